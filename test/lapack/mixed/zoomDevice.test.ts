// Corrections on the GPU, on spectra with clusters of every kind: residuals and orthogonality are those of double precision.
import { expect, test } from 'vitest';
import { lasetRef } from '../../../src/blas3/elements/laset.ref.ts';
import { gemmBlockedRef } from '../../../src/blas3/products/gemm.ref.ts';
import type { FieldMat } from '../../../src/core/matrix.ts';
import type { Context } from '../../../src/index.ts';
import { dsgesddOnGpu } from '../../../src/lapack/mixed/dsgesddOnGpu.hybrid.ts';
import { dssyevdOnGpu } from '../../../src/lapack/mixed/dssyevdOnGpu.hybrid.ts';
import { moduliFor, ZoomDevice } from '../../../src/lapack/mixed/zoomDevice.gpu.ts';
import { type DeviceEigenOps, zoomEigenOn } from '../../../src/lapack/mixed/zoomEigen.hybrid.ts';
import { type DeviceSvdOps, zoomSvdOn } from '../../../src/lapack/mixed/zoomSvd.hybrid.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import { Random } from '../../../testing/lib/random.ts';
import { Field } from '../../lib/clusters.ts';
import { full, some } from '../../lib/sampled.ts';
import { doubles, gpuTest, gpuWide } from '../../setup/contexts.ts';

const EPS = 2 ** -52;
/** As little as makes groups of several sizes, one of them larger than what the host takes. */
const [N, DIRECT] = [24, 5];

const real = new Field(1);
const complex = new Field(2);

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

const svdOpsOn = (zoom: ZoomDevice, field: Field): DeviceSvdOps => ({
  async singles(n, A, U, V) {
    const [u, v] = [field.dense(n), field.dense(n)];
    const done = field.singularVectors(n, field.dense(n, await zoom.values(n, A)), u, v, Float32Array);
    zoom.setValues(u.data as Float64Array, U);
    zoom.setValues(v.data as Float64Array, V);
    return done;
  },
  doubles: (n, A, U, V) => field.singularVectors(n, A, U, V, Float64Array),
});

/** Eigenvectors in single by the host, so that what is tested is what comes behind. */
const opsOn = (zoom: ZoomDevice, field: Field, asked: string[] = []): DeviceEigenOps => ({
  direct: DIRECT,
  async singles(n, A, X) {
    asked.push(`s${n}`);
    const Z = field.dense(n);
    const done = field.eigenvectors(n, field.dense(n, await zoom.values(n, A)), Z, Float32Array);
    zoom.setValues(Z.data as Float64Array, X);
    return done;
  },
  doubles(n, A, X) {
    asked.push(`d${n}`);
    return field.eigenvectors(n, A, X, Float64Array);
  },
});

