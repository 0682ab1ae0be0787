// Corrections of eigenvectors and singular vectors in single, on spectra with clusters of every kind: residuals and orthogonality are those
// of double precision, in units of n eps.
import { describe, expect, test } from 'vitest';
import { gemmBlockedRef } from '../../../src/blas3/products/gemm.ref.ts';
import type { RealMat } from '../../../src/core/matrix.ts';
import { syevRef } from '../../../src/lapack/eigen/syev.ref.ts';
import type { ZoomOps } from '../../../src/lapack/mixed/zoom.ref.ts';
import { type EigenOps, zoomEigenRef } from '../../../src/lapack/mixed/zoomEigen.ref.ts';
import { type SvdOps, zoomSvdRef } from '../../../src/lapack/mixed/zoomSvd.ref.ts';
import { gesvdRef } from '../../../src/lapack/svd/gesvd.ref.ts';
import { Random } from '../../../testing/lib/random.ts';

const dense = (n: number, data: Float32Array | Float64Array = new Float64Array(n * n)): RealMat => ({
  data,
  off: 0,
  ld: n,
});

function product(trans: 'n' | 't', n: number, A: RealMat, B: RealMat): RealMat {
  const C = dense(n);
  gemmBlockedRef(trans, 'n', n, n, n, 1, A, B, 0, C);
  return C;
}

const base: ZoomOps = {
  matrix: (n) => dense(n),
  multiply: (trans, m, n, k, alpha, A, B, beta, C) => gemmBlockedRef(trans, 'n', m, n, k, alpha, A, B, beta, C),
};

function eigenvectors(n: number, A: RealMat, X: RealMat, Type: typeof Float32Array | typeof Float64Array): boolean {
  const Z = Type.from(A.data);
  const info = syevRef({ jobz: 'v', uplo: 'l', n, A: dense(n, Z), W: new Type(n) });
  X.data.set(Z);
  return info === 0;
}

const eigen: EigenOps = {
  ...base,
  singles: (n, A, X) => eigenvectors(n, A, X, Float32Array),
  doubles: (n, A, X) => eigenvectors(n, A, X, Float64Array),
};

function vectors(
  n: number,
  A: RealMat,
  U: RealMat,
  V: RealMat,
  Type: typeof Float32Array | typeof Float64Array,
): boolean {
  const [u, vt] = [new Type(n * n), new Type(n * n)];
  const call = { m: n, n, A: dense(n, Type.from(A.data)), S: new Type(n), jobu: 's', jobvt: 's' } as const;
  const info = gesvdRef({ ...call, U: dense(n, u), VT: dense(n, vt) });
  U.data.set(u);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) V.data[j + i * n] = vt[i + j * n]!;
  return info === 0;
}

const svd: SvdOps = {
  ...base,
  singles: (n, A, U, V) => vectors(n, A, U, V, Float32Array),
  doubles: (n, A, U, V) => vectors(n, A, U, V, Float64Array),
};

/** An orthogonal matrix with nothing special about it. */
function orthogonal(n: number, skipped: number): RealMat {
  const random = new Random();
  random.fill(new Float64Array(skipped), 'rand');
  const G = dense(n, random.fill(new Float64Array(n * n), 'rand'));
  const Q = dense(n);
  eigenvectors(n, G, Q, Float64Array);
  return Q;
}

/** P diag(values) Q^T with its largest element in 1/2 .. 1. */
function matrixOf(n: number, value: (i: number) => number, P: RealMat, Q: RealMat): RealMat {
  const scaled = dense(n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) scaled.data[j + i * n] = value(j) * P.data[i + j * n]!;
  const turned = dense(n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) turned.data[j + i * n] = Q.data[i + j * n]!;
  const A = product('t', n, scaled, turned);
  if (P === Q) for (let j = 0; j < n; j++) for (let i = 0; i < j; i++) A.data[i + j * n] = A.data[j + i * n]!;
  let largest = 0;
  for (const x of A.data) largest = Math.max(largest, Math.abs(x));
  const factor = largest === 0 ? 1 : 2 ** -Math.ceil(Math.log2(largest));
  for (let p = 0; p < n * n; p++) A.data[p]! *= factor;
  return A;
}

