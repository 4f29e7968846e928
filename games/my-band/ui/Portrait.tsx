import { For, Show } from 'solid-js';
import { Thing } from './Thing.tsx';
import { traitsOf } from './portraitTraits.ts';

const INK = '#211c17';
const CAP = 'M20.4 29C18.6 15.5 26 13 32 13s13.4 2.5 11.6 16C41.8 23 38 21 32 21s-9.8 2-11.6 8Z';

/** Hair behind the head and before it, by style. */
const HAIR_BEHIND: readonly string[] = [
  '',
  '',
  'M32 6.5C20 6.5 14.5 15 15 25s7 15 17 15 17-5 17-15S44 6.5 32 6.5Z',
  'M18.5 27C16 11 48 11 45.500 27L48 51C44.500 53.500 42 51 42 47H22C22 51 19.500 53.500 16 51Z',
  'M17.500 28C16.500 12.500 47.500 12.500 46.500 28V40C42.500 42.500 40 40 40 36H24C24 40 21.500 42.500 17.500 40Z',
  '',
  '',
  'M16 15a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0ZM37 15a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0Z',
  'M20 30C13 28 15 20 18 19C15 13 22 10 25 12C27 7 35 7 38 11C43 8 49 13 46 19C50 21 50 28 44 30Z',
  'M40 14C50 12 53 22 50 30C49 35 52 38 50 41C46 40 45 36 45.500 31Z',
];
const HAIR_BEFORE: readonly string[] = [
  '',
  CAP,
  'M21 26C21 18 26 15.500 32 15.500S43 18 43 26C41 21.500 37 20 32 20s-9 1.500-11 6Z',
  'M20.400 30C19 16 26 14 33 14.500C30 19 26 22 20.400 30ZM43.600 30C45 16 38 14 33 14.500C36 19 40 22 43.600 30Z',
  'M20 27C19 14 45 14 44 27C40 24.500 36 23.500 32 23.500S24 24.500 20 27Z',
  'M27.500 20C26 10 29 5 32 2.500C35 5 38 10 36.500 20C34 18.500 30 18.500 27.500 20Z',
  'M20.300 28C18.500 15 29 10 40 12.500C46.500 14 45.500 22 43.700 28C42.500 23 39 20.500 35 21.500C29 23 24 21.500 20.300 28Z',
  CAP,
  'M21 25C24 19 28 22 30 18.500C33 22 37 18 39 21.500C41 20 43 23 43.400 26C45 18 40 13 32 13S19 18 21 25Z',
  CAP,
];
const HATS: readonly { readonly d: string; readonly fill: string }[] = [
  { d: 'M19.500 22C19.500 11 25 7.500 32 7.500S44.500 11 44.500 22C40 20.500 24 20.500 19.500 22Z', fill: '#d4342c' },
  {
    d: 'M12 21.500C18 18 21 20 22.500 13C24 8.500 29 10.500 32 9.500S40 8.500 41.500 13C43 20 46 18 52 21.500C46 25 18 25 12 21.500Z',
    fill: INK,
  },
  { d: 'M19.800 21C20 11.500 26 9 32 9S44 11.500 44.200 21H56C56 23.500 50 24 44 23.500H19.800Z', fill: '#8a5a2b' },
  { d: 'M20 21.500C26 18.500 38 18.500 44 21.500L43.700 26C38 23 26 23 20.300 26Z', fill: '#d4342c' },
  { d: 'M17 20C15 12 24 8 33 8.500S48 13 46.500 19C40 17 26 17 17 20ZM33 8.500L34 5', fill: INK },
];
const MOUTHS = [
  'M27.500 36.500C29.500 39 34.500 39 36.500 36.500',
  'M28 37.500H36',
  'M27 36C29 40.500 35 40.500 37 36Z',
  'M28.500 37.800C31 36.300 33.500 39 36 37',
];
const BEARDS = [
  'M26.500 35.300C28.500 33.300 31 33.800 32 34.800C33 33.800 35.500 33.300 37.500 35.300C35.500 37.200 33 36.600 32 35.800C31 36.600 28.500 37.200 26.500 35.300Z',
  'M21.300 31C22 44.500 28 46 32 46S42 44.500 42.700 31C40 36 38 35 36.500 34.500S28 34 27.500 34.500S24 36 21.300 31ZM28.500 38.500C30.500 40 33.500 40 35.500 38.500C34 37.500 30 37.500 28.500 38.500Z',
  'M29 40.500C30 46.500 34 46.500 35 40.500C33.500 41.500 30.500 41.500 29 40.500Z',
];
const BROWS = [
  'M25 25.300C26.500 24.300 28 24.300 29.300 25M34.700 25C36 24.300 37.500 24.300 39 25.300',
  'M25 24.600H29.500M34.500 24.600H39',
  'M25 26L29.300 24.600M34.700 24.600L39 26',
];