async function onGpu<R>(
  field: Field,
  work: (zoom: ZoomDevice, up: (A: FieldMat) => DeviceMat) => Promise<R>,
): Promise<R> {
  const zoom = new ZoomDevice((await doubles()).queue, field.parts === 2 ? 'z' : 'd');
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

async function correctsEigenvectors(field: Field, name: string, spectrum: Spectrum): Promise<void> {
  const Q = field.unitary(N, 17);
  const A = field.matrixOf(N, spectrum(N), Q, Q);
  await onGpu(field, async (zoom, up) => {
    const [X, w] = [zoom.matrix(N), new Float64Array(N)];
    expect(await zoomEigenOn(zoom, N, up(A), X, w, opsOn(zoom, field)), name).toBeGreaterThanOrEqual(0);
    const Z = field.dense(N, await zoom.values(N, X));
    expect(field.residual(N, A, Z, Z, w), name).toBeLessThan(10);
    expect(field.departure(N, Z), name).toBeLessThan(10);
    expect([...w], name).toEqual([...w].sort((a, b) => a - b));
  });
}

async function correctsSingularVectors(field: Field, name: string, spectrum: Spectrum): Promise<void> {
  const A = field.matrixOf(N, spectrum(N), field.unitary(N, 17), field.unitary(N, 18));
  await onGpu(field, async (zoom, up) => {
    const [U, V, s] = [zoom.matrix(N), zoom.matrix(N), new Float64Array(N)];
    expect(await zoomSvdOn(zoom, N, up(A), U, V, s, svdOpsOn(zoom, field)), name).toBeGreaterThanOrEqual(0);
    const [u, v] = [field.dense(N, await zoom.values(N, U)), field.dense(N, await zoom.values(N, V))];
    expect(field.residual(N, A, v, u, s), name).toBeLessThan(10);
    for (const X of [u, v]) expect(field.departure(N, X), name).toBeLessThan(10);
    expect([...s], name).toEqual([...s].sort((a, b) => b - a));
  });
}

gpuTest('eigenvectors are corrected on the GPU', async () => {
  for (const [name, spectrum] of full ? SPECTRA : SPECTRA.slice(1, 2)) await correctsEigenvectors(real, name, spectrum);
});

gpuWide('singular vectors are corrected on the GPU', async () => {
  for (const [name, spectrum] of full ? SPECTRA : SPECTRA.slice(3, 4))
    await correctsSingularVectors(real, name, spectrum);
});

gpuWide('complex vectors are corrected on the GPU', async () => {
  for (const [name, spectrum] of full ? SPECTRA : SPECTRA.slice(3, 4)) {
    await correctsEigenvectors(complex, name, spectrum);
    await correctsSingularVectors(complex, name, spectrum);
  }
});

gpuWide('a group too large for the host is zoomed into on the GPU', async () => {
  for (const field of [real, complex]) {
    const Q = field.unitary(N, 19);
    const A = field.matrixOf(N, (i) => (i < N - 3 ? 1 + (1e-10 * i) / N : i), Q, Q);
    await onGpu(field, async (zoom, up) => {
      const [X, w, asked] = [zoom.matrix(N), new Float64Array(N), [] as string[]];
      expect(await zoomEigenOn(zoom, N, up(A), X, w, opsOn(zoom, field, asked))).toBeGreaterThanOrEqual(0);
      expect(asked.slice(0, 2)).toEqual([`s${N}`, `s${N - 3}`]);
      const Z = field.dense(N, await zoom.values(N, X));
      expect(field.residual(N, A, Z, Z, w)).toBeLessThan(10);
      expect(field.departure(N, Z)).toBeLessThan(10);
    });
  }
});

gpuTest('NaN and singles that fail end it', async () => {
  const n = 3;
  const A = real.dense(n, Float64Array.of(Number.NaN, 0, 0, 0, 1, 0, 0, 0, 1));
  await onGpu(real, async (zoom, up) => {
    const w = new Float64Array(n);
    const given: DeviceEigenOps = {
      ...opsOn(zoom, real),
      async singles(_, __, X) {
        zoom.setValues(Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), X);
        return true;
      },
    };
    expect(await zoomEigenOn(zoom, n, up(A), zoom.matrix(n), w, given)).toBe(-1);
    const failing: DeviceEigenOps = { ...opsOn(zoom, real), singles: async () => false };
    expect(await zoomEigenOn(zoom, n, up(A), zoom.matrix(n), w, failing)).toBe(-1);
  });
});

test('what corrects by little takes few moduli, and what is no number all', () => {
  expect([1, 2 ** -20, 2 ** -60, 0, Number.NaN, 8].map(moduliFor)).toEqual([14, 10, 6, 6, 14, 14]);
});

/** The call as the front of dssyevd or zcheevd gives it, with a triangle of A behind an offset and NaN beside it. */
async function call(
  context: Context,
  field: Field,
  uplo: 'l' | 'u',
  A: FieldMat,
  factor: number,
  jobz: 'n' | 'v' = 'v',
) {
  const [{ parts }, n, off, lda] = [field, A.ld, 5, A.ld + 3];
  const [routine, prec] = parts === 2 ? (['zcheevd', 'z'] as const) : (['dssyevd', 'd'] as const);
  const given = new Float64Array(parts * (off + lda * n)).fill(Number.NaN);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++)
      for (let part = 0; part < parts; part++)
        // Imaginary parts on the diagonal stay NaN.
        if ((uplo === 'l' ? i >= j : i <= j) && !(i === j && part === 1))
          given[parts * (off + i + j * lda) + part] = factor * A.data[parts * (i + j * n) + part]!;
  const at = context.upload(prec, given);
  const [W, iter, info] = [context.alloc('d', n + 2), context.alloc('i', 1), context.alloc('i', 1)];
  const operands = { A: at.at(off), lda, W: W.at(2), iter, info };
  await dssyevdOnGpu(context.queue, { ...operands, routine, prec, jobz, uplo, n }, 'a test');
  const [after, w] = [await context.download(at), (await context.download(W)).slice(2)];
  const Z = field.dense(n);
  for (let j = 0; j < n; j++)
    for (let p = 0; p < parts * n; p++) Z.data[p + parts * j * n] = after[parts * (off + j * lda) + p]!;
  const codes = [(await context.download(iter))[0]!, (await context.download(info))[0]!];
  const gaps = after.filter((_, p) => p < parts * off || (p - parts * off) % (parts * lda) >= parts * n);
  return { Z, w, codes, untouched: gaps.every(Number.isNaN) };
}