function frobenius(A: RealMat): number {
  let sum = 0;
  for (const x of A.data) sum += x * x;
  return Math.sqrt(sum);
}

function residual(n: number, A: RealMat, X: RealMat, Y: RealMat, w: Float64Array): number {
  const R = product('n', n, A, X);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) R.data[i + j * n]! -= Y.data[i + j * n]! * w[j]!;
  return frobenius(R) / (n * 2 ** -52 * Math.max(frobenius(A), 2 ** -1000));
}

function departure(n: number, X: RealMat): number {
  const R = product('t', n, X, X);
  for (let i = 0; i < n; i++) R.data[i + i * n]! -= 1;
  return frobenius(R) / (n * 2 ** -52);
}

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

describe.each(SPECTRA)('values %s', (_, spectrum) => {
  test.each([1, 2, 5, 60])('eigenvectors, order %i', async (n) => {
    const Q = orthogonal(n, 17);
    const A = matrixOf(n, spectrum(n), Q, Q);
    const [X, w] = [dense(n), new Float64Array(n)];
    expect(await zoomEigenRef(n, A, X, w, eigen)).toBeGreaterThanOrEqual(0);
    expect(residual(n, A, X, X, w)).toBeLessThan(10);
    expect(departure(n, X)).toBeLessThan(10);
    expect([...w]).toEqual([...w].sort((a, b) => a - b));
  });

  test.each([1, 2, 5, 60])('singular vectors, order %i', async (n) => {
    const A = matrixOf(n, spectrum(n), orthogonal(n, 17), orthogonal(n, 18));
    const [U, V, s] = [dense(n), dense(n), new Float64Array(n)];
    expect(await zoomSvdRef(n, A, U, V, s, svd)).toBeGreaterThanOrEqual(0);
    expect(residual(n, A, V, U, s)).toBeLessThan(10);
    expect(departure(n, U)).toBeLessThan(10);
    expect(departure(n, V)).toBeLessThan(10);
    expect([...s]).toEqual([...s].sort((a, b) => b - a));
  });
});

test('a group too large for doubles at once is zoomed into, and what is in it too', async () => {
  const n = 200;
  const orders: string[] = [];
  const noted: EigenOps = {
    ...eigen,
    singles: (order, A, X) => orders.push(`s${order}`) > 0 && eigen.singles(order, A, X),
    doubles: (order, A, X) => orders.push(`d${order}`) > 0 && eigen.doubles(order, A, X),
  };
  const Q = orthogonal(n, 19);
  const A = matrixOf(n, (i) => 1 + (1e-10 * i) / n, Q, Q);
  const [X, w] = [dense(n), new Float64Array(n)];
  expect(await zoomEigenRef(n, A, X, w, noted)).toBeGreaterThanOrEqual(0);
  expect(orders.slice(0, 2)).toEqual(['s200', 's200']);
  expect(residual(n, A, X, X, w)).toBeLessThan(10);
});

test('NaN and singles that fail end it', async () => {
  const A = dense(3, Float64Array.of(Number.NaN, 0, 0, 0, 1, 0, 0, 0, 1));
  const identity = {
    ...eigen,
    singles: (_: number, __: RealMat, X: RealMat) => {
      X.data.set([1, 0, 0, 0, 1, 0, 0, 0, 1]);
      return true;
    },
  };
  expect(await zoomEigenRef(3, A, dense(3), new Float64Array(3), identity)).toBe(-1);
  expect(await zoomEigenRef(3, A, dense(3), new Float64Array(3), { ...eigen, singles: () => false })).toBe(-1);
});
