// Pivots without a reciprocal: 1/x overflows below 2^-128 of single and 2^-1024 of double precision, so that what is below a pivot has to
// be divided by it (LAPACK's xGETF2 does below safmin). On the CPU matrices of such numbers are factored and solved like any others. GPUs
// take numbers below 2^-126 for zero: such a pivot is reported as one that is zero.
import { expect, test } from 'vitest';
import { fields, isDouble, type Prec } from '../../src/core/field.ts';
import type { Context, DeviceBuffer, Queue } from '../../src/index.ts';
import * as basalt from '../../src/index.ts';
import { full } from '../lib/sampled.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

type Front = (queue: Queue, args: object) => Promise<unknown>;
const routines = basalt as unknown as Readonly<Record<string, Front | undefined>>;

/** Units of data: 13 bits and more of a number are left above the least one. */
const unitOf = (prec: Prec): number => (isDouble(prec) ? 2 ** -1032 : 2 ** -136);

/** Small integers, the diagonal dominant; with `hermitian` conjugate across it, else the same. */
function matrixOf(prec: Prec, n: number, hermitian: boolean, isThere: (i: number, j: number) => boolean): Float64Array {
  const { parts } = fields[prec];
  const values = new Float64Array(parts * n * n);
  const entry = (i: number, j: number): number => ((7 * i + 13 * j + i * j) % 5) - 2;
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      if (!isThere(i, j)) continue;
      const [low, high] = [Math.min(i, j), Math.max(i, j)];
      values[parts * (i + j * n)] = i === j ? 4 * n : entry(low, high);
      if (parts === 2 && i !== j) values[2 * (i + j * n) + 1] = entry(high, low) * (hermitian && i > j ? -1 : 1);
    }
  return values;
}

/** A X, n x nrhs. */
function product(prec: Prec, n: number, nrhs: number, A: Float64Array, X: ArrayLike<number>): Float64Array {
  const { parts } = fields[prec];
  const B = new Float64Array(parts * n * nrhs);
  for (let r = 0; r < nrhs; r++)
    for (let l = 0; l < n; l++)
      for (let i = 0; i < n; i++) {
        const [a, x, b] = [parts * (i + l * n), parts * (l + r * n), parts * (i + r * n)];
        const [re, im] = parts === 2 ? [X[x]!, X[x + 1]!] : [X[x]!, 0];
        B[b]! += A[a]! * re - (parts === 2 ? A[a + 1]! * im : 0);
        if (parts === 2) B[b + 1]! += A[a]! * im + A[a + 1]! * re;
      }
  return B;
}

const everywhere = (): boolean => true;
const lower = (i: number, j: number): boolean => i >= j;
const tridiagonal = (i: number, j: number): boolean => Math.abs(i - j) <= 1;

/** A diagonal of an n x n matrix, or for `band` LAPACK's storage of three of them with a row of fill-in. */
function diagonals(prec: Prec, n: number, A: Float64Array, which: number | 'band'): Float64Array {
  const { parts } = fields[prec];
  const [rows, cols] = which === 'band' ? [4, n] : [1, n - Math.abs(which)];
  const found = new Float64Array(parts * rows * Math.max(0, cols));
  for (let j = 0; j < n; j++)
    for (let i = Math.max(0, j - 1); i < Math.min(n, j + 2); i++)
      for (let p = 0; p < parts; p++) {
        const value = A[parts * (i + j * n) + p]!;
        if (which === 'band') found[parts * (2 + i - j + 4 * j) + p] = value;
        else if (j - i === which) found[parts * Math.min(i, j) + p] = value;
      }
  return found;
}

interface Solver {
  readonly name: string;
  readonly isThere?: (i: number, j: number) => boolean;
  readonly hermitian?: boolean;
  readonly args: (given: {
    n: number;
    nrhs: number;
    pivots: DeviceBuffer<'i'>;
    matrix: (which?: number | 'band') => DeviceBuffer<Prec>;
    B: DeviceBuffer<Prec>;
    info: DeviceBuffer<'i'>;
  }) => object;
}