/** Where doubles live with the CPU their bytes go over and come back. */
async function callsHold(field: Field, places: readonly (readonly [Context, 'l' | 'u', number])[]): Promise<void> {
  const n = 20;
  const Q = field.unitary(n, 5);
  const A = field.matrixOf(n, (i) => i - 7, Q, Q);
  for (const [context, uplo, factor] of places) {
    const { Z, w, codes, untouched } = await call(context, field, uplo, A, factor);
    expect(codes[0]).toBeGreaterThan(0);
    expect(codes[1]).toBe(0);
    expect(untouched).toBe(true);
    const scaled = w.map((value) => value / factor);
    expect(field.residual(n, A, Z, Z, scaled)).toBeLessThan(10);
    expect(field.departure(n, Z)).toBeLessThan(10);
    const alone = await call(context, field, uplo, A, factor, 'n');
    expect(alone.codes).toEqual(codes);
    expect(alone.w).toEqual(w);
    expect(alone.untouched).toBe(true);
  }
}

gpuTest('dssyevd computes on the GPU from a triangle of any size, and says what it did', async (plain) => {
  const context = await doubles();
  const places = [
    [plain, 'l', 2 ** 900],
    [context, 'u', 2 ** -900],
  ] as const;
  await callsHold(real, places);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dssyevd', backend: 'gpu' });
  const n = 20;
  const { codes, w } = await call(context, real, 'l', real.dense(n, new Float64Array(n * n).fill(Number.NaN)), 1);
  expect(codes).toEqual([-2, n]);
  expect([...w].every(Number.isNaN)).toBe(true);
});

gpuWide('so does zcheevd', async (plain) => {
  const context = await doubles();
  const places = [
    [plain, 'u', 2 ** 900],
    [context, 'l', 2 ** -900],
  ] as const;
  await callsHold(complex, places);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'zcheevd', backend: 'gpu' });
});

const SHAPES = [
  [21, 12],
  [13, 13],
  [12, 19],
] as const;

/** A and U S V^H, and both sides' columns. */
async function decomposes(field: Field, m: number, n: number): Promise<void> {
  const [context, k, { parts }] = [await doubles(), Math.min(m, n), field];
  const [routine, prec] = parts === 2 ? (['zcgesdd', 'z'] as const) : (['dsgesdd', 'd'] as const);
  const a = new Random().fill(new Float64Array(parts * m * n), 'rand') as Float64Array<ArrayBuffer>;
  const [A, S] = [context.upload(prec, a), context.alloc('d', k)];
  const [U, VT] = [context.alloc(prec, (m + 1) * k), context.alloc(prec, (k + 2) * n)];
  const [iter, info] = [context.alloc('i', 1), context.alloc('i', 1)];
  const call = { routine, prec, jobz: 's', m, n, A, lda: m, S, iter, info } as const;
  await dsgesddOnGpu(context.queue, { ...call, U, ldu: m + 1, VT, ldvt: k + 2 }, 'a test');
  expect((await context.download(iter))[0]).toBeGreaterThan(0);
  expect((await context.download(info))[0]).toBe(0);
  const [s, u, vt] = [await context.download(S), await context.download(U), await context.download(VT)];
  const alone = context.alloc('d', k);
  await dsgesddOnGpu(context.queue, { ...call, jobz: 'n', S: alone }, 'a test');
  expect(await context.download(alone)).toEqual(s);
  const left: FieldMat = { data: u, off: 0, ld: m + 1, parts };
  const right: FieldMat = { data: vt, off: 0, ld: k + 2, parts };
  const scaled = { ...left, data: u.map((x, p) => x * s[Math.floor(p / (parts * (m + 1)))]!) };
  const R: FieldMat = { data: a.slice(), off: 0, ld: m, parts };
  gemmBlockedRef('n', 'n', m, n, k, -1, scaled, right, 1, R);
  const norm = (x: ArrayLike<number>): number => Math.hypot(...Array.from(x));
  expect(norm(R.data) / (k * EPS * norm(a)), `${m} x ${n}`).toBeLessThan(10);
  const gram = field.dense(k);
  for (const [transA, transB, length, X] of [
    ['c', 'n', m, left],
    ['n', 'c', n, right],
  ] as const) {
    lasetRef('f', k, k, 0, 1, gram);
    gemmBlockedRef(transA, transB, k, k, length, 1, X, X, -1, gram);
    expect(norm(gram.data)).toBeLessThan(10 * k * EPS);
  }
}

gpuTest('dsgesdd computes on the GPU what is square, tall and wide', async () => {
  for (const [m, n] of some(SHAPES, 2)) await decomposes(real, m, n);
});

gpuWide('so does zcgesdd', async () => {
  for (const [m, n] of full ? SHAPES : SHAPES.slice(0, 1)) await decomposes(complex, m, n);
});
