// Complex doubles that live on the GPU: factors beyond one panel are those of the CPU but for rounding, with its pivots and info; solutions
// with conjugates; imaginary parts on the diagonal of a Hermitian matrix are not looked at; inverses, and triangles solved with. QR of
// columns at the ends of the range, and what least squares say of theirs.
import { describe, expect } from 'vitest';
import { gels, geqrf, getrf, getri, getrs, posv, potrf, potri, trtri, trtrs } from '../../src/index.ts';
import type { DeviceBuffer } from '../../src/runtime/buffer.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

const [N, LD] = [41, 43];

/** LD x N complex numbers. */
function matrix(seed: number): Float64Array {
  const rng = mulberry32(seed);
  return Float64Array.from({ length: 2 * LD * N }, () => signed(rng));
}

/** Positive definite in one triangle, NaN in the other; imaginary parts on the diagonal are left as they are. */
function definite(uplo: 'l' | 'u'): Float64Array {
  const A = matrix(3);
  for (let j = 0; j < N; j++) {
    for (let i = 0; i < LD; i++) {
      const at = 2 * (i + j * LD);
      if (i === j) A[at] = 3 * N;
      else if (i < j === (uplo === 'l')) A.fill(Number.NaN, at, at + 2);
    }
  }
  return A;
}

/** Largest difference within the columns that `part` asks for, in units of the largest element. */
function difference(found: Float64Array, expected: Float64Array, part: (i: number, j: number) => boolean): number {
  let [worst, largest] = [0, 0];
  for (let j = 0; j < N; j++) {
    for (let i = 0; i < N; i++) {
      if (!part(i, j)) continue;
      for (const at of [2 * (i + j * LD), 2 * (i + j * LD) + 1]) {
        const error = Math.abs(found[at]! - expected[at]!);
        worst = error <= worst ? worst : error;
        largest = Math.max(largest, Math.abs(expected[at]!));
      }
    }
  }
  return worst / largest;
}

async function lu(context: Context) {
  const [A, B, ipiv] = [context.upload('z', matrix(1)), context.upload('z', matrix(2)), context.alloc('i', N + 1)];
  await getrf(context, { m: N, n: N, A, lda: LD, ipiv, info: ipiv.at(N) });
  await getrs(context, { trans: 'c', n: N, nrhs: 3, A, lda: LD, ipiv, B, ldb: LD });
  const found = [await context.download(A), await context.download(B), await context.download(ipiv)] as const;
  for (const buffer of [A, B, ipiv]) buffer.dispose();
  return found;
}

async function cholesky(context: Context, uplo: 'l' | 'u', a: Float64Array) {
  const [A, B, info] = [context.upload('z', a), context.upload('z', matrix(2)), context.alloc('i', 2)];
  await potrf(context, { uplo, n: N, A, lda: LD, info });
  const factors = await context.download(A);
  context.write(A, a);
  await posv(context, { uplo, n: N, nrhs: 3, A, lda: LD, B, ldb: LD, info: info.at(1) });
  const found = [factors, await context.download(B), Array.from(await context.download(info))] as const;
  for (const buffer of [A, B, info]) buffer.dispose();
  return found;
}

/** What `call` makes of A, of right sides B and of an info. */
async function made(
  context: Context,
  a: Float64Array,
  call: (A: DeviceBuffer<'z'>, B: DeviceBuffer<'z'>, info: DeviceBuffer<'i'>) => Promise<unknown>,
) {
  const [A, B, info] = [context.upload('z', a), context.upload('z', matrix(2)), context.alloc('i', 1)];
  await call(A, B, info);
  const found = [await context.download(A), await context.download(B), (await context.download(info))[0]] as const;
  for (const buffer of [A, B, info]) buffer.dispose();
  return found;
}

/** A triangle of small numbers with a heavy diagonal, NaN beside it; of a unit one the diagonal is NaN too. */
function triangle(uplo: 'l' | 'u', diag: 'n' | 'u'): Float64Array {
  const A = definite(uplo).map((x) => x / N);
  if (diag === 'u') for (let j = 0; j < N; j++) A.fill(Number.NaN, 2 * j * (LD + 1), 2 * j * (LD + 1) + 2);
  return A;
}

