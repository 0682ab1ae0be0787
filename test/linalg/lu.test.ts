// lu, luFactor, luSolve and the determinants of factors on every backend: layouts, data types, singular matrices, refusals.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, SingularError } from '../../src/core/errors.ts';
import { det, lu, luFactor, luSolve, slogdet } from '../../src/linalg/index.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

besideGpu();

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -24, double: 2 ** -53 } as const;
type Dtype = keyof typeof dtypes;
const names = Object.keys(dtypes) as Dtype[];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;

function random(dtype: Dtype, rows: number, cols: number, seed = 7): Matrix {
  const rng = mulberry32(seed);
  return ndarray(
    new dtypes[dtype](rows * cols).map(() => signed(rng)),
    [rows, cols],
  );
}

/** Largest |A(i,j) - (L U)(p[i],j)|, over min(m, n) eps, the elements of A being below 1. */
function luError(A: Matrix, l: Matrix, u: Matrix, p?: Int32Array): number {
  const [m, n] = A.shape as [number, number];
  let worst = 0;
  for (let i = 0; i < m; i++) {
    for (let j = 0; j < n; j++) {
      let sum = A.get(i, j);
      for (let s = 0; s < Math.min(m, n); s++) sum -= l.get(p === undefined ? i : p[i]!, s) * u.get(s, j);
      if (!(Math.abs(sum) <= worst)) worst = Math.abs(sum);
    }
  }
  return worst / Math.max(1, Math.min(m, n)) / (A.data instanceof Float32Array ? EPS.single : EPS.double);
}

const SHAPES = [
  [1, 1],
  [2, 2],
  [5, 3],
  [3, 5],
  [17, 17],
  [40, 33],
] as const;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s', (_, context) => {
  it.each(names)('lu multiplies back, permuted or not (%s)', async (dtype) => {
    for (const [m, n] of SHAPES) {
      for (const A of [random(dtype, m, n), random(dtype, n, m).transpose(1, 0), random(dtype, 2 * m, n).step(-2, 1)]) {
        const before = Array.from(A.data);
        const { p, l, u } = await lu(A, { context });
        const k = Math.min(m, n);
        expect([l.shape, u.shape]).toEqual([
          [m, k],
          [k, n],
        ]);
        expect(l.data).toBeInstanceOf(dtypes[dtype]);
        expect(luError(A, l, u, p)).toBeLessThan(30);
        for (let i = 0; i < m; i++) {
          for (let j = i; j < k; j++) expect(l.get(i, j)).toBe(i === j ? 1 : 0);
          for (let j = 0; j < i && j < k; j++) expect(Math.abs(l.get(i, j)) < 1 + 1e-5).toBe(true);
        }
        for (let i = 0; i < k; i++) for (let j = 0; j < i && j < n; j++) expect(u.get(i, j)).toBe(0);
        const permuted = await lu(A, { context, permuteL: true });
        expect(Object.keys(permuted)).toEqual(['l', 'u']);
        expect(luError(A, permuted.l, permuted.u)).toBeLessThan(30);
        expect(Array.from(A.data)).toEqual(before);
      }
    }
  });

  it.each(names)('gives what SciPy gives for a matrix without rounding (%s)', async (dtype) => {
    const A = ndarray(new dtypes[dtype]([1, 2, 0, 2, 0, 4, 4, 8, 8]), [3, 3]);
    const { p, l, u } = await lu(A, { context });
    expect(Array.from(p)).toEqual([2, 1, 0]);
    expect(Array.from(l.data, (x) => x + 0)).toEqual([1, 0, 0, 0.5, 1, 0, 0.25, 0, 1]);
    expect(Array.from(u.data, (x) => x + 0)).toEqual([4, 8, 8, 0, -4, 0, 0, 0, -2]);
    const factors = await luFactor(A, { context });
    expect(Array.from(factors.piv)).toEqual([2, 1, 2]);
    expect(Array.from(factors.lu.data, (x) => x + 0)).toEqual([4, 8, 8, 0.5, -4, 0, 0.25, 0, -2]);
  });

  it.each(names)('luSolve solves with factors, transposed or not, as often as asked (%s)', async (dtype) => {
    for (const n of [1, 5, 40]) {
      const A = random(dtype, n, n);
      for (let i = 0; i < n; i++) A.set(i, i, A.get(i, i) + n);
      const factors = await luFactor(A, { context });
      for (const shape of [[n], [n, 3]]) {
        for (const transpose of [false, true]) {
          const b = random(dtype, n, shape[1] ?? 1, 8);
          const x = (await luSolve(factors, ndarray(b.data, shape), { context, trans: transpose })) as Matrix;
          expect(x.shape).toEqual(shape);
          expect(x.data).toBeInstanceOf(dtypes[dtype]);
          const X = ndarray(x.data, [n, shape[1] ?? 1]);
          const M = transpose ? A.transpose(1, 0) : A;
          for (let i = 0; i < n; i++) {
            for (let c = 0; c < X.shape[1]!; c++) {
              let sum = b.get(i, c);
              for (let j = 0; j < n; j++) sum -= M.get(i, j) * X.get(j, c);
              expect(Math.abs(sum)).toBeLessThan(30 * n * EPS[dtype]);
            }
          }
        }
      }
    }
  });

  it.each(names)('det and slogdet take factors and find what they find from the matrix (%s)', async (dtype) => {
    for (const n of [0, 1, 2, 5, 20]) {
      const A = random(dtype, n, n, n);
      const factors = await luFactor(A, { context });
      expect(await det(factors)).toBe(await det(A, { context }));
      expect(await slogdet(factors)).toEqual(await slogdet(A, { context }));
    }
  });

  it('meet singular and empty matrices, and NaN', async () => {
    const singular = ndarray(new Float32Array([1, 2, 3, 2, 4, 6, 1, 1, 1]), [3, 3]);
    const factors = await luFactor(singular, { context });
    expect(await det(factors)).toBe(0);
    expect(await slogdet(factors)).toEqual({ sign: 0, logabsdet: Number.NEGATIVE_INFINITY });
    const failure = await luSolve(factors, ndarray(new Float32Array(3)), { context }).catch((e) => e);
    expect(failure).toBeInstanceOf(SingularError);
    expect(failure).toMatchObject({ info: 3 });
    const { u } = await lu(singular, { context });
    expect(u.get(2, 2)).toBe(0);
    for (const shape of [
      [0, 0],
      [0, 3],
      [3, 0],
    ]) {
      const { p, l, u: upper } = await lu(ndarray(new Float64Array(0), shape), { context });
      expect([p.length, l.shape, upper.shape]).toEqual([shape[0], [shape[0], 0], [0, shape[1]]]);
    }
    const none = await luFactor(ndarray(new Float64Array(0), [0, 0]), { context });
    expect((await luSolve(none, ndarray(new Float64Array(0), [0, 2]), { context })).shape).toEqual([0, 2]);
    expect(await det(none)).toBe(1);
    const nan = await luFactor(ndarray(new Float64Array([Number.NaN, 1, 1, 1]), [2, 2]), { context });
    expect(await det(nan)).toBeNaN();
  });
});

