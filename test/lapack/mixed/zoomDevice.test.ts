// Corrections on the GPU, on spectra with clusters of every kind: residuals and orthogonality are those of double precision.
import { expect, test } from 'vitest';
import { gemmBlockedRef } from '../../../src/blas3/products/gemm.ref.ts';
import type { RealMat } from '../../../src/core/matrix.ts';
import { syevRef } from '../../../src/lapack/eigen/syev.ref.ts';
import { dssyevdOnGpu } from '../../../src/lapack/mixed/dssyevdOnGpu.hybrid.ts';
import { moduliFor, ZoomDevice } from '../../../src/lapack/mixed/zoomDevice.gpu.ts';
import { type DeviceEigenOps, zoomEigenOn } from '../../../src/lapack/mixed/zoomEigen.hybrid.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import { Random } from '../../../testing/lib/random.ts';
import { some } from '../../lib/sampled.ts';
import { doubles, gpuTest } from '../../setup/contexts.ts';

const EPS = 2 ** -52;
/** As little as makes groups of several sizes, one of them larger than what the host takes. */
const [N, DIRECT] = [24, 5];

const dense = (n: number, data: Float32Array | Float64Array = new Float64Array(n * n)): RealMat => ({
  data,
  off: 0,
  ld: n,
});

function product(transA: 'n' | 't', transB: 'n' | 't', n: number, A: RealMat, B: RealMat): RealMat {
  const C = dense(n);
  gemmBlockedRef(transA, transB, n, n, n, 1, A, B, 0, C);
  return C;
}

function eigenvectors(n: number, A: RealMat, X: RealMat, Type: typeof Float32Array | typeof Float64Array): boolean {
  const Z = Type.from(A.data);
  const info = syevRef({ jobz: 'v', uplo: 'l', n, A: dense(n, Z), W: new Type(n) });
  X.data.set(Z, X.off);
  return info === 0;
}

/** An orthogonal matrix with nothing special about it. */
function orthogonal(n: number, seed: number): RealMat {
  const random = new Random();
  random.fill(new Float64Array(seed), 'rand');
  const Q = dense(n);
  eigenvectors(n, dense(n, random.fill(new Float64Array(n * n), 'rand')), Q, Float64Array);
  return Q;
}

/** P diag(values) Q^T with its largest element in 1/2 .. 1. */
function matrixOf(n: number, value: (i: number) => number, P: RealMat, Q: RealMat): RealMat {
  const scaled = dense(n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) scaled.data[i + j * n] = value(j) * P.data[i + j * n]!;
  const A = product('n', 't', n, scaled, Q);
  if (P === Q) for (let j = 0; j < n; j++) for (let i = 0; i < j; i++) A.data[i + j * n] = A.data[j + i * n]!;
  let largest = 0;
  for (const x of A.data) largest = Math.max(largest, Math.abs(x));
  const factor = largest === 0 ? 1 : 2 ** -Math.ceil(Math.log2(largest));
  for (let p = 0; p < n * n; p++) A.data[p]! *= factor;
  return A;
}

const frobenius = ({ data }: RealMat): number => Math.sqrt((data as Float64Array).reduce((sum, x) => sum + x * x, 0));

/** Of A V = U diag(w), in units of n eps. */
function residual(n: number, A: RealMat, V: RealMat, U: RealMat, w: Float64Array): number {
  const R = product('n', 'n', n, A, V);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) R.data[i + j * n]! -= U.data[i + j * n]! * w[j]!;
  return frobenius(R) / (n * EPS * Math.max(frobenius(A), 2 ** -1000));
}

function departure(n: number, X: RealMat): number {
  const R = product('t', 'n', n, X, X);
  for (let i = 0; i < n; i++) R.data[i + i * n]! -= 1;
  return frobenius(R) / (n * EPS);
}

type Spectrum = (n: number) => (i: number) => number;

const SPECTRA: readonly (readonly [string, Spectrum])[] = [
  ['apart', (n) => (i) => (i + 1) / n],
  ['in clusters of four, 1e-9 apart', () => (i) => Math.floor(i / 4) + 1e-9 * (i % 4)],
  ['half within 1e-13', (n) => (i) => (i < n / 2 ? 1 + 1e-13 * i : 0.5)],
  ['clusters in clusters', (n) => (i) => (i < n / 2 ? 1 + (1e-6 * i) / n + (i % 2) * 1e-11 : 2 + (1e-8 * i) / n)],
  ['over twelve decades', (n) => (i) => 10 ** ((-12 * i) / n)],
  ['in pairs of both signs', (n) => (i) => (i % 2 === 0 ? 1 : -1) * (1 + (1e-5 * i) / n)],
  ['all the same', () => () => 1],
  ['zero', () => () => 0],
];

/** Eigenvectors in single by the host, so that what is tested is what comes behind. */
const opsOn = (zoom: ZoomDevice, asked: string[] = []): DeviceEigenOps => ({
  direct: DIRECT,
  async singles(n, A, X) {
    asked.push(`s${n}`);
    const Z = dense(n);
    const done = eigenvectors(n, dense(n, await zoom.values(n, A)), Z, Float32Array);
    zoom.setValues(Z.data as Float64Array, X);
    return done;
  },
  doubles(n, A, X) {
    asked.push(`d${n}`);
    return eigenvectors(n, A, X, Float64Array);
  },
});

