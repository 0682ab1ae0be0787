// Corrections of eigenvectors and singular vectors in single, real and complex, on spectra with clusters of every kind: residuals and
// orthogonality are those of double precision, in units of n eps.
import { describe, expect, test } from 'vitest';
import { gemmBlockedRef } from '../../../src/blas3/products/gemm.ref.ts';
import type { FieldMat } from '../../../src/core/matrix.ts';
import type { ZoomOps } from '../../../src/lapack/mixed/zoom.ref.ts';
import { type EigenOps, zoomEigenRef } from '../../../src/lapack/mixed/zoomEigen.ref.ts';
import { type SvdOps, zoomSvdRef } from '../../../src/lapack/mixed/zoomSvd.ref.ts';
import { Field } from '../../lib/clusters.ts';
import { wide } from '../../lib/sampled.ts';

const real = new Field(1);
const complex = new Field(2);

const base = (field: Field): ZoomOps => ({
  matrix: (n) => field.dense(n),
  multiply: (trans, m, n, k, alpha, A, B, beta, C) => gemmBlockedRef(trans, 'n', m, n, k, alpha, A, B, beta, C),
});

const eigen = (field: Field): EigenOps => ({
  ...base(field),
  singles: (n, A, X) => field.eigenvectors(n, A, X, Float32Array),
  doubles: (n, A, X) => field.eigenvectors(n, A, X, Float64Array),
});

const svd = (field: Field): SvdOps => ({
  ...base(field),
  singles: (n, A, U, V) => field.singularVectors(n, A, U, V, Float32Array),
  doubles: (n, A, U, V) => field.singularVectors(n, A, U, V, Float64Array),
});

const SPECTRA: readonly (readonly [string, (n: number) => (i: number) => number])[] = [
  ['apart', (n) => (i) => (i + 1) / n],
  ['over twelve decades', (n) => (i) => 10 ** ((-12 * i) / n)],
  ['in clusters of eight, 1e-9 apart', () => (i) => Math.floor(i / 8) + 1e-9 * (i % 8)],
  ['half within 1e-13', (n) => (i) => (i < n / 2 ? 1 + 1e-13 * i : 0.5)],
  ['all within 1e-10', (n) => (i) => 1 + (1e-10 * i) / n],
  ['clusters in clusters', (n) => (i) => (i < n / 2 ? 1 + (1e-6 * i) / n + (i % 2) * 1e-11 : 2 + (1e-8 * i) / n)],
  ['all the same', () => () => 1],
  ['half of them zero', (n) => (i) => (i < n / 2 ? 0 : i / n)],
  ['in pairs of both signs', (n) => (i) => (i % 2 === 0 ? 1 : -1) * (1 + (1e-5 * i) / n)],
  ['zero', () => () => 0],
];

const PROBLEMS = SPECTRA.flatMap(([name, spectrum]) =>
  [1, 2, 5, 60].flatMap((n) => [
    { name, spectrum, n, kind: 'real', field: real },
    ...(wide || n === 5 ? [{ name, spectrum, n, kind: 'complex', field: complex }] : []),
  ]),
);

describe('corrections', () => {
  test.each(PROBLEMS)('$kind eigenvectors, values $name, order $n', async ({ field, spectrum, n }) => {
    const Q = field.unitary(n, 17);
    const A = field.matrixOf(n, spectrum(n), Q, Q);
    const [X, w] = [field.dense(n), new Float64Array(n)];
    expect(await zoomEigenRef(n, A, X, w, eigen(field))).toBeGreaterThanOrEqual(0);
    expect(field.residual(n, A, X, X, w)).toBeLessThan(10);
    expect(field.departure(n, X)).toBeLessThan(10);
    expect([...w]).toEqual([...w].sort((a, b) => a - b));
  });

  test.each(PROBLEMS)('$kind singular vectors, values $name, order $n', async ({ field, spectrum, n }) => {
    const A = field.matrixOf(n, spectrum(n), field.unitary(n, 17), field.unitary(n, 18));
    const [U, V, s] = [field.dense(n), field.dense(n), new Float64Array(n)];
    expect(await zoomSvdRef(n, A, U, V, s, svd(field))).toBeGreaterThanOrEqual(0);
    expect(field.residual(n, A, V, U, s)).toBeLessThan(10);
    expect(field.departure(n, U)).toBeLessThan(10);
    expect(field.departure(n, V)).toBeLessThan(10);
    expect([...s]).toEqual([...s].sort((a, b) => b - a));
  });
});

test.each([['real', real] as const, ...(wide ? [['complex', complex] as const] : [])])(
  'a group of %s numbers too large for doubles at once is zoomed into, and what is in it too',
  async (_, field) => {
    const n = 200;
    const orders: string[] = [];
    const plain = eigen(field);
    const noted: EigenOps = {
      ...plain,
      singles: (order, A, X) => orders.push(`s${order}`) > 0 && plain.singles(order, A, X),
      doubles: (order, A, X) => orders.push(`d${order}`) > 0 && plain.doubles(order, A, X),
    };
    const Q = field.unitary(n, 19);
    const A = field.matrixOf(n, (i) => 1 + (1e-10 * i) / n, Q, Q);
    const [X, w] = [field.dense(n), new Float64Array(n)];
    expect(await zoomEigenRef(n, A, X, w, noted)).toBeGreaterThanOrEqual(0);
    expect(orders.slice(0, 2)).toEqual(['s200', 's200']);
    expect(field.residual(n, A, X, X, w)).toBeLessThan(10);
  },
);

test('NaN and singles that fail end it', async () => {
  const A = real.dense(3, Float64Array.of(Number.NaN, 0, 0, 0, 1, 0, 0, 0, 1));
  const identity = {
    ...eigen(real),
    singles: (_: number, __: FieldMat, X: FieldMat) => {
      X.data.set([1, 0, 0, 0, 1, 0, 0, 0, 1]);
      return true;
    },
  };
  const failing = { ...eigen(real), singles: () => false };
  expect(await zoomEigenRef(3, A, real.dense(3), new Float64Array(3), identity)).toBe(-1);
  expect(await zoomEigenRef(3, A, real.dense(3), new Float64Array(3), failing)).toBe(-1);
});
