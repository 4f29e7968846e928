import { boardEn } from '../text/board.en.ts';
import { useDesk } from './desk.ts';
import { playtestOf, playtestPage } from './playtest.ts';

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The table as the designer asks playtesters to send it, at any time. */
export function Playtest() {
  const desk = useDesk();
  const test = () => playtestOf(desk.content(), desk.view(), desk.names(), desk.song);
  return (
    <details class="gd-playtest panel" data-term="playtest">
      <summary>{boardEn.playtest.title}</summary>
      <p class="quiet">{boardEn.playtest.about}</p>
      <div class="gd-buttons">
        <button
          type="button"
          class="gd-spot gd-button"
          onClick={() => save('playtest.json', 'application/json', JSON.stringify(test(), null, 2))}
        >
          {boardEn.playtest.json}
        </button>
        <button
          type="button"
          class="gd-spot gd-button"
          onClick={() => save('playtest.html', 'text/html', playtestPage(test()))}
        >
          {boardEn.playtest.page}
        </button>
      </div>
    </details>
  );
}
