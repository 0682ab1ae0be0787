// Batches of doubles on a GPU in soft arithmetic: the bits of the same steps in JavaScript, pivots, reports, and that a result depends on
// its own matrix alone.
import { describe, expect } from 'vitest';
import { enqueueSoftCholesky, enqueueSoftLu } from '../../src/batched/soft.gpu.ts';
import {
  dgesvStridedBatched,
  dgetrfStridedBatched,
  dgetrfVbatched,
  dgetrsStridedBatched,
  dposvStridedBatched,
  dpotrfStridedBatched,
  zgelsStridedBatched,
  zgesvStridedBatched,
  zgetrfStridedBatched,
  zposvStridedBatched,
} from '../../src/index.ts';
import { getf2Ref } from '../../src/lapack/lu/getrf.ref.ts';
import type { DeviceBuffer } from '../../src/runtime/buffer.ts';
import { mulberry32 } from '../lib/rng.ts';
import { wide } from '../lib/sampled.ts';
import { doubles, gpuTest } from '../setup/contexts.ts';
import { fmaOf } from './doubleOracle.ts';

/** Columns of numbers with 53 bits, graded by rows over some decades. */
function matrix(m: number, n: number, seed: number, decades = 0): Float64Array {
  const rng = mulberry32(seed);
  return Float64Array.from(
    { length: m * n },
    (_, e) => (2 * rng() - 1 + rng() * 2 ** -31) * 10 ** (-decades * ((e % m) / m)),
  );
}

/** LU of columns as the kernel has it: quotients, and multiply-adds with one rounding. */
function luOf(m: number, n: number, given: Float64Array): { lu: Float64Array; ipiv: number[]; info: number } {
  const lu = given.slice();
  const ipiv: number[] = [];
  let info = 0;
  for (let k = 0; k < Math.min(m, n); k++) {
    let pivot = k;
    for (let i = k + 1; i < m; i++) if (Math.abs(lu[i + k * m]!) > Math.abs(lu[pivot + k * m]!)) pivot = i;
    ipiv.push(pivot + 1);
    const top = lu[pivot + k * m]!;
    if (top === 0) info = info === 0 ? k + 1 : info;
    for (let j = 0; j < n; j++) [lu[k + j * m], lu[pivot + j * m]] = [lu[pivot + j * m]!, lu[k + j * m]!];
    for (let i = k + 1; i < m && top !== 0; i++) {
      lu[i + k * m]! /= top;
      for (let j = k + 1; j < n; j++) lu[i + j * m] = fmaOf(-lu[i + k * m]!, lu[k + j * m]!, lu[i + j * m]!);
    }
  }
  return { lu, ipiv, info };
}

/** L of columns in the lower triangle. */
function choleskyOf(n: number, given: Float64Array): Float64Array {
  const l = given.slice();
  for (let k = 0; k < n; k++) {
    l[k + k * n] = Math.sqrt(l[k + k * n]!);
    for (let i = k + 1; i < n; i++) l[i + k * n]! /= l[k + k * n]!;
    for (let j = k + 1; j < n; j++) {
      for (let i = j; i < n; i++) l[i + j * n] = fmaOf(-l[i + k * n]!, l[j + k * n]!, l[i + j * n]!);
    }
  }
  return l;
}

/** Diagonally dominant in the lower triangle, NaN above it, where nothing is to be read. */
function definite(n: number, seed: number): Float64Array {
  return matrix(n, n, seed).map((x, e) => {
    const [i, j] = [e % n, Math.floor(e / n)];
    return i < j ? Number.NaN : i === j ? n + x : x;
  });
}

/** Matrices one behind the other. */
const together = (matrices: readonly Float64Array[]): Float64Array =>
  Float64Array.from(matrices.flatMap((x) => Array.from(x)));

