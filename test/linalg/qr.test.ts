// qr on every backend: each mode, layouts and data types, shapes, NaN, refusals.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import { type QrMode, qr } from '../../src/linalg/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -24, double: 2 ** -53 } as const;
type Dtype = keyof typeof dtypes;
const names = Object.keys(dtypes) as Dtype[];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;

function random(dtype: Dtype, rows: number, cols: number): Matrix {
  const rng = mulberry32(7);
  return ndarray(
    new dtypes[dtype](rows * cols).map(() => signed(rng)),
    [rows, cols],
  );
}

/** The largest |A - Q R| and |I - Q^T Q|, over max(m, n) eps, the elements of A being below 1. */
function errors(A: Matrix, q: Matrix, r: Matrix): number {
  const [m, n] = A.shape as [number, number];
  const width = q.shape[1]!;
  let worst = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      let sum = A.get(i, j);
      for (let l = 0; l < width; l++) sum -= q.get(i, l) * r.get(l, j);
      worst = Math.max(worst, Math.abs(sum));
    }
  }
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < width; j++) {
      let sum = i === j ? -1 : 0;
      for (let l = 0; l < m; l++) sum += q.get(l, i) * q.get(l, j);
      worst = Math.max(worst, Math.abs(sum));
    }
  }
  return worst / Math.max(m, n, 1) / (A.data instanceof Float32Array ? EPS.single : EPS.double);
}

const SHAPES = [
  [0, 3],
  [3, 0],
  [1, 1],
  [5, 3],
  [3, 5],
  [17, 17],
  [40, 33],
] as const;

describe.each(contexts.map((context) => [context.backend, context] as const))('qr on the %s', (_, context) => {
  it.each(names)('multiplies back, reduced and complete (%s)', async (dtype) => {
    for (const [m, n] of SHAPES) {
      for (const A of [random(dtype, m, n), random(dtype, n, m).transpose(1, 0), random(dtype, 2 * m, n).step(-2, 1)]) {
        const before = Array.from(A.data);
        for (const mode of ['reduced', 'complete'] as const) {
          const { q, r } = await qr(A, { context, mode });
          const k = mode === 'complete' ? m : Math.min(m, n);
          expect([q.shape, r.shape]).toEqual([
            [m, k],
            [k, n],
          ]);
          expect(q.data).toBeInstanceOf(dtypes[dtype]);
          expect(errors(A, q, r)).toBeLessThan(30);
          for (let i = 0; i < k; i++) for (let j = 0; j < Math.min(i, n); j++) expect(r.get(i, j)).toBe(0);
        }
        expect(Array.from(A.data)).toEqual(before);
      }
    }
  });

  it('gives r alone, and what geqrf leaves', async () => {
    for (const [m, n] of [
      [6, 4],
      [4, 6],
    ] as const) {
      const A = random('double', m, n);
      const { r } = await qr(A, { context });
      const alone = await qr(A, { context, mode: 'r' });
      expect(Array.from(alone.data)).toEqual(Array.from(r.data));
      const { h, tau } = await qr(A, { context, mode: 'raw' });
      expect([h.shape, tau.shape]).toEqual([[n, m], [Math.min(m, n)]]);
      for (let i = 0; i < Math.min(m, n); i++) {
        for (let j = i; j < n; j++) expect(h.get(j, i)).toBe(r.get(i, j));
        expect(tau.get(i) === 0 || (tau.get(i) >= 1 && tau.get(i) <= 2)).toBe(true);
      }
    }
  });

  it('passes NaN on', async () => {
    const A = random('single', 4, 3);
    A.set(2, 1, Number.NaN);
    const { r } = await qr(A, { context });
    expect(r.get(1, 1)).toBeNaN();
    expect(r.get(0, 0)).not.toBeNaN();
  });
});

it('has the signs of LAPACK', async () => {
  const { q, r } = await qr(ndarray(new Float64Array([3, 1, 4, 2]), [2, 2]), { context: cpu });
  expect(q.get(0, 0)).toBeCloseTo(-0.6, 14);
  expect(r.get(0, 0)).toBeCloseTo(-5, 14);
});

it('refuses what it does not know', async () => {
  const A = random('double', 2, 2);
  const bad: [unknown, unknown, string][] = [
    [A, { mode: 'full' as QrMode }, 'mode'],
    [A, { modes: 'r' }, 'modes'],
    [A, null, 'options'],
    [ndarray(new Float64Array(3), [3]), {}, 'A'],
    [{ data: new BigInt64Array(4), shape: [2, 2] }, {}, 'A'],
    [A, { context: 7 }, 'context'],
  ];
  for (const [matrix, options, argument] of bad) {
    const error = await qr(matrix as never, options as never).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ArgumentError);
    expect((error as ArgumentError).argument).toBe(argument);
  }
});
