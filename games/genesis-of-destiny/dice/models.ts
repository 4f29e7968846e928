import type { Column } from '../vocabulary.ts';
import { FOR_THE_BAND, type Weights } from './points.ts';
import { SongModel } from './songModel.ts';

const models = new Map<string, SongModel>();
const ofBand = new WeakMap<readonly Column[], SongModel>();
const MOST_MODELS = 48;

/** The model of a song, kept for the next question about it. */
export function modelOf(columns: readonly Column[], weights: Weights = FOR_THE_BAND): SongModel {
  const quick = weights === FOR_THE_BAND ? ofBand.get(columns) : undefined;
  if (quick !== undefined) return quick;
  const model = keptModel(columns, weights);
  if (weights === FOR_THE_BAND) ofBand.set(columns, model);
  return model;
}

function keptModel(columns: readonly Column[], weights: Weights): SongModel {
  const key = `${weights.join()}|${columns.map(({ rows, circles }) => `${rows}:${circles.join()}`).join('|')}`;
  const known = models.get(key);
  if (known !== undefined) return known;
  if (models.size >= MOST_MODELS) models.clear();
  const model = new SongModel(columns, weights);
  models.set(key, model);
  return model;
}
