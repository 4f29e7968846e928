import { testTerms } from '@bandstand/kits/draft-and-write-tests';
import { readFileSync } from 'node:fs';
import { glossaryOf } from '../glossary.ts';
import { game } from '../index.ts';

testTerms(game, glossaryOf(game), readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8'));
