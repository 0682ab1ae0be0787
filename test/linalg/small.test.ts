// Small systems, which are solved without buffers, on every backend: around the orders where that ends, against what larger ones get;
// errors, and the element of a stack that they name.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { DisposedError } from '../../src/core/errors.ts';
import { createContext } from '../../src/index.ts';
import {
  type ArrayInput,
  cholesky,
  cond,
  det,
  inv,
  lstsq,
  luFactor,
  luSolve,
  MatrixError,
  matmul,
  NotPositiveDefiniteError,
  qr,
  SingularError,
  SingularMatrixError,
  type SolutionReport,
  slogdet,
  solve,
  svd,
  triangularSolve,
  type VerbOptions,
} from '../../src/linalg/index.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu, gpu } from '../setup/contexts.ts';

besideGpu();

/** llvmpipe takes up to seconds for a pipeline. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -24, double: 2 ** -53 } as const;
type Dtype = keyof typeof dtypes;
const names = Object.keys(dtypes) as Dtype[];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;

/** Symmetric positive definite. */
function definite(dtype: Dtype, n: number): Matrix {
  const rng = mulberry32(n);
  const data = new dtypes[dtype](n * n);
  for (let i = 0; i < n; i++) for (let j = 0; j <= i; j++) data[i * n + j] = data[j * n + i] = signed(rng);
  for (let i = 0; i < n; i++) data[i * n + i]! += n;
  return ndarray(data, [n, n]);
}

const vector = (dtype: Dtype, n: number): Matrix =>
  ndarray(
    new dtypes[dtype](n).map((_, i) => Math.sin(i + 1)),
    [n],
  );

/** The largest element of A X - B, of columns. */
function residual(A: Matrix, x: (l: number, c: number) => number, b: (i: number, c: number) => number, nrhs: number) {
  const n = A.shape[0]!;
  let worst = 0;
  for (let i = 0; i < n; i++) {
    for (let c = 0; c < nrhs; c++) {
      let sum = -b(i, c);
      for (let l = 0; l < n; l++) sum += A.get(i, l) * x(l, c);
      worst = Math.max(worst, Math.abs(sum));
    }
  }
  return worst;
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (backend, context) => {
  it.each(names)('orders on both sides of the limit are solved alike (%s)', async (dtype) => {
    const eps = EPS[dtype];
    for (const n of backend === 'cpu' || dtype === 'double'
      ? [0, 1, 2, 8, 20, 21, 40]
      : slowly
        ? [3, 48]
        : [3, 48, 49]) {
      const A = definite(dtype, n);
      const b = vector(dtype, n);
      const x = await solve(A, b, { context });
      expect(x.data).toBeInstanceOf(dtypes[dtype]);
      expect(
        residual(
          A,
          (l) => x.get(l),
          (i) => b.get(i),
          1,
        ),
      ).toBeLessThan(30 * n * eps + 1e-300);
      const X = await inv(A, { context });
      expect(
        residual(
          A,
          (l, c) => X.get(l, c),
          (i, c) => Number(i === c),
          n,
        ),
      ).toBeLessThan(60 * n * eps + 1e-300);
      const L = await cholesky(A, { context });
      const U = await cholesky(A, { context, upper: true });
      let logdet = 0;
      for (let i = 0; i < n; i++) {
        logdet += 2 * Math.log(L.get(i, i));
        for (let j = 0; j < n; j++) {
          expect(Math.abs(L.get(i, j) - U.get(j, i))).toBeLessThan(30 * n * eps);
          if (j > i) expect(L.get(i, j)).toBe(0);
          let sum = -A.get(i, j);
          for (let l = 0; l < n; l++) sum += L.get(i, l) * L.get(j, l);
          expect(Math.abs(sum)).toBeLessThan(30 * n * n * eps);
        }
      }
      const { sign, logabsdet } = await slogdet(A, { context });
      expect(sign).toBe(1);
      expect(Math.abs(logabsdet - logdet)).toBeLessThan(60 * n * eps + 1e-12);
      expect(await det(await luFactor(A, { context }))).toBe(await det(A, { context }));
      const y = await luSolve(await luFactor(A, { context }), b, { context });
      for (let i = 0; i < n; i++) expect(Math.abs(y.get(i) - x.get(i))).toBeLessThan(30 * n * eps);
    }
  });

  it('of right-hand sides in any layout, with a report', async () => {
    const A = definite('double', 5).transpose(1, 0);
    const B = ndarray(
      new Float64Array(60).map((_, i) => i % 7),
      [10, 6],
    ).step(-2, 2);
    const report: Partial<SolutionReport> = {};
    const X = await solve(A, B, { context, report });
    expect(X.shape).toEqual([5, 3]);
    expect(
      residual(
        A,
        (l, c) => X.get(l, c),
        (i, c) => B.get(i, c),
        3,
      ),
    ).toBeLessThan(1e-13);
    expect(report).toMatchObject({ precision: 'f64-cpu', iterations: 0 });
    expect(report.backwardError).toBeLessThan(1e-15);
    expect((await solve(A, B, { context })).data).toEqual(X.data);
  });

  it('make no buffers, and are told of in the trace', async () => {
    const made: unknown[] = [];
    const { alloc, upload } = context;
    context.alloc = ((...args: Parameters<typeof alloc>) => made.push(args)) as unknown as typeof alloc;
    context.upload = ((...args: Parameters<typeof upload>) => made.push(args)) as unknown as typeof upload;
    try {
      for (const [verb, routine] of [
        [(A: Matrix) => solve(A, vector('single', 4), { context }), 'sgesv'],
        [(A: Matrix) => inv(A, { context }), 'sgetri'],
        [(A: Matrix) => det(A, { context }), 'sgetrf'],
        [(A: Matrix) => cholesky(A, { context }), 'spotrf'],
      ] as const) {
        await verb(definite('single', 4));
        expect(context.queue.trace.at(-1)).toEqual({
          routine,
          backend: 'cpu',
          why: 'the matrix is small: by the reference',
        });
      }
    } finally {
      context.alloc = alloc;
      context.upload = upload;
    }
    expect(made).toEqual([]);
  });
});

