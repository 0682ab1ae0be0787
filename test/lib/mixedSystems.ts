// Systems for the solvers in mixed precision, solved by a case's call, and what double makes of the same.
import { expect } from 'vitest';
import { type Context, dgesv, dposv } from '../../src/index.ts';
import { attempt, type Case } from '../../testing/lib/case.ts';
import { generateMatrix } from '../../testing/lib/generate.ts';
import { type MatrixView, normInf } from '../../testing/lib/norms.ts';
import { copied, type IntegerView } from '../../testing/lib/operands.ts';
import { columnOf, multiply } from '../../testing/lib/product.ts';
import { dominant, type Source } from '../../testing/lib/source.ts';
import type { MixedData } from '../../testing/lib/tableMixed.ts';

export interface Solved<D> {
  readonly before: D;
  readonly after: D;
  readonly iter: number;
  readonly info: number;
  readonly iters: readonly number[];
  readonly inner: readonly number[];
  readonly factored: number | undefined;
  readonly columns: readonly (readonly number[])[];
}

type Reported = MixedData & { readonly inner: IntegerView; readonly factored?: IntegerView };

const listed = (v: IntegerView): number[] => [...v.data.subarray(v.offset, v.offset + v.rows)];

/** Solves; `change` has the operands before that. */
export async function solveSystem<P extends object, D extends Reported>(
  context: Context,
  c: Case<P, D>,
  problem: P,
  change?: (at: D) => void,
  prec: 's' | 'd' | 'z' = 'd',
): Promise<Solved<D>> {
  const changed: Case<P, D> = {
    ...c,
    data(...args) {
      const data = c.data(...args);
      change?.(data);
      return data;
    },
  };
  const { before, after } = await attempt(context, changed, problem, prec);
  const { X, factored } = after;
  return {
    ...{ before, after, iter: listed(after.iter)[0]!, info: listed(after.info)[0]! },
    ...{ iters: listed(after.iters), inner: listed(after.inner), factored: factored && listed(factored)[0]! },
    columns: Array.from({ length: X.cols }, (_, j) => [...columnOf(X, j)]),
  };
}

/** That the system was solved in double after a failure, exactly as by dgesv, or for `uplo` by dposv. */
export async function expectDouble<D extends Reported>(
  context: Context,
  solved: Solved<D>,
  iter: number,
  uplo?: 'l' | 'u',
): Promise<void> {
  const { before, after, iters, factored, columns } = solved;
  expect(solved).toMatchObject({ iter, info: 0, iters: iters.map(() => iter) });
  expect([undefined, 64]).toContain(factored);
  const { A, B } = copied(before as MixedData, ['A', 'B']);
  const [inA, inB] = [context.upload('d', A.data as Float64Array), context.upload('d', B.data as Float64Array)];
  const [ipiv, info] = [context.alloc('i', A.rows), context.alloc('i', 1)];
  const at = { n: A.rows, nrhs: B.cols, A: inA.at(A.offset), lda: A.ld, B: inB.at(B.offset), ldb: B.ld, info };
  if (uplo === undefined) await dgesv(context.queue, { ...at, ipiv });
  else await dposv(context.queue, { ...at, uplo });
  const X = { ...B, data: await context.download(inB) };
  expect(columns).toEqual(Array.from({ length: B.cols }, (_, j) => [...columnOf(X, j)]));
  expect(after.A.data).not.toEqual(before.A.data);
}

/** max |b - A x| / (max |x| ||A||_I eps sqrt(n)), the worst right-hand side's: at most 1 where refinement has converged. */
export function stopping(a: MatrixView, x: MatrixView, b: MatrixView, eps: number): number {
  let worst = 0;
  for (let j = 0; j < b.cols; j++) {
    const [solution, given] = [columnOf(x, j), columnOf(b, j)];
    const residual = multiply(a, false, solution).map((value, i) => Math.abs(given[i]! - value));
    const size = Math.max(...solution.map(Math.abs));
    worst = Math.max(worst, Math.max(...residual) / (size * normInf(a) * eps * Math.sqrt(a.rows)));
  }
  return worst;
}

/** Well conditioned but for the size of a column, or of a row. */
export const scaled =
  (factor: number, at = 0, row = false): Source =>
  (a, prec, random) => {
    dominant(a, prec, random);
    for (let i = 0; i < a.rows; i++) {
      const p = row ? a.offset + at + i * a.ld : a.offset + i + at * a.ld;
      a.data[p]! *= factor;
    }
  };

/** Of the generator. */
export const generatedSource =
  (matrix: string, cond: number): Source =>
  (a, _, random) => {
    const parts = a.parts ?? 1;
    const { A } = generateMatrix({ matrix, cond, prec: parts === 2 ? 'z' : 'd' }, a.rows, a.cols, a.rows, random);
    for (let j = 0; j < a.cols; j++)
      for (let i = 0; i < parts * a.rows; i++) a.data[parts * (a.offset + j * a.ld) + i] = A[i + parts * j * a.rows]!;
  };
