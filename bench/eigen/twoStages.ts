// The stages of a reduction by way of a band, each with its time, and a tenth of the vectors with either reduction.
import type { Context, DeviceBuffer, Profile } from '../../src/index.ts';
import { lacpy, laset } from '../../src/index.ts';
import {
  diagonalsOf,
  enqueueBand,
  enqueueBandFactor,
  enqueueChased,
  enqueueSb2st,
  enqueueSy2sb,
  enqueueSyevx,
} from '../../src/measuring.ts';
import type { Type } from './errors.ts';

const KD = 16;

/** How a driver reduces. */
export type Way = 'one' | 'two';

interface Times {
  readonly gpuMs: number;
  readonly wallMs: number;
  readonly dispatches: number;
  readonly profile: Profile;
}

export interface Stage extends Times {
  readonly name: string;
  readonly errors: readonly number[];
}

export type Timer = (fresh: () => Promise<void>, record: () => void) => Promise<Times>;

type Check = (
  context: Context,
  of: {
    readonly n: number;
    readonly given: DeviceBuffer<Type>;
    readonly T: DeviceBuffer<'s'>;
    readonly Q: DeviceBuffer<Type>;
  },
) => Promise<number[]>;

/** n is a multiple of four. */
export async function* twoStages(
  context: Context,
  n: number,
  given: DeviceBuffer<Type>,
  time: Timer,
  check: Check | undefined,
): AsyncGenerator<Stage> {
  const { queue } = context;
  if (n % 4 !== 0) return;
  const alloc = (length: number): DeviceBuffer<Type> => context.alloc(given.type, length);
  const [S, V, Q, factors, band] = [alloc(n * n), alloc(n * n), alloc(n * n), alloc(n), alloc(2 * KD * (n + KD))];
  const T = context.alloc('s', 2 * n);
  const mat = (data: DeviceBuffer, off = 0) => ({ data, off, ld: n });
  const [D, E, tau] = [mat(T), mat(T, n), mat(factors)];
  const first = { kd: KD, S: mat(S), tau } as const;
  const fresh = (): Promise<void> => lacpy(queue, { uplo: 'f', m: n, n, A: given, lda: n, B: S, ldb: n });
  const sy2sb = await time(fresh, () => enqueueSy2sb(queue, { order: n, ...first }));
  const diagonals = async (): Promise<void> => enqueueBand(queue, n, KD, diagonalsOf(mat(S)), band);
  const second = { n, kd: KD, band, D, E } as const;
  const alone = await time(diagonals, () => enqueueSb2st(queue, second));
  const kept = await time(diagonals, () => enqueueSb2st(queue, { ...second, V: mat(V) }));
  const unit = (): Promise<void> => laset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: Q, lda: n });
  const chased = await time(unit, () => enqueueChased(queue, { n, kd: KD, V: mat(V), C: mat(Q), columns: n }));
  // Behind the product with the second factor, so that the whole can be judged
  const both = async (): Promise<void> => {
    await unit();
    enqueueChased(queue, { n, kd: KD, V: mat(V), C: mat(Q), columns: n });
  };
  const factor = await time(both, () => enqueueBandFactor(queue, first, n, mat(Q), n));
  const errors = check === undefined ? [] : await check(context, { n, given, T, Q });
  yield { name: 'sy2sb', ...sy2sb, errors: [] };
  yield { name: 'sb2st n', ...alone, errors: [] };
  yield { name: 'sb2st v', ...kept, errors: [] };
  yield { name: 'Q2', ...chased, errors: [] };
  yield { name: 'Q1', ...factor, errors };
  for (const buffer of [S, V, Q, T, factors, band]) buffer.dispose();
}

/** Wall ms of syevx with the first tenth of all vectors, the least of the rounds behind one that is not timed. */
export async function tenth(
  context: Context,
  n: number,
  given: DeviceBuffer<Type>,
  stages: Way,
  rounds: number,
  spinMs: number,
): Promise<number> {
  const { queue } = context;
  const count = Math.max(1, Math.floor(n / 10));
  const [W, Z, m, info] = [
    context.alloc('s', n),
    context.alloc(given.type, n * count),
    context.alloc('i', 1),
    context.alloc('i', 1),
  ];
  const mat = (data: DeviceBuffer) => ({ data, off: 0, ld: n });
  const chosen = { jobz: 'v', range: 'i', vl: 0, vu: 0, il: 1, iu: count } as const;
  const call = { ...chosen, uplo: 'l', n, A: mat(given), W: mat(W), Z: mat(Z), m: mat(m), info: mat(info) } as const;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= rounds; round++) {
    await queue.gpuTime(() => {}, spinMs);
    const start = performance.now();
    await enqueueSyevx(queue, { ...call, stages });
    await queue.sync();
    if (round > 0) least = Math.min(least, performance.now() - start);
  }
  for (const buffer of [W, Z, m, info]) buffer.dispose();
  return least;
}
