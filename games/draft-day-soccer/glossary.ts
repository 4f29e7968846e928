import type { Game } from '@bandstand/engine';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { kitGlossary } from '@bandstand/kits/draft-and-write-glossary';
import { chapters } from './text/glossary.ts';

export const glossaryOf = (game: Game<DraftAndWrite>) => kitGlossary(game, chapters);