const batch = { batchCount: 1 } as const;
const solvers: readonly Solver[] = [
  {
    name: 'gesv',
    args: ({ n, nrhs, pivots, matrix, B, info }) => ({ n, nrhs, A: matrix(), lda: n, ipiv: pivots, B, ldb: n, info }),
  },
  {
    name: 'gesvStridedBatched',
    args: ({ n, nrhs, pivots, matrix, B, info }) => ({
      ...{
        ...batch,
        n,
        nrhs,
        A: matrix(),
        lda: n,
        strideA: n * n,
        ipiv: pivots,
        stridePiv: n,
        B,
        ldb: n,
        strideB: n * nrhs,
        info,
      },
    }),
  },
  { name: 'gesvNopiv', args: ({ n, nrhs, matrix, B, info }) => ({ n, nrhs, A: matrix(), lda: n, B, ldb: n, info }) },
  ...(['l', 'u'] as const).flatMap((uplo): Solver[] => [
    {
      name: 'sysv',
      args: ({ n, nrhs, pivots, matrix, B, info }) => ({
        uplo,
        n,
        nrhs,
        A: matrix(),
        lda: n,
        ipiv: pivots,
        B,
        ldb: n,
        info,
      }),
    },
    {
      name: 'hesv',
      hermitian: true,
      args: ({ n, nrhs, pivots, matrix, B, info }) => ({
        uplo,
        n,
        nrhs,
        A: matrix(),
        lda: n,
        ipiv: pivots,
        B,
        ldb: n,
        info,
      }),
    },
  ]),
  {
    name: 'posv',
    hermitian: true,
    args: ({ n, nrhs, matrix, B, info }) => ({ uplo: 'l', n, nrhs, A: matrix(), lda: n, B, ldb: n, info }),
  },
  {
    name: 'gtsvStridedBatched',
    isThere: tridiagonal,
    args: ({ n, nrhs, matrix, B, info }) => ({
      ...{ ...batch, n, nrhs, dl: matrix(-1), strideDl: n, d: matrix(0), strideD: n, du: matrix(1), strideDu: n },
      ...{ B, ldb: n, strideB: n * nrhs, info },
    }),
  },
  {
    name: 'gbsvStridedBatched',
    isThere: tridiagonal,
    args: ({ n, nrhs, pivots, matrix, B, info }) => ({
      ...{ ...batch, n, kl: 1, ku: 1, nrhs, AB: matrix('band'), ldab: 4, strideAB: 4 * n, ipiv: pivots, stridePiv: n },
      ...{ B, ldb: n, strideB: n * nrhs, info },
    }),
  },
  {
    name: 'trsm',
    isThere: lower,
    args: ({ n, nrhs, matrix, B }) => ({
      ...{ side: 'l', uplo: 'l', transA: 'n', diag: 'n', m: n, n: nrhs, alpha: 1, A: matrix(), lda: n, B, ldb: n },
    }),
  },
];

/** What is wrong with the solution of a system of numbers below 1/huge, in words. */
async function complaint(context: Context, prec: Prec, solver: Solver, n: number, nrhs: number): Promise<string[]> {
  const call = routines[`${prec}${solver.name}`];
  if (call === undefined) return [];
  const { parts, array } = fields[prec];
  const unit = unitOf(prec);
  const A = matrixOf(prec, n, solver.hermitian === true, solver.isThere ?? everywhere);
  const X = Float64Array.from({ length: parts * n * nrhs }, (_, k) => (k % 3) - 1);
  const kept: DeviceBuffer[] = [];
  const keep = <T extends DeviceBuffer>(buffer: T): T => {
    kept.push(buffer);
    return buffer;
  };
  const upload = (values: Float64Array): DeviceBuffer<Prec> => {
    const scaled = new array(values.length);
    for (const [k, x] of values.entries()) scaled[k] = x * unit;
    return keep(context.upload<Prec>(prec, scaled as never));
  };
  const right = product(prec, n, nrhs, A, X);
  const [B, info, pivots] = [upload(right), keep(context.alloc('i', 1)), keep(context.alloc('i', n))];
  const matrix = (which?: number | 'band') => upload(which === undefined ? A : diagonals(prec, n, A, which));
  try {
    await call(context.queue, solver.args({ n, nrhs, pivots, matrix, B, info }));
    const report = (await context.download(info))[0]!;
    const found = (await context.download(B)) as ArrayLike<number>;
    const error = Array.from(found).reduce(
      (most, x, k) => (Math.abs(x - X[k]!) <= most ? most : Math.abs(x - X[k]!)),
      0,
    );
    const isRight = report === 0 && error < 0.2;
    // Of a triangle nothing is reported: zero divided by zero.
    const isZero = context.placement(prec) === 'gpu' && !isDouble(prec) && (report > 0 || solver.name === 'trsm');
    return isRight || isZero ? [] : [`${prec}${solver.name}, n = ${n}, nrhs = ${nrhs}: info ${report}, error ${error}`];
  } finally {
    for (const buffer of kept) buffer.dispose();
  }
}

interface Tried {
  readonly precs: readonly Prec[];
  readonly orders: readonly number[];
  readonly rights: readonly number[];
  readonly chosen?: readonly Solver[];
}

async function complaints(context: Context, { precs, orders, rights, chosen = solvers }: Tried): Promise<string[]> {
  const all: string[] = [];
  for (const prec of precs)
    for (const solver of chosen)
      for (const n of orders) for (const nrhs of rights) all.push(...(await complaint(context, prec, solver, n, nrhs)));
  return all;
}

test('on the CPU systems of subnormal numbers are solved', async () => {
  const precs = ['s', 'd', 'c', 'z'] as const;
  expect(
    await complaints(cpu, { precs, orders: full ? [1, 2, 5, 17, 70] : [2, 17], rights: full ? [1, 5] : [2] }),
  ).toEqual([]);
});

gpuTest('on the GPU they are solved, or reported as singular', async (context) => {
  expect(await complaints(context, { precs: ['s'], orders: full ? [3, 17, 70] : [17], rights: [2] })).toEqual([]);
  const chosen = full ? solvers : solvers.slice(0, 2);
  expect(await complaints(context, { precs: ['c'], orders: full ? [3, 17, 70] : [17], rights: [2], chosen })).toEqual(
    [],
  );
});

gpuTest('doubles on the GPU are solved as on the CPU', async () => {
  const chosen = full ? solvers : solvers.slice(0, 2);
  expect(
    await complaints(await doubles(), { precs: full ? ['d', 'z'] : ['d'], orders: [5], rights: [2], chosen }),
  ).toEqual([]);
});
