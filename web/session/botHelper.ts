import type { HelperOrder } from './botHelpers.ts';
import { botPart } from './botPart.ts';

self.addEventListener('message', (event: MessageEvent<HelperOrder>) => {
  const { question, number } = event.data;
  botPart(question, number).then(
    (part) => self.postMessage(part),
    // Whoever asked thinks about it too and will tell.
    () => self.postMessage({ opinions: [] }),
  );
});
