// GESV, ZCGESV and POSV on complex matrices of collections: LAPACK's solution test (dget02, threshold 30) and LAPACK's info, on every
// backend; verbs on the same files.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fields } from '../../src/core/field.ts';
import { type Context, gesv, posv, zcgesv } from '../../src/index.ts';
import { cond, eigvalsh, matmul, norm, readComplexArray, solve, sub } from '../../src/linalg/index.ts';
import { type MatrixMarket, parseMatrixMarket } from '../../src/linalg/matrixMarket.ts';
import { type MatrixView, matrixView } from '../../testing/lib/norms.ts';
import { multiply } from '../../testing/lib/product.ts';
import { solveRatio } from '../../testing/lib/residuals.ts';
import { contexts, cpu, report } from '../setup/contexts.ts';
import { full, THRESHOLD } from './collection.ts';

/** On a software adapter. */
const SOFTWARE_ORDER = 160;

const textOf = (name: string): string => readFileSync(new URL(`../data/matrices/${name}.mtx`, import.meta.url), 'utf8');

/** A matrix in a precision, and its product with ones. */
function systemOf({ rows: n, toDense }: MatrixMarket, prec: 'c' | 'z') {
  const values = prec === 'c' ? Float32Array.from(toDense()) : toDense();
  const a = matrixView(values, n, n, undefined, 0, 2);
  const ones = Float64Array.from({ length: 2 * n }, (_, p) => 1 - (p % 2));
  const sums = multiply(a, 'n', ones);
  return { n, values, a, b: matrixView(prec === 'c' ? Float32Array.from(sums) : sums, n, 1, undefined, 0, 2) };
}

/** The ratio of what a buffer holds as the solution. */
const ratioOf = (prec: 'c' | 'z', a: MatrixView, b: MatrixView, x: Float32Array | Float64Array): number =>
  solveRatio(a, matrixView(x, a.rows, 1, undefined, 0, 2), b, fields[prec].eps);

const isTooLarge = ({ rows }: MatrixMarket, context: Context, name: string): boolean => {
  if (full || context.backend !== 'gpu' || !context.gpu!.software || rows <= SOFTWARE_ORDER) return false;
  report({ skipped: `order above ${SOFTWARE_ORDER} on a software adapter without BASALT_TEST_FULL=1`, test: name });
  return true;
};

describe.each(contexts)('$backend', (context) => {
  /** INFO of LAPACK's cgesv and zgesv, which is the same. */
  it.each([
    ['young1c', 0],
    ['w156', 0],
    ['GD99_cc', 7],
  ])('%s is solved in c, z and by both', async (name, expected) => {
    const market = parseMatrixMarket(textOf(name));
    if (isTooLarge(market, context, name)) return;
    for (const prec of ['c', 'z'] as const) {
      const { n, values, a, b } = systemOf(market, prec);
      const [A, B] = [context.upload(prec, values as never), context.upload(prec, b.data as never)];
      const X = context.alloc(prec, n);
      const [ipiv, iter, info] = [context.alloc('i', n), context.alloc('i', 1), context.alloc('i', 1)];
      if (prec === 'z') {
        await zcgesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info } as never);
        expect((await context.download(info))[0]).toBe(expected);
        if (expected === 0) expect(ratioOf(prec, a, b, await context.download(X)) < THRESHOLD).toBe(true);
        context.write(A, values as never);
      }
      await gesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info });
      expect((await context.download(info))[0]).toBe(expected);
      if (expected === 0) expect(ratioOf(prec, a, b, await context.download(B)) < THRESHOLD).toBe(true);
      for (const buffer of [A, B, X, ipiv, iter, info]) buffer.dispose();
    }
  });

  it('c30, Hermitian and positive definite, by Cholesky in c and z', async () => {
    const market = parseMatrixMarket(textOf('c30'));
    expect(market).toMatchObject({ symmetry: 'hermitian', complex: true, stored: 114, entries: 198 });
    for (const prec of ['c', 'z'] as const)
      for (const uplo of ['l', 'u'] as const) {
        const { n, values, a, b } = systemOf(market, prec);
        const [A, B] = [context.upload(prec, values as never), context.upload(prec, b.data as never)];
        const info = context.alloc('i', 1);
        await posv(context.queue, { uplo, n, nrhs: 1, A, lda: n, B, ldb: n, info });
        expect((await context.download(info))[0]).toBe(0);
        expect(ratioOf(prec, a, b, await context.download(B)) < THRESHOLD).toBe(true);
        for (const buffer of [A, B, info]) buffer.dispose();
      }
  });
});

it('verbs take what the files hold: condition, eigenvalues and a solution, as NumPy has them', async () => {
  const A = readComplexArray(textOf('c30'));
  const values = await eigvalsh(A, { context: cpu });
  expect(values.get(0)).toBeCloseTo(0.30946882, 7);
  expect(Math.abs((await cond(A, 2, { context: cpu })) / 29.626781692215815 - 1) < 1e-12).toBe(true);
  const young = readComplexArray(textOf('young1c'));
  const b = Array.from({ length: 841 }, (_, k) => k + 1);
  const x = await solve(young, b, { context: cpu });
  const residual = await norm(sub(await matmul(young, x, { context: cpu }), b), undefined, { context: cpu });
  expect((residual as number) < 1e-11 * 841 ** 1.5).toBe(true);
});