describe('complex doubles on the GPU', () => {
  gpuTest('LU has the pivots and factors of the CPU, and solves with the conjugate transpose', async () => {
    const context = await doubles();
    context.queue.trace.length = 0;
    const [[A, B, ipiv], [onCpu, solved, pivots]] = [await lu(context), await lu(cpu)];
    expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
    expect(ipiv).toEqual(pivots);
    expect(difference(A, onCpu, () => true)).toBeLessThan(1e-13);
    expect(difference(B, solved, (_, j) => j < 3)).toBeLessThan(1e-11);
  });

  gpuTest('Cholesky of either triangle, whose diagonal is real, and what it says of bad minors', async () => {
    const context = await doubles();
    for (const uplo of ['l', 'u'] as const) {
      const a = definite(uplo);
      const [[A, B, info], [onCpu, solved, said]] = [await cholesky(context, uplo, a), await cholesky(cpu, uplo, a)];
      expect(info).toEqual([0, 0]);
      expect(said).toEqual([0, 0]);
      expect(difference(A, onCpu, (i, j) => (uplo === 'l' ? i >= j : i <= j))).toBeLessThan(1e-14);
      expect(difference(B, solved, (_, j) => j < 3)).toBeLessThan(1e-13);
      for (let j = 0; j < N; j++) expect(A[2 * (j + j * LD) + 1]).toBe(0);
      a[2 * (30 + 30 * LD)] = -1;
      const [, kept, infos] = await cholesky(context, uplo, a);
      expect(infos).toEqual([31, 31]);
      expect(kept).toEqual(matrix(2));
    }
  });

  gpuTest('inverses are those of the CPU, of a positive definite matrix with a real diagonal', async () => {
    const context = await doubles();
    context.queue.trace.length = 0;
    const square = { n: N, lda: LD };
    const ofGeneral = (on: Context) =>
      made(on, matrix(1), async (A, _, info) => {
        const ipiv = on.alloc('i', N);
        await getrf(on, { m: N, ...square, A, ipiv, info });
        await getri(on, { ...square, A, ipiv, info });
        ipiv.dispose();
      });
    const [found, expected] = [await ofGeneral(context), await ofGeneral(cpu)];
    expect(found[2]).toBe(0);
    expect(difference(found[0], expected[0], () => true)).toBeLessThan(1e-12);
    for (const uplo of ['l', 'u'] as const) {
      const ofDefinite = (on: Context) =>
        made(on, definite(uplo), async (A, _, info) => {
          await potrf(on, { uplo, ...square, A, info });
          await potri(on, { uplo, ...square, A, info });
        });
      const [[A], [onCpu]] = [await ofDefinite(context), await ofDefinite(cpu)];
      const isBeside = (i: number, j: number): boolean => (uplo === 'l' ? i < j : i > j);
      expect(difference(A, onCpu, (i, j) => !isBeside(i, j))).toBeLessThan(1e-13);
      for (let j = 0; j < N; j++) {
        expect(A[2 * (j + j * LD) + 1]).toBe(0);
        for (let i = 0; i < N; i++) if (isBeside(i, j)) expect(A[2 * (i + j * LD)]).toBeNaN();
      }
    }
    expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  });

  gpuTest('triangles are inverted and solved with as the CPU does, and a zero on the diagonal is said', async () => {
    const context = await doubles();
    context.queue.trace.length = 0;
    const ways = (['l', 'u'] as const).flatMap((uplo) => (['n', 'u'] as const).map((diag) => ({ uplo, diag })));
    const square = { n: N, lda: LD };
    for (const { uplo, diag } of ways) {
      const a = triangle(uplo, diag);
      const inverse = (on: Context) => made(on, a, (A, _, info) => trtri(on, { uplo, diag, ...square, A, info }));
      const [[A, , info], [onCpu]] = [await inverse(context), await inverse(cpu)];
      expect(info).toBe(0);
      const isInside = (i: number, j: number): boolean => (uplo === 'l' ? i > j : i < j) || (diag === 'n' && i === j);
      expect(difference(A, onCpu, isInside)).toBeLessThan(1e-13);
      for (const trans of ['n', 't', 'c'] as const) {
        const solve = (on: Context) =>
          made(on, a, (T, B, zero) =>
            trtrs(on, { uplo, trans, diag, ...square, nrhs: 3, A: T, B, ldb: LD, info: zero }),
          );
        const [[, X, none], [, expected]] = [await solve(context), await solve(cpu)];
        expect(none).toBe(0);
        expect(difference(X, expected, (_, j) => j < 3)).toBeLessThan(1e-13);
      }
    }
    const a = triangle('u', 'n').fill(0, 2 * 20 * (LD + 1), 2 * 20 * (LD + 1) + 2);
    const [A, , info] = await made(context, a, (T, _, zero) =>
      trtri(context, { uplo: 'u', ...square, A: T, info: zero }),
    );
    expect([A, info]).toEqual([a, 21]);
    const [, B, said] = await made(context, a, (T, right, zero) =>
      trtrs(context, { uplo: 'u', ...square, nrhs: 3, A: T, B: right, ldb: LD, info: zero }),
    );
    expect([B, said]).toEqual([matrix(2), 21]);
    expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  });

  gpuTest(
    'QR has reflectors and a real diagonal as the CPU makes them, of columns whose squares leave the range too',
    async () => {
      const scales = [1, 1e300, 1e-300, 1, 0];
      const graded = matrix(4).map((x, at) => x * scales[Math.floor(at / (2 * LD)) % 5]!);
      // Nothing below the diagonal, which is not real: H is no identity.
      graded.fill(0, 2, 2 * LD);
      const factor = async (context: Context) => {
        const [A, tau] = [context.upload('z', graded), context.alloc('z', N)];
        await geqrf(context, { m: LD, n: N, A, lda: LD, tau });
        const found = [await context.download(A), await context.download(tau)] as const;
        A.dispose();
        tau.dispose();
        return found;
      };
      const [[A, tau], [onCpu, expected]] = [await factor(await doubles()), await factor(cpu)];
      expect([A[1], tau[1] === 0]).toEqual([0, false]);
      let worst = 0;
      for (let j = 0; j < N; j++) {
        const column = onCpu.subarray(2 * j * LD, 2 * (j + 1) * LD);
        const most = column.reduce((largest, x) => Math.max(largest, Math.abs(x)), Number.MIN_VALUE);
        // Behind a column that is nothing but zeros and roundings, roundings are what is reflected.
        if (j < 4)
          for (const [i, x] of column.entries()) worst = Math.max(worst, Math.abs(A[2 * j * LD + i]! - x) / most);
        expect(A[2 * (j + j * LD) + 1]).toBe(0);
      }
      expect(worst).toBeLessThan(1e-13);
      for (let at = 0; at < 8; at++) expect(Math.abs(tau[at]! - expected[at]!)).toBeLessThan(1e-13);
      expect(A.every(Number.isFinite) && tau.every(Number.isFinite)).toBe(true);
    },
  );

  gpuTest('gels says what the CPU says of rank, condition and a zero on the diagonal', async () => {
    const [m, n] = [LD, 20];
    const solve = async (context: Context, a: Float64Array) => {
      const [A, B] = [context.upload('z', a), context.upload('z', matrix(6).slice(0, 2 * m))];
      const [rcond, rss, rank] = [context.alloc('d', 1), context.alloc('d', 1), context.alloc('i', 2)];
      await gels(context, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rcond, rss, rank, info: rank.at(1) });
      const [integers, X] = [Array.from(await context.download(rank)), await context.download(B)];
      const [condition, sum] = [(await context.download(rcond))[0]!, (await context.download(rss))[0]!];
      for (const buffer of [A, B, rcond, rss, rank]) buffer.dispose();
      return { integers, condition, sum, X };
    };
    for (const scale of [1, 1e250]) {
      const a = matrix(5).map((x) => x * scale);
      const [found, expected] = [await solve(await doubles(), a), await solve(cpu, a)];
      expect(found.integers).toEqual(expected.integers);
      // An estimate is at most the truth, and seldom below a third of it.
      expect(found.condition / expected.condition).toBeGreaterThan(0.3);
      expect(found.condition / expected.condition).toBeLessThan(1 + 1e-12);
      expect(Math.abs(found.sum / expected.sum - 1)).toBeLessThan(1e-12);
      for (let at = 0; at < 2 * n; at++)
        expect(Math.abs(found.X[at]! - expected.X[at]!)).toBeLessThan(1e-12 * Math.abs(expected.X[0]!));
    }
    const singular = matrix(5).fill(0, 2 * 7 * LD, 2 * 8 * LD);
    const [found, expected] = [await solve(await doubles(), singular), await solve(cpu, singular)];
    expect(found.integers).toEqual(expected.integers);
    expect([found.condition, found.X]).toEqual([0, matrix(6).slice(0, 2 * m)]);
  });
});
