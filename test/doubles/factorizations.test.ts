// Factorizations of doubles that live on the GPU: what their cases' sweeps do not meet. What they say of bad matrices is what the CPU says;
// a call made twice has the same bits; and elements at the ends of the range.
import { describe, expect } from 'vitest';
import { gels, geqrf, getrf, posv, potrf, trsm } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';
import { cpu, doubles, gpuTest, gpuWide } from '../setup/contexts.ts';

const [N, LD] = [45, 48];

/** LD x N random numbers, changed by `change`. */
function matrix(change: (A: Float64Array) => void = () => {}): Float64Array {
  const rng = mulberry32(7);
  const A = Float64Array.from({ length: LD * N }, () => signed(rng));
  change(A);
  return A;
}

/** Positive definite, in the lower triangle; NaN above it. */
const definite = (change: (A: Float64Array) => void = () => {}): Float64Array =>
  matrix((A) => {
    for (let j = 0; j < N; j++) {
      A.fill(Number.NaN, j * LD, j * LD + j);
      A[j + j * LD] = 2 * N;
    }
    change(A);
  });

interface Factors {
  readonly A: Float64Array;
  readonly ints: Int32Array;
}

async function lu(context: Context, a: Float64Array): Promise<Factors> {
  const [A, ipiv] = [context.upload('d', a), context.alloc('i', N + 1)];
  await getrf(context, { m: N, n: N, A, lda: LD, ipiv, info: ipiv.at(N) });
  const found = { A: await context.download(A), ints: await context.download(ipiv) };
  A.dispose();
  ipiv.dispose();
  return found;
}

async function cholesky(context: Context, a: Float64Array): Promise<Factors> {
  const [A, info] = [context.upload('d', a), context.alloc('i', 1)];
  await potrf(context, { uplo: 'l', n: N, A, lda: LD, info });
  const found = { A: await context.download(A), ints: await context.download(info) };
  A.dispose();
  info.dispose();
  return found;
}

async function qr(context: Context, a: Float64Array): Promise<readonly [A: Float64Array, tau: Float64Array]> {
  const [A, tau] = [context.upload('d', a), context.alloc('d', N)];
  await geqrf(context, { m: LD, n: N, A, lda: LD, tau });
  const found = [await context.download(A), await context.download(tau)] as const;
  A.dispose();
  tau.dispose();
  return found;
}

/** The largest difference, each element's counted in units of its column's largest one. */
function difference(found: Float64Array, expected: Float64Array): number {
  let worst = 0;
  for (let j = 0; j < N; j++) {
    const column = expected.subarray(j * LD, (j + 1) * LD);
    const largest = column.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    for (const [i, x] of column.entries()) {
      const error = x === found[i + j * LD] ? 0 : Math.abs(x - found[i + j * LD]!) / largest;
      worst = error > worst || Number.isNaN(error) ? error : worst;
    }
  }
  return worst;
}

const bits = (x: Float64Array): Uint32Array => new Uint32Array(x.buffer, x.byteOffset, 2 * x.length);

