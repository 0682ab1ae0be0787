// cholesky on every backend: both triangles, layouts, matrices that are not positive definite, refusals.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, NotPositiveDefiniteError } from '../../src/core/errors.ts';
import { cholesky } from '../../src/linalg/index.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

besideGpu();

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -24, double: 2 ** -53 } as const;
type Dtype = keyof typeof dtypes;

/** Symmetric, with a dominant diagonal; the triangle that must not be read holds NaN. */
function definite(dtype: Dtype, n: number, upper: boolean): ndarray.NdArray<Float32Array | Float64Array> {
  const rng = mulberry32(3);
  const A = ndarray(new dtypes[dtype](n * n).fill(Number.NaN), [n, n]);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      const value = i === j ? n + 1 : signed(rng);
      if (upper) A.set(j, i, value);
      else A.set(i, j, value);
    }
  }
  return A;
}

describe.each(contexts.map((context) => [context.backend, context] as const))('cholesky on the %s', (_, context) => {
  it.each(Object.keys(dtypes) as Dtype[])('multiplies back from either triangle (%s)', async (dtype) => {
    for (const upper of [false, true]) {
      for (const n of [1, 2, 17, 40]) {
        const A = definite(dtype, n, upper);
        const before = Array.from(A.data);
        const F = await cholesky(A, { context, upper });
        expect(F.shape).toEqual([n, n]);
        expect(F.data).toBeInstanceOf(dtypes[dtype]);
        const L = upper ? F.transpose(1, 0) : F;
        for (let i = 0; i < n; i++) {
          for (let j = 0; j <= i; j++) {
            let sum = upper ? A.get(j, i) : A.get(i, j);
            for (let s = 0; s <= j; s++) sum -= L.get(i, s) * L.get(j, s);
            expect(Math.abs(sum)).toBeLessThan(30 * n * EPS[dtype]);
            if (j < i) expect(L.get(j, i)).toBe(0);
          }
        }
        expect(Array.from(A.data)).toEqual(before);
      }
    }
  });

  it('is exact where nothing is rounded, reads any strides, and takes an empty matrix', async () => {
    const A = ndarray(new Float64Array([4, 2, 2, 5]), [2, 2]);
    expect(Array.from((await cholesky(A, { context })).data)).toEqual([2, 0, 1, 2]);
    expect(Array.from((await cholesky(A, { context, upper: true })).data)).toEqual([2, 1, 0, 2]);
    const reversed = ndarray(new Float64Array([5, 2, 2, 4]), [2, 2]).step(-1, -1);
    expect(Array.from((await cholesky(reversed, { context })).data)).toEqual([2, 0, 1, 2]);
    expect((await cholesky(ndarray(new Float32Array(0), [0, 0]), { context })).shape).toEqual([0, 0]);
  });

  it('throws where a leading minor is not positive, and says which', async () => {
    for (const [values, info] of [
      [[0, 0, 0, 1], 1],
      [[1, 2, 2, 1], 2],
      [[1, 0, 0, Number.NaN], 2],
    ] as const) {
      const failure = await cholesky(ndarray(new Float32Array(values), [2, 2]), { context }).catch((e) => e);
      expect(failure).toBeInstanceOf(NotPositiveDefiniteError);
      expect(failure).toMatchObject({ info });
    }
  });
});

it('refuses matrices that are not square, and other options', async () => {
  const good = ndarray(new Float64Array([4, 2, 2, 5]), [2, 2]);
  const calls: [args: unknown[], argument: string][] = [
    [[ndarray(new Float64Array(6), [2, 3])], 'A'],
    [[good, { context: cpu, lower: true }], 'lower'],
    [[good, { context: cpu, upper: 'yes' }], 'upper'],
  ];
  for (const [args, argument] of calls) {
    const failure = await (cholesky as (...args: unknown[]) => Promise<unknown>)(...args).catch((e) => e);
    expect(failure).toBeInstanceOf(ArgumentError);
    expect(failure).toMatchObject({ routine: 'cholesky', argument });
  }
});
