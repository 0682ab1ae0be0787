// inv, det and slogdet on every backend: layouts, data types, singular matrices, and determinants out of the range of doubles.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, SingularError } from '../../src/core/errors.ts';
import { type ArrayInput, det, inv, type SignAndLog, slogdet, type VerbOptions } from '../../src/linalg/index.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

besideGpu();

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -24, double: 2 ** -53 } as const;
type Dtype = keyof typeof dtypes;
const names = Object.keys(dtypes) as Dtype[];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;

const random = (dtype: Dtype, rows: number, cols: number, seed = 7): Matrix => {
  const rng = mulberry32(seed);
  return ndarray(
    new dtypes[dtype](rows * cols).map(() => signed(rng)),
    [rows, cols],
  );
};

/** n x n matrices of random numbers, each described in its own way. */
const layouts: Record<string, (dtype: Dtype, n: number) => Matrix> = {
  'row-major': (dtype, n) => random(dtype, n, n),
  'transposed view': (dtype, n) => random(dtype, n, n).transpose(1, 0),
  'sub-matrix': (dtype, n) =>
    random(dtype, n + 5, n + 4)
      .hi(n + 2, n + 3)
      .lo(2, 3),
  'negative strides': (dtype, n) => random(dtype, n, n).step(-1, -1),
  'every other element': (dtype, n) => random(dtype, 2 * n, 2 * n).step(2, 2),
};

/** ||I - A X||_1 / (n ||A||_1 ||X||_1), R9. */
function inverseError(A: Matrix, X: Matrix): number {
  const n = A.shape[0]!;
  const norm = (entry: (i: number, j: number) => number): number => {
    const sums = Array.from({ length: n }, (_, j) =>
      Array.from({ length: n }, (_, i) => Math.abs(entry(i, j))).reduce((s, x) => s + x, 0),
    );
    return Math.max(...sums);
  };
  const residual = norm((i, j) => {
    let sum = i === j ? 1 : 0;
    for (let l = 0; l < n; l++) sum -= A.get(i, l) * X.get(l, j);
    return sum;
  });
  return residual / (n * norm((i, j) => A.get(i, j)) * norm((i, j) => X.get(i, j)));
}

/** Determinant by Laplace's expansion of the first row: another algorithm than the one under test. */
function expansion(rows: number[][]): number {
  if (rows.length === 0) return 1;
  return rows[0]!.reduce(
    (sum, x, j) => sum + (j % 2 === 0 ? x : -x) * expansion(rows.slice(1).map((row) => row.filter((_, l) => l !== j))),
    0,
  );
}

/** A diagonal matrix. */
const diagonal = (values: readonly number[]): Matrix => {
  const n = values.length;
  return ndarray(
    Float64Array.from({ length: n * n }, (_, p) => (p % (n + 1) === 0 ? values[p / (n + 1)]! : 0)),
    [n, n],
  );
};

