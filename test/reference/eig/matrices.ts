// What the eigenvalue programs have in common: a trial for every size and type of matrix, or for a sample of them.
import { Random } from '../../../testing/lib/random.ts';
import type { NumberPrec, RealPrec } from '../lin/desk.ts';
import { SEED, type Setting, sample } from '../lin/setting.ts';
import { Tally } from '../lin/tally.ts';
import { Trial } from './trial.ts';

/** Every how many-th matrix is of a sample: relatively prime to the numbers of types, so that it meets all of them. */
export const OFTEN = 5;

/** Runs the tests of every matrix, sizes outside, types inside. */
export async function matrices<S, P extends NumberPrec = RealPrec>(
  { context, prec, every }: Setting<P>,
  { threshold, sizes, types }: { readonly threshold: number; readonly sizes: readonly S[]; readonly types: number },
  test: (trial: Trial<P>, size: S, type: number) => Promise<void>,
): Promise<Tally> {
  const tally = new Tally(threshold);
  const wanted = sample(every);
  for (const [k, size] of sizes.entries()) {
    for (let type = 1; type <= types; type++) {
      if (!wanted()) continue;
      // Of each matrix its own numbers, so that it is the same in a sample.
      const random = new Random([SEED[0], k, type, SEED[3]]);
      await test(new Trial(context, prec, tally, random, `size ${String(size)}, type ${type}`), size, type);
    }
  }
  return tally;
}

/** Two indices from 1 to n, in order; 1 and n of what has at most one. */
export function chosenOf(n: number, random: Random): { readonly il: number; readonly iu: number } {
  if (n <= 1) return { il: 1, iu: n };
  const [a, b] = [1 + Math.floor(n * random.rand()), 1 + Math.floor(n * random.rand())];
  return { il: Math.min(a, b), iu: Math.max(a, b) };
}
