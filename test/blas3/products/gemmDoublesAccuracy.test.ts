// How accurate products of doubles are on a GPU, by the argument that says how accurate they shall be: for elements of one size, and for
// factors whose large elements meet the other's small ones.
import { describe, expect } from 'vitest';
import { dgemm } from '../../../src/index.ts';
import { exactDot, nearest } from '../../lib/exactDoubles.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { doubles, gpuTest } from '../../setup/contexts.ts';

type Accuracy = NonNullable<Parameters<typeof dgemm>[1]['accuracy']>;
const [m, n, k] = [12, 11, 60];

/** Random numbers of 53 bits, element (i, l) times 2^power(l). */
function factor(seed: number, power: (l: number) => number): (i: number, l: number) => number {
  const rng = mulberry32(seed);
  const x = Float64Array.from({ length: Math.max(m, n) * k }, () => 2 * rng() - 1 + rng() * 2 ** -31);
  return (i, l) => x[i * k + l]! * 2 ** power(l);
}

/** Largest error of an element: over sum |a| |b|, and over the norms of its row and its column, in units of 2^-53. */
async function errors(accuracy: Accuracy, powerA: (l: number) => number, powerB: (l: number) => number) {
  const context = await doubles();
  const [a, b] = [factor(1, powerA), factor(2, powerB)];
  const A = context.upload(
    'd',
    Float64Array.from({ length: m * k }, (_, at) => a(at % m, Math.floor(at / m))),
  );
  const B = context.upload(
    'd',
    Float64Array.from({ length: k * n }, (_, at) => b(Math.floor(at / k), at % k)),
  );
  const C = context.alloc('d', m * n);
  await dgemm(context.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m, accuracy });
  const c = await context.download(C);
  let [terms, norms] = [0, 0];
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      const exact = nearest(
        exactDot(
          k,
          (l) => a(i, l),
          (l) => b(j, l),
        ),
      );
      let [size, rows, columns] = [0, 0, 0];
      for (let l = 0; l < k; l++) {
        size += Math.abs(a(i, l) * b(j, l));
        rows += a(i, l) ** 2;
        columns += b(j, l) ** 2;
      }
      const error = Math.abs(c[i + j * m]! - exact) * 2 ** 53;
      terms = error / size <= terms ? terms : error / size;
      norms = error / Math.sqrt(rows * columns) <= norms ? norms : error / Math.sqrt(rows * columns);
    }
  }
  for (const X of [A, B, C]) X.dispose();
  return { terms, norms };
}

const even = (): number => 0;
const down =
  (by: number) =>
  (l: number): number =>
    -Math.round((by * l) / (k - 1));
const up =
  (by: number) =>
  (l: number): number =>
    -Math.round((by * (k - 1 - l)) / (k - 1));

describe('a product of doubles on the GPU', () => {
  gpuTest('of elements of one size has the accuracy that is asked for', async () => {
    expect((await errors('f64', even, even)).terms).toBeLessThan(4);
    expect((await errors('wide', even, even)).terms).toBe(0);
    const [df64, f32] = [await errors('df64', even, even), await errors('f32', even, even)];
    expect(df64.norms).toBeLessThan(2 ** 5);
    expect(f32.norms).toBeLessThan(2 ** 28);
    // Each is what fewer moduli give, not more than was asked for.
    expect(df64.norms).toBeGreaterThan(1);
    expect(f32.norms).toBeGreaterThan(2 ** 12);
  });

  gpuTest('takes a number of moduli, and refuses one out of its range', async () => {
    const by = (moduli: number) => errors(moduli, even, even);
    expect(await by(13)).toEqual(await errors('df64', even, even));
    expect((await by(20)).terms).toBe(0);
    expect((await by(6)).norms).toBeGreaterThan((await by(8)).norms);
    const context = await doubles();
    const [A, B, C] = [context.alloc('d', 1), context.alloc('d', 1), context.alloc('d', 1)];
    for (const accuracy of [5, 21, 14.5, Number.NaN, '14'] as Accuracy[]) {
      const call = dgemm(context.queue, { m: 1, n: 1, k: 1, A, lda: 1, B, ldb: 1, C, ldc: 1, accuracy });
      await expect(call).rejects.toThrow(/accuracy.*'f32' or an integer in 6\.\.20/s);
    }
  });

  gpuTest('graded in the same direction along the depth is as accurate', async () => {
    expect((await errors('f64', down(25), down(25))).terms).toBeLessThan(8);
  });

  gpuTest('graded in opposite directions keeps its accuracy by terms, whatever that takes', async () => {
    // Every four digits another modulus; 28 and more by soft arithmetic.
    for (const by of [3, 5, 8, 9, 12, 13, 17, 20, 21, 24, 25, 27, 28, 33, 60, 900])
      expect((await errors('f64', down(by), up(by))).terms).toBeLessThan(8);
    // What is measured is needed: one number of moduli does not do for all, and its error is bounded by norms.
    const fixed = await errors(14, down(25), up(25));
    expect(fixed.norms).toBeLessThan(4);
    expect(fixed.terms).toBeGreaterThan(2 ** 12);
    expect((await errors('wide', down(25), up(25))).terms).toBeLessThan(2);
    expect((await errors('wide', down(60), up(60))).terms).toBeGreaterThan(2 ** 12);
  });
});