for (const context of contexts) {
  describe(`inv, det and slogdet on the ${context.backend}`, () => {
    for (const [layout, make] of Object.entries(layouts)) {
      it(`inv takes ${layout}, and changes nothing`, async () => {
        for (const dtype of names) {
          for (const n of [1, 2, 17, 40]) {
            const A = make(dtype, n);
            const before = Array.from(A.data);
            const X = (await inv(A, { context })) as Matrix;
            expect(X.shape).toEqual([n, n]);
            expect(X.data).toBeInstanceOf(dtypes[dtype]);
            expect(inverseError(A, X)).toBeLessThan(30 * EPS[dtype]);
            expect(Array.from(A.data)).toEqual(before);
          }
        }
      });

      it(`det and slogdet take ${layout}`, async () => {
        for (const dtype of names) {
          for (const n of [1, 2, 5]) {
            const A = make(dtype, n);
            const rows = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => A.get(i, j)));
            const expected = expansion(rows);
            // |det(A + E) - det(A)| is at most about n! ||E||_max for elements below 1.
            const bound = 1000 * EPS[dtype];
            const found = await det(A, { context });
            expect(Math.abs(found - expected)).toBeLessThan(bound);
            const { sign, logabsdet } = await slogdet(A, { context });
            expect(sign).toBe(Math.sign(expected));
            expect(Math.abs(sign * Math.exp(logabsdet) - expected)).toBeLessThan(bound);
          }
        }
      });
    }

    it('are exact where nothing is rounded', async () => {
      for (const dtype of names) {
        const A = ndarray(new dtypes[dtype]([2, 1, 4, 3]), [2, 2]);
        expect(Array.from((await inv(A, { context })).data)).toEqual([1.5, -0.5, -2, 1]);
        expect(await det(A, { context })).toBe(2);
        // A cycle of three is even, an exchange odd.
        const cycle = ndarray(new dtypes[dtype]([0, 1, 0, 0, 0, 1, 1, 0, 0]), [3, 3]);
        expect(Array.from((await inv(cycle, { context })).data, (x) => x + 0)).toEqual([0, 0, 1, 1, 0, 0, 0, 1, 0]);
        expect(await det(cycle, { context })).toBe(1);
        expect(await det(ndarray(new dtypes[dtype]([0, 1, 1, 0]), [2, 2]), { context })).toBe(-1);
        expect(await slogdet(ndarray(new dtypes[dtype]([0, 1, 1, 0]), [2, 2]), { context })).toEqual({
          sign: -1,
          logabsdet: 0,
        });
      }
    });

    it('take empty matrices', async () => {
      const none = ndarray(new Float32Array(0), [0, 0]);
      expect((await inv(none, { context })).shape).toEqual([0, 0]);
      expect(await det(none, { context })).toBe(1);
      expect(await slogdet(none, { context })).toEqual({ sign: 1, logabsdet: 0 });
    });

    it('meet singular matrices: inv throws, det is 0, the logarithm -Infinity', async () => {
      for (const dtype of names) {
        const A = ndarray(new dtypes[dtype]([1, 2, 3, 2, 4, 6, 1, 1, 1]), [3, 3]);
        const failure = await inv(A, { context }).catch((e) => e);
        expect(failure).toBeInstanceOf(SingularError);
        expect(failure.message).toBe('inv: the matrix is singular: U(3,3) is exactly zero (info = 3)');
        expect(await det(A, { context })).toBe(0);
        expect(await slogdet(A, { context })).toEqual({ sign: 0, logabsdet: Number.NEGATIVE_INFINITY });
      }
    });

    it('pass NaN on', async () => {
      for (const dtype of names) {
        const A = ndarray(new dtypes[dtype]([Number.NaN, 1, 4, 3]), [2, 2]);
        expect(Array.from((await inv(A, { context })).data as Float32Array).every(Number.isNaN)).toBe(true);
        expect(await det(A, { context })).toBeNaN();
        const { sign, logabsdet } = await slogdet(A, { context });
        expect([sign, logabsdet]).toEqual([Number.NaN, Number.NaN]);
      }
    });

    it('copy their operand before they return', async () => {
      type Verb = (A: ArrayInput, options: VerbOptions) => Promise<number | SignAndLog | Matrix>;
      for (const verb of [inv, det, slogdet] as readonly Verb[]) {
        const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]);
        const pending = verb(A, { context });
        A.data.fill(Number.NaN);
        const result = await pending;
        const first = typeof result === 'number' ? result : 'data' in result ? result.data[0] : result.sign;
        expect(first).toBeGreaterThan(0);
      }
    });
  });
}

describe('determinants beyond the range of doubles', () => {
  it('do not overflow on the way', async () => {
    expect(await det(diagonal([1e300, 1e300, 1e-300, 1e-300]), { context: cpu })).toBeCloseTo(1, 12);
    expect(await det(diagonal([1e-300, 1e-300, 1e300, -1e300]), { context: cpu })).toBeCloseTo(-1, 12);
    // Subnormal numbers, and one as a result.
    expect(await det(diagonal([2 ** -1074, 2 ** 1000, 2 ** 74]), { context: cpu })).toBe(1);
    expect(await det(diagonal([2 ** -1000, 2 ** -74]), { context: cpu })).toBe(2 ** -1074);
    expect(await det(diagonal([2 ** 1023, 2 ** 1023, 2 ** -1023]), { context: cpu })).toBe(2 ** 1023);
  });

  it('overflow and underflow if they must, and slogdet does not', async () => {
    const many = (value: number): Matrix => diagonal(new Array(20).fill(value));
    expect(await det(many(-1e300), { context: cpu })).toBe(Number.POSITIVE_INFINITY);
    expect(await det(many(1e-300), { context: cpu })).toBe(0);
    const { sign, logabsdet } = await slogdet(many(1e-300), { context: cpu });
    expect(sign).toBe(1);
    expect(Math.abs(logabsdet + 6000 * Math.LN10)).toBeLessThan(1e-10);
    expect(await det(diagonal([0, 1e300, 1e300, 1e300]), { context: cpu })).toBe(0);
    expect(await det(diagonal([Number.POSITIVE_INFINITY, -2]), { context: cpu })).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('refused', () => {
  const verbs = { inv, det, slogdet };
  for (const [routine, verb] of Object.entries(verbs)) {
    it(`by ${routine}: matrices that are not square, other data, other options`, async () => {
      const good = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]);
      const calls: [args: unknown[], argument: string, position: number][] = [
        [[ndarray(new Float64Array(6), [2, 3])], 'A', 1],
        [[ndarray(new Float64Array(2))], 'A', 1],
        [[undefined], 'A', 1],
        [[{ data: new BigInt64Array(4), shape: [2, 2] }], 'A', 1],
        [[{ data: new Float64Array(3), shape: [2, 2] }], 'A', 1],
        [[good, { contxt: cpu }], 'contxt', 2],
        [[good, { context: {} }], 'context', 2],
        [[good, null], 'options', 2],
      ];
      for (const [args, argument, position] of calls) {
        const failure = await (verb as (...args: unknown[]) => Promise<unknown>)(...args).catch((e) => e);
        expect(failure).toBeInstanceOf(ArgumentError);
        expect(failure).toMatchObject({ routine, argument, position });
      }
    });
  }
});