describe('doubles on the GPU', () => {
  const SINGULAR: readonly (readonly [string, (A: Float64Array) => void])[] = [
    ['nothing', () => {}],
    ['a column of zeros', (A) => A.fill(0, 20 * LD, 21 * LD)],
    ['zeros', (A) => A.fill(0)],
    ['the first column of zeros', (A) => A.fill(0, 0, LD)],
  ];
  gpuTest('LU has the pivots, the info and, but for rounding, the factors of the CPU', async () => {
    for (const [what, change] of some(SINGULAR, 6)) {
      const [found, expected] = [await lu(await doubles(), matrix(change)), await lu(cpu, matrix(change))];
      expect(found.ints, what).toEqual(expected.ints);
      expect(difference(found.A, expected.A), what).toBeLessThan(1e-12);
    }
  });

  gpuTest('LU takes the first of equal pivots, where interchanges have brought it', async () => {
    // Of Sylvester's matrix all candidates of a column are equal, and elimination is exact. Its rows lie in any order, apart.
    const order = Array.from({ length: N }, (_, i) => (i * 19 + 7) % N);
    const sylvester = matrix((A) => {
      A.fill(0);
      const sign = (i: number, j: number): number =>
        i === 0 ? 1 : ((i & j & 1) === 1 ? -1 : 1) * sign(i >> 1, j >> 1);
      for (const [i, to] of order.entries())
        for (let j = 0; j < N; j++) A[to + j * LD] = i < 32 && j < 32 ? sign(i, j) : Number(i === j);
    });
    const [found, expected] = [await lu(await doubles(), sylvester), await lu(cpu, sylvester)];
    expect(found.ints).toEqual(expected.ints);
    expect(difference(found.A, expected.A)).toBe(0);
  });

  gpuTest('LU of more rows than a workgroup has threads for their candidates', async () => {
    const [m, n] = [4120, 3];
    const rng = mulberry32(3);
    const a = Float64Array.from({ length: m * n }, () => signed(rng));
    // The last workgroup has the first pivot, the first one has the second.
    a[m - 1] = 5;
    a[m + 2] = 50;
    const factor = async (context: Context) => {
      const [A, ints] = [context.upload('d', a), context.alloc('i', n + 1)];
      await getrf(context, { m, n, A, lda: m, ipiv: ints, info: ints.at(n) });
      const found = { A: await context.download(A), ints: await context.download(ints) };
      A.dispose();
      ints.dispose();
      return found;
    };
    const [found, expected] = [await factor(await doubles()), await factor(cpu)];
    expect(found.ints).toEqual(expected.ints);
    expect(found.A.every((x, i) => Math.abs(x - expected.A[i]!) < 1e-14 * 50)).toBe(true);
  });

  gpuTest('LU takes NaN for the largest pivot, and ends', async () => {
    const change = (A: Float64Array): void => {
      A[17 + 3 * LD] = Number.NaN;
    };
    const found = await lu(await doubles(), matrix(change));
    expect(found.ints[3]).toBe((await lu(cpu, matrix(change))).ints[3]);
    expect(found.ints.subarray(0, N).every((row, i) => row > i && row <= N)).toBe(true);
  });

  gpuTest('Cholesky says which minor is not positive definite', async () => {
    const values = [0, -0, -3, Number.NaN, Number.NEGATIVE_INFINITY, -5e-324];
    for (const value of some(values, 2)) {
      for (const bad of [0, 31, 32, N - 1]) {
        const spoiled = definite((A) => {
          A[bad + bad * LD] = value;
        });
        expect((await cholesky(await doubles(), spoiled)).ints[0], `${value} at ${bad}`).toBe(bad + 1);
      }
    }
    const { A, ints } = await cholesky(await doubles(), definite());
    expect(ints[0]).toBe(0);
    expect(A.subarray(LD, LD + 1)).toEqual(Float64Array.of(Number.NaN));
  });

  gpuTest('posv leaves the right-hand sides as they were where it fails', async () => {
    const context = await doubles();
    const spoiled = definite((A) => {
      A[33 + 33 * LD] = -1;
    });
    const b = Float64Array.from({ length: N }, (_, i) => i);
    const [A, B, info] = [context.upload('d', spoiled), context.upload('d', b), context.alloc('i', 1)];
    await posv(context, { uplo: 'l', n: N, nrhs: 1, A, lda: LD, B, ldb: N, info });
    expect([...(await context.download(info))]).toEqual([34]);
    expect(await context.download(B)).toEqual(b);
  });

  gpuWide('QR of columns whose squares leave the range, of zeros and of NaN', async () => {
    const graded = matrix((A) => {
      for (let j = 0; j < N; j++) for (let i = 0; i < LD; i++) A[i + j * LD]! *= [1, 1e300, 1e-300, 1e-310, 0][j % 5]!;
    });
    const [A, tau] = await qr(await doubles(), graded);
    const [expected, expectedTau] = await qr(cpu, graded);
    // Columns of subnormal numbers have few digits, and those that are made of their like fewer.
    expect(A.every(Number.isFinite)).toBe(true);
    for (let j = 0; j < 3; j++) expect(Math.abs(tau[j]! - expectedTau[j]!)).toBeLessThan(1e-14);
    for (let j = 0; j < N; j += 5) expect(Math.abs(A[j * LD]! - expected[j * LD]!)).toBeLessThan(1e-13);
    expect((await qr(await doubles(), new Float64Array(LD * N)))[1]).toEqual(new Float64Array(N));
    const spoiled = matrix((A) => {
      A[5 + 2 * LD] = Number.NaN;
    });
    expect((await qr(await doubles(), spoiled))[0][2 * LD]).toBe(Number.NaN);
  });

  gpuTest('gels says what the CPU says of rank, condition and a zero on the diagonal', async () => {
    const [m, n] = [LD, 20];
    const solve = async (context: Context, a: Float64Array) => {
      const [A, B] = [context.upload('d', a), context.upload('d', matrix().slice(0, m))];
      const [rcond, rss, rank] = [context.alloc('d', 2), context.alloc('d', 1), context.alloc('i', 2)];
      const said = { rcond, rss, rank, info: rank.at(1) };
      await gels(context, { m, n, nrhs: 1, A, lda: m, B, ldb: m, ...said });
      const [integers, condition] = [await context.download(rank), await context.download(rcond)];
      return { integers, rcond: condition[0]!, X: await context.download(B) };
    };
    const scales = [1, 1e250, 1e-250];
    for (const scale of some(scales, 2)) {
      const a = matrix().map((x) => x * scale);
      const [found, expected] = [await solve(await doubles(), a), await solve(cpu, a)];
      expect(found.integers).toEqual(expected.integers);
      // An estimate is at most the truth, and seldom below a third of it.
      expect(found.rcond / expected.rcond).toBeGreaterThan(0.3);
      expect(found.rcond / expected.rcond).toBeLessThan(1 + 1e-12);
      expect(Math.abs(found.X[0]! / expected.X[0]! - 1)).toBeLessThan(1e-12);
    }
    const singular = matrix((A) => A.fill(0, 7 * LD, 8 * LD));
    const [found, expected] = [await solve(await doubles(), singular), await solve(cpu, singular)];
    expect(found.integers).toEqual(expected.integers);
    expect([found.rcond, found.X]).toEqual([0, matrix().slice(0, m)]);
  });

  gpuWide('factorizations made again have the same bits', async () => {
    const context = await doubles();
    expect(bits((await lu(context, matrix())).A)).toEqual(bits((await lu(context, matrix())).A));
    expect(bits((await cholesky(context, definite())).A)).toEqual(bits((await cholesky(context, definite())).A));
    expect(bits((await qr(context, matrix()))[0])).toEqual(bits((await qr(context, matrix()))[0]));
  });

  gpuTest('trsm divides by numbers whose reciprocals leave the range', async () => {
    const diagonal = [5e-324, 2 ** -1060, 2 ** -1022, 1e-300, 1, 1e300, 2 ** 1023, -0, Number.POSITIVE_INFINITY];
    const n = diagonal.length;
    const A = new Float64Array(n * n);
    for (const [i, d] of diagonal.entries()) A[i * (n + 1)] = d;
    const b = Float64Array.of(5e-324, 2 ** -1061, 3, 1, 1, 1, 2 ** 1023, 1, 1);
    const solve = async (context: Context): Promise<Float64Array> => {
      const [a, B] = [context.upload('d', A), context.upload('d', b)];
      await trsm(context, { side: 'l', uplo: 'l', m: n, n: 1, alpha: 1, A: a, lda: n, B, ldb: n });
      return context.download(B);
    };
    const found = await solve(await doubles());
    expect(found.subarray(0, 7)).toEqual(b.subarray(0, 7).map((x, i) => x / diagonal[i]!));
    expect([...found.subarray(7)]).toEqual([Number.NEGATIVE_INFINITY, Number.NaN]); // a zero beside the diagonal times infinity
  });
});