it.skipIf(gpu === undefined)('what the CPU computes does not wait for a GPU', async () => {
  const context = gpu!;
  const b = vector('double', 30);
  const A = definite('double', 30);
  const stack = ndarray(Float64Array.from([...A.data, ...A.data]), [2, 30, 30]);
  const S = definite('single', 40);
  const verbs: Record<string, () => Promise<unknown>> = {
    solve: () => solve(A, b, { context }),
    inv: () => inv(A, { context }),
    det: () => det(A, { context }),
    'solve of a stack': () => solve(stack, b, { context }),
    'inv of a stack': () => inv(stack, { context }),
    'det of a stack': () => det(stack, { context }),
    'cholesky of a stack': () => cholesky(stack, { context }),
    luSolve: async () => luSolve(await luFactor(A, { context }), b, { context }),
    lstsq: () => lstsq(A, b, { context }),
    'lstsq of a stack': () => lstsq(stack, b, { context }),
    qr: () => qr(A, { context }),
    matmul: () => matmul(stack, A, { context }),
    triangularSolve: () => triangularSolve(A, b, { context, lower: true }),
    cond: () => cond(A, 1, { context }),
    'singular values of singles': () => svd(S, { context }),
    'singles up to the limit': () => solve(S, vector('single', 40), { context }),
  };
  let reads = 0;
  const { readGpu } = context;
  context.readGpu = (...args: Parameters<typeof readGpu>) => {
    reads++;
    return readGpu.apply(context, args);
  };
  try {
    for (const [name, call] of Object.entries(verbs)) {
      await call();
      expect(reads, name).toBe(0);
    }
  } finally {
    context.readGpu = readGpu;
  }
});

it('calls do not meet in the workspace', async () => {
  const all = [2, 3, 4, 5, 6].map((n) => definite('double', n));
  const together = await Promise.all(all.map((A) => inv(A, { context: cpu })));
  for (const [i, A] of all.entries()) expect((await inv(A, { context: cpu })).data).toEqual(together[i]!.data);
});

describe('errors', () => {
  const on = { context: cpu };
  const unit = [
    [1, 0],
    [0, 1],
  ];
  const singular = [
    [1, 2],
    [2, 4],
  ];
  const indefinite = [
    [1, 2],
    [2, 1],
  ];
  const verbs: readonly ((A: ArrayInput, options: VerbOptions) => Promise<unknown>)[] = [inv, det, cholesky];
  const caught = (call: Promise<unknown>): Promise<unknown> => call.catch((e: unknown) => e);

  it('name the pivot or the minor, of one matrix', async () => {
    const solving = (A: ArrayInput, options: VerbOptions) => solve(A, [1, 2], options);
    for (const verb of [solving, inv]) {
      const error = await caught(verb(singular, on));
      expect(error).toBeInstanceOf(SingularError);
      expect(error).toMatchObject({ info: 2, batch: undefined, batchElement: undefined, batchIndex: undefined });
    }
    const error = await caught(cholesky(indefinite, on));
    expect(error).toBeInstanceOf(NotPositiveDefiniteError);
    expect(error).toMatchObject({ info: 2, batchElement: undefined });
    expect((error as Error).message).toContain('its leading minor of order 2 is not positive');
  });

  it('name the first element of a stack, by its place and by its indices', async () => {
    const stack = (bad: number[][]) => [
      [unit, unit, unit],
      [unit, bad, bad],
    ];
    const solving = (A: ArrayInput, options: VerbOptions) => solve(A, [1, 2], options);
    for (const verb of [solving, inv]) {
      const error = await caught(verb(stack(singular), on));
      expect(error).toBeInstanceOf(SingularMatrixError);
      expect(error).toMatchObject({
        info: 2,
        batch: { matrix: 4, failed: 2, of: 6 },
        batchElement: 4,
        batchIndex: [1, 1],
      });
      expect((error as Error).message).toContain(
        '2 of 6 matrices failed; the first of them, matrix 4 at [1, 1], is singular',
      );
    }
    const error = await caught(cholesky(stack(indefinite), on));
    expect(error).toBeInstanceOf(NotPositiveDefiniteError);
    expect(error).toBeInstanceOf(MatrixError);
    expect(error).toMatchObject({ info: 2, batchElement: 4, batchIndex: [1, 1] });
    // Of a stack of one leading dimension the place says it all.
    expect(((await caught(inv([unit, singular], on))) as Error).message).toContain('matrix 1, is singular');
  });

  it('of the leading dimensions that A and b have together', async () => {
    const b = ndarray(new Float64Array(12).fill(1), [3, 2, 2, 1]);
    const error = await caught(solve([unit, singular], b, on));
    expect(error).toMatchObject({ batchElement: 1, batchIndex: [0, 1], batch: { failed: 3, of: 6 } });
  });

  it('a context that is gone is no place to solve', async () => {
    const gone = await createContext({ backend: 'cpu' });
    gone.dispose();
    for (const verb of verbs) await expect(verb(unit, { context: gone })).rejects.toThrow(DisposedError);
    await expect(solve(unit, [1, 2], { context: gone })).rejects.toThrow(DisposedError);
  });

  it('a signal that has been given ends the call', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    for (const verb of verbs) await expect(verb(unit, { ...on, signal })).rejects.toThrow('enough');
    await expect(solve(unit, [1, 2], { ...on, signal })).rejects.toThrow('enough');
  });
});
