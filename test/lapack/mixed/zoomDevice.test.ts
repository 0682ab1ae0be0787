// Corrections on the GPU, on spectra with clusters of every kind: residuals and orthogonality are those of double precision.
import { expect, test } from 'vitest';
import { gemmBlockedRef } from '../../../src/blas3/products/gemm.ref.ts';
import type { RealMat } from '../../../src/core/matrix.ts';
import type { Context } from '../../../src/index.ts';
import { syevRef } from '../../../src/lapack/eigen/syev.ref.ts';
import { dsgesddOnGpu } from '../../../src/lapack/mixed/dsgesddOnGpu.hybrid.ts';
import { dssyevdOnGpu } from '../../../src/lapack/mixed/dssyevdOnGpu.hybrid.ts';
import { moduliFor, ZoomDevice } from '../../../src/lapack/mixed/zoomDevice.gpu.ts';
import { type DeviceEigenOps, zoomEigenOn } from '../../../src/lapack/mixed/zoomEigen.hybrid.ts';
import { type DeviceSvdOps, zoomSvdOn } from '../../../src/lapack/mixed/zoomSvd.hybrid.ts';
import { gesvdRef } from '../../../src/lapack/svd/gesvd.ref.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import { Random } from '../../../testing/lib/random.ts';
import { full, some } from '../../lib/sampled.ts';
import { doubles, gpuTest, gpuWide } from '../../setup/contexts.ts';

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

function vectors(
  n: number,
  A: RealMat,
  U: RealMat,
  V: RealMat,
  Type: typeof Float32Array | typeof Float64Array,
): boolean {
  const [u, vt] = [new Type(n * n), new Type(n * n)];
  const given = dense(n, Type.from(A.data.subarray(A.off, A.off + n * n)));
  const call = { m: n, n, A: given, S: new Type(n), jobu: 's', jobvt: 's' } as const;
  const info = gesvdRef({ ...call, U: dense(n, u), VT: dense(n, vt) });
  U.data.set(u, U.off);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) V.data[V.off + j + i * n] = vt[i + j * n]!;
  return info === 0;
}

const svdOpsOn = (zoom: ZoomDevice): DeviceSvdOps => ({
  async singles(n, A, U, V) {
    const [u, v] = [dense(n), dense(n)];
    const done = vectors(n, dense(n, await zoom.values(n, A)), u, v, Float32Array);
    for (const [from, to] of [
      [u, U],
      [v, V],
    ] as const)
      zoom.setValues(from.data as Float64Array, to);
    return done;
  },
  doubles: (n, A, U, V) => vectors(n, A, U, V, Float64Array),
});

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
  for (const [name, spectrum] of full ? SPECTRA : SPECTRA.slice(1, 2)) {
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

gpuWide('singular vectors are corrected on the GPU', async () => {
  for (const [name, spectrum] of full ? SPECTRA : SPECTRA.slice(3, 4)) {
    const A = matrixOf(N, spectrum(N), orthogonal(N, 17), orthogonal(N, 18));
    await onGpu(async (zoom, up) => {
      const [U, V, s] = [zoom.matrix(N), zoom.matrix(N), new Float64Array(N)];
      expect(await zoomSvdOn(zoom, N, up(A), U, V, s, svdOpsOn(zoom)), name).toBeGreaterThanOrEqual(0);
      const [u, v] = [dense(N, await zoom.values(N, U)), dense(N, await zoom.values(N, V))];
      expect(residual(N, A, v, u, s), name).toBeLessThan(10);
      for (const X of [u, v]) expect(departure(N, X), name).toBeLessThan(10);
      expect([...s], name).toEqual([...s].sort((a, b) => b - a));
    });
  }
});

gpuWide('a group too large for the host is zoomed into on the GPU', async () => {
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
async function call(context: Context, uplo: 'l' | 'u', A: RealMat, factor: number) {
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

gpuTest('dssyevd computes on the GPU from a triangle of any size, and says what it did', async (plain) => {
  const n = 20;
  const Q = orthogonal(n, 5);
  const A = matrixOf(n, (i) => i - 7, Q, Q);
  // Where doubles live with the CPU their bytes go over and come back.
  for (const [context, uplo, factor] of [
    [plain, 'l', 2 ** 900],
    [await doubles(), 'u', 2 ** -900],
  ] as const) {
    const { Z, w, codes, untouched } = await call(context, uplo, A, factor);
    expect(codes[0]).toBeGreaterThan(0);
    expect(codes[1]).toBe(0);
    expect(untouched).toBe(true);
    const scaled = w.map((value) => value / factor);
    expect(residual(n, A, Z, Z, scaled)).toBeLessThan(10);
    expect(departure(n, Z)).toBeLessThan(10);
  }
  expect((await doubles()).queue.trace.at(-1)).toMatchObject({ routine: 'dssyevd', backend: 'gpu' });
  const { codes, w } = await call(await doubles(), 'l', dense(n, new Float64Array(n * n).fill(Number.NaN)), 1);
  expect(codes).toEqual([-2, n]);
  expect([...w].every(Number.isNaN)).toBe(true);
});

gpuTest('dsgesdd computes on the GPU what is square, tall and wide', async () => {
  const context = await doubles();
  const random = new Random();
  const shapes = [
    [21, 12],
    [13, 13],
    [12, 19],
  ] as const;
  for (const [m, n] of some(shapes, 2)) {
    const k = Math.min(m, n);
    const a = random.fill(new Float64Array(m * n), 'rand') as Float64Array<ArrayBuffer>;
    const [A, S] = [context.upload('d', a), context.alloc('d', k)];
    const [U, VT] = [context.alloc('d', (m + 1) * k), context.alloc('d', (k + 2) * n)];
    const [iter, info] = [context.alloc('i', 1), context.alloc('i', 1)];
    const call = { routine: 'dsgesdd', prec: 'd', jobz: 's', m, n, A, lda: m, S, iter, info } as const;
    await dsgesddOnGpu(context.queue, { ...call, U, ldu: m + 1, VT, ldvt: k + 2 }, 'a test');
    expect((await context.download(iter))[0]).toBeGreaterThan(0);
    expect((await context.download(info))[0]).toBe(0);
    const [s, u, vt] = [await context.download(S), await context.download(U), await context.download(VT)];
    let [worst, norm] = [0, 0];
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < m; i++) {
        let sum = 0;
        for (let l = 0; l < k; l++) sum += u[i + l * (m + 1)]! * s[l]! * vt[l + j * (k + 2)]!;
        worst += (a[i + j * m]! - sum) ** 2;
        norm += a[i + j * m]! ** 2;
      }
    }
    expect(Math.sqrt(worst) / (k * EPS * Math.sqrt(norm)), `${m} x ${n}`).toBeLessThan(10);
    const gram = (x: Float64Array, length: number, at: (i: number, l: number) => number): number => {
      let most = 0;
      for (let p = 0; p < k; p++) {
        for (let q = 0; q < k; q++) {
          let sum = p === q ? -1 : 0;
          for (let i = 0; i < length; i++) sum += x[at(i, p)]! * x[at(i, q)]!;
          most = Math.max(most, Math.abs(sum));
        }
      }
      return most;
    };
    expect(gram(u, m, (i, l) => i + l * (m + 1))).toBeLessThan(10 * k * EPS);
    expect(gram(vt, n, (j, l) => l + j * (k + 2))).toBeLessThan(10 * k * EPS);
  }
});
