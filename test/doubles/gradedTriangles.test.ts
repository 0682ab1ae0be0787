// Level 3 beside gemm with factors graded oppositely along the depth, on a GPU with doubles: each element within k units of the
// sizes of its terms, as binary64 promises, where 14 moduli would be thousands of times off; and beyond all moduli.
import { describe, expect } from 'vitest';
import { dgemmtr, dsymm, dsyr2k, dsyrk, dtrmm } from '../../src/index.ts';
import { exactDot, nearest } from '../lib/exactDoubles.ts';
import { mulberry32 } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';
import { doubles, gpuTest } from '../setup/contexts.ts';

/** Depth, beyond what soft arithmetic does anyway, and rows. */
const [k, n] = [136, 10];

type Element = (i: number, l: number) => number;

/** Random numbers of 53 bits of some size. */
function sized(rows: number, depth: number, seed: number, size: Element): Element {
  const rng = mulberry32(seed);
  const x = Float64Array.from({ length: rows * depth }, () => 0.5 + rng() / 2 + rng() * 2 ** -31);
  return (i, l) => x[i * depth + l]! * size(i, l);
}

const full = (rows: number, columns: number, x: Element): Float64Array =>
  Float64Array.from({ length: rows * columns }, (_, at) => x(at % rows, Math.floor(at / rows)));

/** Largest error of elements over the sizes of their terms, in units of 2^-53; `terms` are pairs of rows along the depth. */
function worst(c: Float64Array, rows: number, part: (i: number, j: number) => boolean, terms: [Element, Element][]) {
  let most = 0;
  c.forEach((value, at) => {
    const [i, j] = [at % rows, Math.floor(at / rows)];
    if (!part(i, j)) return;
    let [sum, size] = [0n, 0];
    for (const [x, y] of terms) {
      sum += exactDot(
        k,
        (l) => x(i, l),
        (l) => y(j, l),
      );
      for (let l = 0; l < k; l++) size += Math.abs(x(i, l) * y(j, l));
    }
    const error = (Math.abs(value - nearest(sum)) * 2 ** 53) / size;
    most = error <= most ? most : error;
  });
  return most;
}

const down = (by: number) => (_: number, l: number) => 2 ** -Math.round((by * l) / (k - 1));
const up = (by: number) => (_: number, l: number) => 2 ** Math.round((by * l) / (k - 1));
const lower = (i: number, j: number): boolean => i >= j;

/** What a call must not read. */
const none = (size: number): Float64Array => new Float64Array(size).fill(Number.NaN);

/** What a call makes of `start`. */
async function computed(operands: Float64Array[], start: Float64Array, call: (X: never[], C: never) => Promise<void>) {
  const context = await doubles();
  const X = operands.map((x) => context.upload('d', x));
  const C = context.upload('d', start);
  context.queue.trace.length = 0;
  await call(X as never[], C as never);
  expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  const c = await context.download(C);
  for (const x of [...X, C]) x.dispose();
  return c;
}

describe('opposite grading, by binary digits', () => {
  for (const by of some([24, 44], 2)) {
    gpuTest(`gemmtr, ${by}`, async () => {
      const [a, b] = [sized(n, k, 1, down(by)), sized(n, k, 2, up(by))];
      const queue = (await doubles()).queue;
      const c = await computed([full(n, k, a), full(n, k, b)], none(n * n), ([A, B], C) =>
        dgemmtr(queue, { uplo: 'l', transB: 't', n, k, A: A!, lda: n, B: B!, ldb: n, beta: 0, C, ldc: n }),
      );
      expect(worst(c, n, lower, [[a, b]])).toBeLessThan(k);
    });

    gpuTest(`syrk and syr2k, ${by}`, async () => {
      const queue = (await doubles()).queue;
      const mixed: Element = (i, l) => (i % 2 === 0 ? down(by)(i, l) : up(by)(i, l));
      const [a, b] = [sized(n, k, 3, mixed), sized(n, k, 4, mixed)];
      const c = await computed([full(n, k, a)], none(n * n), ([A], C) =>
        dsyrk(queue, { uplo: 'l', n, k, A: A!, lda: n, beta: 0, C, ldc: n }),
      );
      expect(worst(c, n, lower, [[a, a]])).toBeLessThan(k);
      const d = await computed([full(n, k, a), full(n, k, b)], none(n * n), ([A, B], C) =>
        dsyr2k(queue, { uplo: 'l', n, k, A: A!, lda: n, B: B!, ldb: n, beta: 0, C, ldc: n }),
      );
      const both: [Element, Element][] = [
        [a, b],
        [b, a],
      ];
      expect(worst(d, n, lower, both)).toBeLessThan(k);
    });

    gpuTest(`symm and trmm, ${by}`, async () => {
      const queue = (await doubles()).queue;
      // One row of the symmetric matrix is graded, and with it a column, of which each row has one element.
      const s = sized(k, k, 5, (i, l) => (l === 0 ? down(by)(0, i) : 1));
      const a: Element = (i, l) => s(Math.max(i, l), Math.min(i, l));
      const b = sized(n, k, 6, up(by));
      const across = full(k, n, (l, j) => b(j, l));
      const c = await computed([full(k, k, a), across], none(k * n), ([A, B], C) =>
        dsymm(queue, { side: 'l', uplo: 'l', m: k, n, A: A!, lda: k, B: B!, ldb: k, beta: 0, C, ldc: k }),
      );
      expect(worst(c, k, () => true, [[a, b]])).toBeLessThan(k);
      const t = sized(k, k, 7, down(by));
      const triangle: Element = (i, l) => (l <= i ? t(i, l) : 0);
      const d = await computed([full(k, k, t)], across, ([A], B) =>
        dtrmm(queue, { side: 'l', uplo: 'l', m: k, n, A: A!, lda: k, B, ldb: k }),
      );
      expect(worst(d, k, () => true, [[triangle, b]])).toBeLessThan(k);
    });
  }
});
