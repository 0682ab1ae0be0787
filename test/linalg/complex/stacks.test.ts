// Functions and polar decompositions of stacks of complex matrices: one call of a batch, and what each matrix has alone.
import { describe, expect, it } from 'vitest';
import { ComplexArray, ConvergenceError, logm, matmul, polar, signm, slice, sub } from '../../../src/linalg/index.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { contexts } from '../../setup/contexts.ts';

const random = (shape: readonly number[], Data: typeof Float32Array | typeof Float64Array): ComplexArray => {
  const rng = mulberry32(21);
  const data = new Data(2 * shape.reduce((x, y) => x * y, 1)).map(() => signed(rng));
  return new ComplexArray(data, shape);
};

/** NaN is larger than anything. */
const largest = (x: ComplexArray): number =>
  Array.from(x.data).reduce((most, v) => (Number.isNaN(v) ? Number.POSITIVE_INFINITY : Math.max(most, Math.abs(v))), 0);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const options = { context };

  describe.each([
    ['complex64', Float32Array, 'c', 2e-4],
    ['complex128', Float64Array, 'z', 1e-11],
  ] as const)('%s', (_name, Data, letter, most) => {
    it.each([
      ['signm', signm],
      ['logm', logm],
    ] as const)('%s is one call', async (name, f) => {
      const A = random([2, 3, 4, 4], Data);
      // Eigenvalues away from the axes that have none.
      for (let p = 0; p < A.data.length; p += 32)
        for (let i = 0; i < 4; i++) A.data[p + 10 * i] = A.data[p + 10 * i]! + 3;
      const all = await f(A, options);
      const made = queue.trace.map(({ routine }) => routine);
      expect(made).toEqual([`${letter}${name}StridedBatched`]);
      expect([all.shape, all.data.constructor]).toEqual([A.shape, Data]);
      const one = await f(slice(A, '1, 2'), options);
      expect(largest(sub(slice(all, '1, 2'), one)) < most).toBe(true);
    });

    it.each([
      [5, 3, 'right'],
      [3, 5, 'left'],
      [4, 4, 'right'],
    ] as const)('polar of %i x %i, P on the %s, is one call of the routine of that name', async (m, n, side) => {
      const A = random([3, m, n], Data);
      const { U, P } = await polar(A, { ...options, side });
      const made = queue.trace.map(({ routine }) => routine);
      expect(made).toEqual([`${letter}polarStridedBatched`]);
      const product = side === 'right' ? await matmul(U, P, options) : await matmul(P, U, options);
      expect(largest(sub(product, A)) < most).toBe(true);
      expect(largest(sub(P.H, P))).toBe(0);
      const [first, second] = side === 'right' ? [U.H, U] : [U, U.H];
      const gram = await matmul(first, second, options);
      for (let b = 0; b < 3; b++) {
        for (let i = 0; i < Math.min(m, n); i++) {
          const { re, im } = gram.get(b, i, i);
          expect(Math.hypot(re - 1, im) < most).toBe(true);
        }
      }
      const alone = await polar(slice(A, '2'), { ...options, side });
      expect(largest(sub(slice(U, '2'), alone.U)) < most).toBe(true);
      expect(largest(sub(slice(P, '2'), alone.P)) < most).toBe(true);
      expect(queue.trace.some(({ routine }) => routine === `${letter}polar`)).toBe(true);
    });
  });

  it('polar names the matrix that has none', async () => {
    const A = random([2, 3, 3], Float32Array);
    A.data[2 * 9 + 5] = Number.NaN;
    const error = await rejectionOf(() => polar(A, options));
    expect(error).toBeInstanceOf(ConvergenceError);
  });
});