/** A face in a few inks, made from the card's id, with the thing this person plays or works with. */
export function Portrait(props: { id: string; thing: string; class?: string }) {
  const traits = () => traitsOf(props.id);
  const hat = () => HATS[traits().hat];
  return (
    <svg class={`mb-portrait ${props.class ?? ''}`} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={traits().tile} />
      <For each={[0, 1, 2, 3, 4, 5]}>
        {(ray) => <path d="M32 40L26 -14H38Z" fill="#fff" opacity=".16" transform={`rotate(${ray * 60 + 30} 32 40)`} />}
      </For>
      <g transform={`rotate(${traits().lean} 32 44)`}>
        <path d={HAIR_BEHIND[traits().hair]} fill={traits().hairColor} />
        <path d="M27.500 40H36.500V50H27.500Z" fill={traits().skin} />
        <path d="M27.500 43C29.500 45.500 34.500 45.500 36.500 43V46H27.500Z" fill={INK} opacity=".18" />
        <path d="M8 64C9 51 20 48.500 27 47.500C29 51 35 51 37 47.500C44 48.500 55 51 56 64Z" fill={traits().shirt} />
        <Show when={traits().isStriped}>
          <path
            d="M12 55C24 51.500 40 51.500 52 55M9.500 60C24 56 40 56 54.500 60"
            fill="none"
            stroke="#d4342c"
            stroke-width="2"
          />
        </Show>
        <circle cx="20.600" cy="31" r="2.600" fill={traits().skin} />
        <circle cx="43.400" cy="31" r="2.600" fill={traits().skin} />
        <path d="M21 28C21 18 26 15 32 15S43 18 43 28C43 37 38 43.500 32 43.500S21 37 21 28Z" fill={traits().skin} />
        <path d={BROWS[traits().brows]} fill="none" stroke={INK} stroke-width="1.300" stroke-linecap="round" />
        <Eyes style={traits().eyes} />
        <path
          d="M32 29.500C31 32 31 33 32.600 33.300"
          fill="none"
          stroke={INK}
          stroke-width="1.100"
          stroke-linecap="round"
          opacity=".75"
        />
        <path
          d={MOUTHS[traits().mouth]}
          fill={traits().mouth === 2 ? '#fff' : 'none'}
          stroke={INK}
          stroke-width="1.300"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <path d={BEARDS[traits().beard] ?? ''} fill={traits().hairColor} />
        <Show when={hat() === undefined || traits().hat === 3}>
          <path d={HAIR_BEFORE[traits().hair]} fill={traits().hairColor} />
        </Show>
        <Glasses style={traits().glasses} />
        <Show when={hat()}>
          {(worn) => <path d={worn().d} fill={worn().fill} stroke={INK} stroke-width=".8" stroke-linejoin="round" />}
        </Show>
        <Show when={traits().hasEarring}>
          <circle cx="20" cy="35" r="1.400" fill="none" stroke="#f0b400" stroke-width="1" />
        </Show>
      </g>
      <Thing name={props.thing} />
    </svg>
  );
}

function Eyes(props: { style: number }) {
  return (
    <Show
      when={props.style !== 2}
      fallback={
        <path
          d="M25.500 28.500C26.500 27.500 28 27.500 29 28.500M35 28.500C36 27.500 37.500 27.500 38.500 28.500"
          fill="none"
          stroke={INK}
          stroke-width="1.300"
          stroke-linecap="round"
        />
      }
    >
      <ellipse cx="27.300" cy="28.500" rx="1.300" ry={props.style === 0 ? 1.6 : 1.2} fill={INK} />
      <ellipse cx="36.700" cy="28.500" rx="1.300" ry={props.style === 0 ? 1.6 : 1.2} fill={INK} />
    </Show>
  );
}

function Glasses(props: { style: number }) {
  return (
    <>
      <Show when={props.style === 0}>
        <path
          d="M23.300 28.500a3.900 3.900 0 1 0 7.800 0 3.900 3.900 0 1 0-7.800 0ZM32.900 28.500a3.900 3.900 0 1 0 7.800 0 3.900 3.900 0 1 0-7.800 0ZM31.100 28C31.600 27.500 32.400 27.500 32.900 28"
          fill="rgb(255 255 255 / .25)"
          stroke={INK}
          stroke-width="1.200"
        />
      </Show>
      <Show when={props.style === 1}>
        <path
          d="M23 25.500H31V31.500H23ZM33 25.500H41V31.500H33ZM31 27H33"
          fill="rgb(255 255 255 / .25)"
          stroke={INK}
          stroke-width="1.200"
          stroke-linejoin="round"
        />
      </Show>
      <Show when={props.style === 2}>
        <path
          d="M22.500 26H31.200C31.200 31 29.500 32 27 32S22.500 30 22.500 26ZM32.800 26H41.500C41.500 30 39.500 32 37 32S32.800 31 32.800 26ZM31 26.500H33"
          fill={INK}
          stroke={INK}
          stroke-width="1"
        />
      </Show>
    </>
  );
}
