import { boardWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The table as the designer asks playtesters to send it, at any time. */
export function Playtest() {
  const model = useModel();
  /** What writes it comes when it is asked for. */
  const write = async (kind: 'json' | 'page'): Promise<void> => {
    const { playtestOf, playtestPage } = (await import('../text/playtest.ts')).playtest;
    const test = playtestOf(model.content(), model.view(), model.names(), model.song);
    if (kind === 'json') save('playtest.json', 'application/json', JSON.stringify(test, null, 2));
    else save('playtest.html', 'text/html', playtestPage(test));
  };
  return (
    <details class="gd-playtest panel" data-term="playtest">
      <summary>{boardWords.playtest.title}</summary>
      <p class="quiet">{boardWords.playtest.about}</p>
      <div class="gd-buttons">
        <button type="button" class="gd-spot gd-button" onClick={() => void write('json')}>
          {boardWords.playtest.json}
        </button>
        <button type="button" class="gd-spot gd-button" onClick={() => void write('page')}>
          {boardWords.playtest.page}
        </button>
      </div>
    </details>
  );
}
