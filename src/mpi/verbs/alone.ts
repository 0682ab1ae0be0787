// The same verbs where one rank is alone without ScaLAPACK: by basalt's own routines and verbs. Loaded at the first verb.
import type { ArrayOf } from '../../core/field.ts';
import { posv as posvRoutine } from '../../lapack/cholesky/routines.gen.ts';
import { gesv as gesvRoutine, getrf } from '../../lapack/lu/routines.gen.ts';
import { gels as gelsRoutine } from '../../lapack/qr/routines.gen.ts';
import { isComplexArray } from '../../linalg/arrays.ts';
import { ComplexArray } from '../../linalg/complex/complexArray.ts';
import { getContext } from '../../linalg/defaultContext.ts';
import { type NdArray, ndarray } from '../../linalg/ndarray.ts';
import { withBuffers } from '../../linalg/operands.ts';
import { DistributedMatrix } from '../distributedMatrix.ts';
import { byColumns, type MatrixData, readMatrix } from '../hostMatrix.ts';
import * as ours from '../ours.ts';

export { eigh } from '../../linalg/device/verbs/eigh.ts';
export { svd } from '../../linalg/device/verbs/svd.ts';
export { matmul } from '../../linalg/matmul.ts';
export { checkNames, qr } from '../ours.ts';

/** A matrix as verbs of one rank take it: a view. */
export function hostOf({ type, rows, cols, local }: DistributedMatrix): NdArray<Float64Array> {
  const view =
    type === 'c' || type === 'z'
      ? new ComplexArray(local, [rows, cols], [1, rows])
      : ndarray(local, [rows, cols], [1, rows]);
  return view as NdArray<Float64Array>;
}

/** A verb's result as a matrix like another one. */
export function matrixLike(like: DistributedMatrix, x: unknown): DistributedMatrix {
  const matrix = readMatrix(ours, 'result', x as NdArray, 'x', 1);
  const layout = like.grid.layout(matrix.rows, matrix.cols, like.block);
  return new DistributedMatrix(like.grid, like.type, layout, byColumns(matrix));
}

/** A op(B): 't' and 'c' turn a view. */
export function turned(A: DistributedMatrix, trans: 'n' | 't' | 'c'): NdArray<Float64Array> {
  const view = hostOf(A);
  if (trans === 'n') return view;
  return (
    trans === 'c' && isComplexArray(view) ? (view as unknown as ComplexArray).H : view.T
  ) as NdArray<Float64Array>;
}

interface Solved {
  readonly info: number;
  readonly local: MatrixData;
}

/** B := the solution, by gesv or posv. */
export function systemAlone(A: DistributedMatrix, B: DistributedMatrix, positive: boolean): Promise<Solved> {
  return withBuffers(async (keep) => {
    const context = await getContext();
    const { rows: n, type } = A;
    const [a, b, info] = [
      keep(context.upload(type, A.local as ArrayOf<typeof type>)),
      keep(context.upload(type, B.local as ArrayOf<typeof type>)),
      keep(context.alloc('i', 1)),
    ];
    const call = { n, nrhs: B.cols, A: a, lda: Math.max(1, n), B: b, ldb: Math.max(1, n), info };
    if (positive) await posvRoutine(context.queue, { ...call, uplo: 'l' }, type);
    else await gesvRoutine(context.queue, { ...call, ipiv: keep(context.alloc('i', n)) }, type);
    return { info: (await context.download(info))[0]!, local: await context.download(b) };
  });
}

/** B, max(m, n) rows: the solution in the first n of them, by gels. */
export function gelsAlone(A: DistributedMatrix, B: DistributedMatrix): Promise<Solved> {
  return withBuffers(async (keep) => {
    const context = await getContext();
    const { rows: m, cols: n, type } = A;
    const [a, b, info] = [
      keep(context.upload(type, A.local as ArrayOf<typeof type>)),
      keep(context.upload(type, B.local as ArrayOf<typeof type>)),
      keep(context.alloc('i', 1)),
    ];
    const lds = { lda: Math.max(1, m), ldb: Math.max(1, m, n) };
    await gelsRoutine(context.queue, { trans: 'n', m, n, nrhs: B.cols, A: a, B: b, ...lds, info }, type);
    return { info: (await context.download(info))[0]!, local: await context.download(b) };
  });
}

/** A's factors in its place, and its pivots from 1. */
export function luAlone(A: DistributedMatrix): Promise<{ readonly local: MatrixData; readonly pivots: Int32Array }> {
  return withBuffers(async (keep) => {
    const context = await getContext();
    const { rows: m, cols: n, type } = A;
    const [a, ipiv, info] = [
      keep(context.upload(type, A.local as ArrayOf<typeof type>)),
      keep(context.alloc('i', Math.min(m, n))),
      keep(context.alloc('i', 1)),
    ];
    await getrf(context.queue, { m, n, A: a, lda: Math.max(1, m), ipiv, info }, type);
    return { local: await context.download(a), pivots: await context.download(ipiv) };
  });
}