async function factored(m: number, n: number, matrices: readonly Float64Array[], options = {}) {
  const context = await doubles();
  const [size, count, steps] = [m * n, matrices.length, Math.min(m, n)];
  const A = context.upload('d', together(matrices));
  const [ipiv, info, nonfinite] = [steps * count, count, count].map((length) => context.alloc('i', length));
  const each = { lda: m, strideA: size, ipiv: ipiv!, stridePiv: steps, info: info!, nonfinite: nonfinite! };
  context.queue.trace.length = 0;
  await dgetrfStridedBatched(context.queue, { m, n, A, ...each, batchCount: count, ...options });
  expect(context.queue.trace.map(({ backend }) => backend)).toEqual(['gpu']);
  const [lu, pivots, infos, flags] = [
    await context.download(A),
    await context.download(ipiv!),
    await context.download(info!),
    await context.download(nonfinite!),
  ];
  for (const buffer of [A, ipiv!, info!, nonfinite!]) buffer.dispose();
  return { lu, pivots, infos: Array.from(infos), flags: Array.from(flags) };
}

/** Bits, so that NaN equals NaN and zeros differ. */
const bits = (x: Float64Array): BigUint64Array => new BigUint64Array(Float64Array.from(x).buffer);

describe('batches of doubles on a GPU', () => {
  gpuTest('LU has the bits of its steps, and the pivots of the reference', async () => {
    for (const [m, n, decades] of [
      [1, 1, 0],
      [5, 5, 0],
      [17, 17, 8],
      [9, 4, 0],
      [4, 9, 3],
    ] as const) {
      const matrices = [1, 2, 3].map((seed) => matrix(m, n, 10 * m + seed, decades));
      const { lu, pivots, infos } = await factored(m, n, matrices);
      const steps = Math.min(m, n);
      matrices.forEach((given, b) => {
        const expected = luOf(m, n, given);
        expect(bits(lu.slice(b * m * n, (b + 1) * m * n))).toEqual(bits(expected.lu));
        expect(Array.from(pivots.slice(b * steps, (b + 1) * steps))).toEqual(expected.ipiv);
        const reference = new Int32Array(steps);
        getf2Ref(m, n, { data: given.slice(), off: 0, ld: m }, reference, 0);
        expect(expected.ipiv).toEqual(Array.from(reference));
      });
      expect(infos).toEqual([0, 0, 0]);
    }
  });

  gpuTest('a matrix has its bits alone, among others, and column by column', async () => {
    const n = 19;
    const matrices = [1, 2, 3, 4, 5].map((seed) => matrix(n, n, seed, seed));
    const all = await factored(n, n, matrices);
    const alone = await factored(n, n, [matrices[3]!]);
    expect(bits(alone.lu)).toEqual(bits(all.lu.slice(3 * n * n, 4 * n * n)));
    const context = await doubles();
    const [A, ipiv, info] = [context.upload('d', together(matrices)), context.alloc('i', 5 * n), context.alloc('i', 5)];
    const place = { data: A, off: 0, rs: 1, cs: n, stride: n * n };
    const list = { data: info, off: 0, ld: 1 };
    const run = { m: n, n, nrhs: 0, count: 5, first: 0 };
    const pivots = { data: ipiv, off: 0, stride: n };
    enqueueSoftLu(context.queue, run, { count: 5, A: place, ipiv: pivots, info: list, most: 1 });
    expect(bits(await context.download(A))).toEqual(bits(all.lu));
    expect(await context.download(ipiv)).toEqual(all.pivots);
    for (const buffer of [A, ipiv, info]) buffer.dispose();
  });

  gpuTest('a failed matrix says so, and no other one minds', async () => {
    const n = 6;
    const good = matrix(n, n, 1);
    const singular = good.map((x, e) => (Math.floor(e / n) === 3 ? good[2 * n + (e % n)]! : x));
    const zero = new Float64Array(n * n);
    const wild = good.map((x, e) => (e === 8 ? Number.NaN : x));
    const infinite = good.map((x, e) => (e === 20 ? Number.POSITIVE_INFINITY : x));
    const { lu, infos, flags } = await factored(n, n, [good, zero, wild, infinite, good]);
    expect(infos.slice(0, 2)).toEqual([0, 1]);
    expect(flags).toEqual([0, 0, 1, 1, 0]);
    expect(bits(lu.slice(4 * n * n))).toEqual(bits(luOf(n, n, good).lu));
    // Whether equal columns cancel to zero is up to rounding: by quotients and one rounding as here.
    const { infos: found, lu: filled } = await factored(n, n, [singular, zero, good], { onFailure: 'nan' });
    expect(found).toEqual([luOf(n, n, singular).info, 1, 0]);
    expect(filled.slice(n * n, 2 * n * n).every(Number.isNaN)).toBe(true);
    expect(bits(filled.slice(2 * n * n))).toEqual(bits(luOf(n, n, good).lu));
  });

  gpuTest('solutions are close to what their systems ask, singular ones are left', async () => {
    const context = await doubles();
    const [n, nrhs, count] = [13, 10, 3];
    const matrices = [matrix(n, n, 4), new Float64Array(n * n), matrix(n, n, 5)];
    const right = matrix(n, nrhs * count, 6);
    const [A, B] = [context.upload('d', together(matrices)), context.upload('d', right)];
    const [ipiv, info] = [context.alloc('i', n * count), context.alloc('i', count)];
    const system = { n, nrhs, A, lda: n, strideA: n * n, ipiv, stridePiv: n, B, ldb: n, strideB: n * nrhs };
    await dgesvStridedBatched(context.queue, { ...system, info, batchCount: count });
    const x = await context.download(B);
    expect(Array.from(await context.download(info))).toEqual([0, 1, 0]);
    for (const b of [0, 2]) expect(residual(n, nrhs, matrices[b]!, x, right, b * n * nrhs, false)).toBeLessThan(1);
    expect(x.slice(n * nrhs, 2 * n * nrhs)).toEqual(right.slice(n * nrhs, 2 * n * nrhs));
    context.write(B, right);
    await dgetrsStridedBatched(context.queue, { trans: 't', ...system, batchCount: 1 });
    expect(residual(n, nrhs, matrices[0]!, await context.download(B), right, 0, true)).toBeLessThan(1);
    for (const buffer of [A, B, ipiv, info]) buffer.dispose();
  });

  gpuTest(
    'Cholesky has the bits of its steps for either triangle, and says what is not positive definite',
    async () => {
      const context = await doubles();
      const n = 15;
      const matrices = [definite(n, 1), definite(n, 2), definite(n, 3)];
      matrices[1]![7 + 7 * n] = -1;
      const turned = (x: Float64Array): Float64Array => x.map((_, e) => x[Math.floor(e / n) + (e % n) * n]!);
      for (const uplo of ['l', 'u'] as const) {
        const own = uplo === 'l' ? matrices : matrices.map(turned);
        const [A, info] = [context.upload('d', together(own)), context.alloc('i', 3)];
        await dpotrfStridedBatched(context.queue, { uplo, n, A, lda: n, strideA: n * n, info, batchCount: 3 });
        const factors = await context.download(A);
        expect(Array.from(await context.download(info))).toEqual([0, 8, 0]);
        for (const b of [0, 2]) {
          const expected = choleskyOf(n, matrices[b]!);
          const found = factors.slice(b * n * n, (b + 1) * n * n);
          expect(bits(found)).toEqual(bits(uplo === 'l' ? expected : turned(expected)));
        }
        if (uplo === 'l') {
          context.write(A, together(own));
          const place = { data: A, off: 0, rs: 1, cs: n, stride: n * n };
          const run = { m: n, n, nrhs: 0, count: 3, first: 0 };
          enqueueSoftCholesky(context.queue, run, {
            ...{ count: 3, A: place, upper: false, most: 1 },
            info: { data: info, off: 0, ld: 1 },
          });
          expect(bits(await context.download(A))).toEqual(bits(factors));
          expect(Array.from(await context.download(info))).toEqual([0, 8, 0]);
        }
        for (const buffer of [A, info]) buffer.dispose();
      }
    },
  );

  gpuTest('positive definite systems are solved, others filled with NaN where that is asked', async () => {
    const context = await doubles();
    const [n, nrhs] = [11, 2];
    const matrices = [definite(n, 7), definite(n, 8).map((x, e) => (e === 0 ? 0 : x))];
    const right = matrix(n, 2 * nrhs, 9);
    const [A, B, info] = [context.upload('d', together(matrices)), context.upload('d', right), context.alloc('i', 2)];
    const system = { uplo: 'l', n, nrhs, A, lda: n, strideA: n * n, B, ldb: n, strideB: n * nrhs, info } as const;
    await dposvStridedBatched(context.queue, { ...system, batchCount: 2, onFailure: 'nan' });
    const x = await context.download(B);
    expect(Array.from(await context.download(info))).toEqual([0, 1]);
    const whole = matrices[0]!.map((_, e) => {
      const [i, j] = [e % n, Math.floor(e / n)];
      return matrices[0]![Math.max(i, j) + Math.min(i, j) * n]!;
    });
    expect(residual(n, nrhs, whole, x, right, 0, false)).toBeLessThan(1);
    expect(x.slice(n * nrhs).every(Number.isNaN)).toBe(true);
    for (const buffer of [A, B, info]) buffer.dispose();
  });

  gpuTest('of complex numbers both parts are filled with NaN', async () => {
    const context = await doubles();
    const [n, nrhs, batchCount] = [2, 1, 1];
    const info = context.alloc('i', 1);
    const ipiv = context.alloc('i', n);
    const zeros = new Float64Array(2 * n * n);
    const filled = async (call: (A: DeviceBuffer<'z'>, B: DeviceBuffer<'z'>) => Promise<void>, which: 'A' | 'B') => {
      const [A, B] = [context.upload('z', zeros), context.upload('z', new Float64Array(2 * n * nrhs))];
      await call(A, B);
      expect((await context.download(info))[0]).toBe(1);
      expect([...(await context.download(which === 'A' ? A : B))].every(Number.isNaN)).toBe(true);
      for (const buffer of [A, B]) buffer.dispose();
    };
    const each = { lda: n, strideA: n * n, info, batchCount, onFailure: 'nan' } as const;
    const ofB = { nrhs, ldb: n, strideB: n * nrhs };
    const { queue } = context;
    await filled((A) => zgetrfStridedBatched(queue, { m: n, n, A, ipiv, stridePiv: n, ...each }), 'A');
    // Of these a short run has real numbers, above.
    if (wide) {
      await filled((A, B) => zgesvStridedBatched(queue, { n, A, B, ipiv, stridePiv: n, ...ofB, ...each }), 'B');
      await filled((A, B) => zposvStridedBatched(queue, { uplo: 'l', n, A, B, ...ofB, ...each }), 'B');
    }
    await filled((A, B) => zgelsStridedBatched(queue, { trans: 'n', m: n, n, A, B, ...ofB, ...each }), 'B');
    for (const buffer of [info, ipiv]) buffer.dispose();
  });

  gpuTest('ragged batches have the bits of each matrix', async () => {
    const context = await doubles();
    const sizes = [3, 20, 1, 0, 9];
    const matrices = sizes.map((n) => matrix(n, n, 40 + n));
    const offsetsA = sizes.map((_, b) => sizes.slice(0, b).reduce((sum, n) => sum + n * n, 0));
    const offsetsPiv = sizes.map((_, b) => sizes.slice(0, b).reduce((sum, n) => sum + n, 0));
    const [A, ipiv, info] = [context.upload('d', together(matrices)), context.alloc('i', 33), context.alloc('i', 5)];
    const lda = sizes.map((n) => Math.max(1, n));
    await dgetrfVbatched(context.queue, { m: sizes, n: sizes, A, lda, offsetsA, ipiv, offsetsPiv, info });
    const all = await context.download(A);
    sizes.forEach((n, b) => {
      expect(bits(all.slice(offsetsA[b]!, offsetsA[b]! + n * n))).toEqual(bits(luOf(n, n, matrices[b]!).lu));
    });
    for (const buffer of [A, ipiv, info]) buffer.dispose();
  });
});

/** Largest |B - op(A) X| over n |A| |X| 2^-53, of the norms of the largest elements, in columns from `at` on. */
function residual(
  n: number,
  nrhs: number,
  A: Float64Array,
  X: Float64Array,
  B: Float64Array,
  at: number,
  turned: boolean,
) {
  const largest = (x: Float64Array): number => x.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const bound = n * largest(A) * largest(X.slice(at, at + n * nrhs)) * n * 2 ** -53;
  let most = 0;
  for (let c = 0; c < nrhs; c++) {
    for (let i = 0; i < n; i++) {
      let rest = B[at + i + c * n]!;
      for (let k = 0; k < n; k++) rest -= (turned ? A[k + i * n]! : A[i + k * n]!) * X[at + k + c * n]!;
      const error = Math.abs(rest) / bound;
      most = error <= most ? most : error;
    }
  }
  return most;
}