it('solves in double if either operand is double, and copies operands before it returns', async () => {
  const factors = await luFactor(ndarray(new Float32Array([2, 1, 4, 3]), [2, 2]), { context: cpu });
  const b = ndarray(new Float64Array([4, 10]), [2]);
  const pending = luSolve(factors, b, { context: cpu });
  b.data.fill(Number.NaN);
  factors.piv.fill(0);
  const x = await pending;
  expect(x.data).toBeInstanceOf(Float64Array);
  expect(Array.from(x.data)).toEqual([1, 2]);
});

describe('refused', () => {
  const good = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]);
  const b = ndarray(new Float64Array(2), [2]);
  const factors = { lu: good, piv: new Int32Array([1, 1]) };
  const refuses = async (call: Promise<unknown>, routine: string, argument: string, position: number) => {
    const failure = await call.catch((e) => e);
    expect(failure).toBeInstanceOf(ArgumentError);
    expect(failure).toMatchObject({ routine, argument, position });
  };
  const any = (x: unknown) => x as never;

  it('by lu and luFactor: wrong shapes, data, options', async () => {
    await refuses(lu(b), 'lu', 'A', 1);
    await refuses(luFactor(ndarray(new Float64Array(6), [2, 3])), 'luFactor', 'A', 1);
    await refuses(lu(any({ data: new BigInt64Array(4), shape: [2, 2] })), 'lu', 'A', 1);
    await refuses(lu(good, any({ permute: true })), 'lu', 'permute', 2);
    await refuses(lu(good, any({ permuteL: 1 })), 'lu', 'permuteL', 2);
    await refuses(luFactor(good, any({ permuteL: true })), 'luFactor', 'permuteL', 2);
  });

  it('by luSolve: factors that are none, pivots that are no rows, other right-hand sides', async () => {
    await refuses(luSolve(any(good), b), 'luSolve', 'factors', 1);
    await refuses(luSolve(any({ lu: b, piv: factors.piv }), b), 'luSolve', 'lu', 1);
    for (const piv of [[1], [1, 2], [1, 0], [-1, 1]])
      await refuses(luSolve({ lu: good, piv: new Int32Array(piv) }, b), 'luSolve', 'piv', 1);
    await refuses(luSolve(any({ lu: good, piv: [1, 1] }), b), 'luSolve', 'piv', 1);
    await refuses(luSolve(factors, ndarray(new Float64Array(3))), 'luSolve', 'b', 2);
    await refuses(luSolve(factors, b, any({ trans: 'T' })), 'luSolve', 'trans', 3);
    await refuses(luSolve(factors, b, any({ transpose: true })), 'luSolve', 'transpose', 3);
    await refuses(det({ lu: good, piv: new Int32Array([1, 5]) }), 'det', 'piv', 1);
    await refuses(slogdet(factors, any(null)), 'slogdet', 'options', 2);
  });
});