async function onGpu<R>(work: (zoom: ZoomDevice, up: (A: RealMat) => DeviceMat) => Promise<R>): Promise<R> {
  const zoom = new ZoomDevice((await doubles()).queue);
  try {
    return await work(zoom, ({ data, ld }) => {
      const A = zoom.matrix(ld);
      zoom.setValues(data as Float64Array, A);
      return A;
    });
  } finally {
    zoom.dispose();
  }
}

gpuTest('eigenvectors are corrected on the GPU', async () => {
  for (const [name, spectrum] of some(SPECTRA, 4)) {
    const Q = orthogonal(N, 17);
    const A = matrixOf(N, spectrum(N), Q, Q);
    await onGpu(async (zoom, up) => {
      const [X, w] = [zoom.matrix(N), new Float64Array(N)];
      expect(await zoomEigenOn(zoom, N, up(A), X, w, opsOn(zoom)), name).toBeGreaterThanOrEqual(0);
      const Z = dense(N, await zoom.values(N, X));
      expect(residual(N, A, Z, Z, w), name).toBeLessThan(10);
      expect(departure(N, Z), name).toBeLessThan(10);
      expect([...w], name).toEqual([...w].sort((a, b) => a - b));
    });
  }
});

gpuTest('a group too large for the host is zoomed into on the GPU', async () => {
  const Q = orthogonal(N, 19);
  const A = matrixOf(N, (i) => (i < N - 3 ? 1 + (1e-10 * i) / N : i), Q, Q);
  await onGpu(async (zoom, up) => {
    const [X, w, asked] = [zoom.matrix(N), new Float64Array(N), [] as string[]];
    expect(await zoomEigenOn(zoom, N, up(A), X, w, opsOn(zoom, asked))).toBeGreaterThanOrEqual(0);
    expect(asked.slice(0, 2)).toEqual([`s${N}`, `s${N - 3}`]);
    const Z = dense(N, await zoom.values(N, X));
    expect(residual(N, A, Z, Z, w)).toBeLessThan(10);
    expect(departure(N, Z)).toBeLessThan(10);
  });
});

gpuTest('NaN and singles that fail end it', async () => {
  const n = 3;
  const A = dense(n, Float64Array.of(Number.NaN, 0, 0, 0, 1, 0, 0, 0, 1));
  await onGpu(async (zoom, up) => {
    const w = new Float64Array(n);
    const given: DeviceEigenOps = {
      ...opsOn(zoom),
      async singles(_, __, X) {
        zoom.setValues(Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), X);
        return true;
      },
    };
    expect(await zoomEigenOn(zoom, n, up(A), zoom.matrix(n), w, given)).toBe(-1);
    const failing: DeviceEigenOps = { ...opsOn(zoom), singles: async () => false };
    expect(await zoomEigenOn(zoom, n, up(A), zoom.matrix(n), w, failing)).toBe(-1);
  });
});

test('what corrects by little takes few moduli, and what is no number all', () => {
  expect([1, 2 ** -20, 2 ** -60, 0, Number.NaN, 8].map(moduliFor)).toEqual([14, 10, 6, 6, 14, 14]);
});

/** The call as dssyevd's front gives it, with a triangle of A behind an offset and NaN beside it. */
async function call(uplo: 'l' | 'u', A: RealMat, factor: number) {
  const context = await doubles();
  const [n, off, lda] = [A.ld, 5, A.ld + 3];
  const given = new Float64Array(off + lda * n).fill(Number.NaN);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++)
      if (uplo === 'l' ? i >= j : i <= j) given[off + i + j * lda] = factor * A.data[i + j * n]!;
  const at = context.upload('d', given);
  const [W, iter, info] = [context.alloc('d', n + 2), context.alloc('i', 1), context.alloc('i', 1)];
  const operands = { A: at.at(off), lda, W: W.at(2), iter, info };
  await dssyevdOnGpu(context.queue, { ...operands, routine: 'dssyevd', prec: 'd', jobz: 'v', uplo, n }, 'a test');
  const [after, w] = [await context.download(at), (await context.download(W)).slice(2)];
  const Z = dense(n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) Z.data[i + j * n] = after[off + i + j * lda]!;
  const codes = [(await context.download(iter))[0]!, (await context.download(info))[0]!];
  const gaps = after.filter((_, p) => p < off || (p - off) % lda >= n);
  return { Z, w, codes, untouched: gaps.every(Number.isNaN) };
}

gpuTest('dssyevd computes on the GPU from a triangle of any size, and says what it did', async () => {
  const n = 20;
  const Q = orthogonal(n, 5);
  const A = matrixOf(n, (i) => i - 7, Q, Q);
  for (const [uplo, factor] of [
    ['l', 2 ** 900],
    ['u', 2 ** -900],
  ] as const) {
    const { Z, w, codes, untouched } = await call(uplo, A, factor);
    expect(codes[0]).toBeGreaterThan(0);
    expect(codes[1]).toBe(0);
    expect(untouched).toBe(true);
    const scaled = w.map((value) => value / factor);
    expect(residual(n, A, Z, Z, scaled)).toBeLessThan(10);
    expect(departure(n, Z)).toBeLessThan(10);
  }
  expect((await doubles()).queue.trace.at(-1)).toMatchObject({ routine: 'dssyevd', backend: 'gpu' });
  const { codes, w } = await call('l', dense(n, new Float64Array(n * n).fill(Number.NaN)), 1);
  expect(codes).toEqual([-2, n]);
  expect([...w].every(Number.isNaN)).toBe(true);
});
