/** A strength as Glicko-2 has it: the middle, how sure it is, and how much results surprise. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One result against somebody whose strength is known about as well: 1 won, ½ shared, 0 lost. */
export interface Result {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How quickly volatility may change. */
const TAU = 0.5;
const ENOUGH = 1e-6;

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The volatility that explains the results best, by the Illinois method as the paper has it. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta * delta - phi * phi - v - e)) / (2 * (phi * phi + v + e) ** 2) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - v);
  if (delta * delta <= phi * phi + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > ENOUGH) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

/** The strength after the results of one period. */
export function rated(before: Rating, results: readonly Result[]): Rating {
  const mu = (before.rating - 1500) / SCALE;
  const phi = before.deviation / SCALE;
  if (results.length === 0) {
    const wider = Math.sqrt(phi * phi + before.volatility ** 2);
    return { ...before, deviation: Math.min(UNRATED.deviation, wider * SCALE) };
  }
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation, score } of results) {
    const g = weight(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - 1500) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const v = 1 / information;
  const volatility = newVolatility(before.volatility, phi, v, v * surprise);
  const wider = Math.sqrt(phi * phi + volatility * volatility);
  const deviation = 1 / Math.sqrt(1 / (wider * wider) + 1 / v);
  return {
    rating: 1500 + SCALE * (mu + deviation * deviation * surprise),
    deviation: deviation * SCALE,
    volatility,
  };
}
