// Small matrices, factored and solved on the calling thread by the references, whatever the context: buffers, queue and engine, and all the more a
// GPU, would take longer to begin. The workspace is one for all calls: nothing here waits.
import type { Determinant } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { slogdetRef } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { mustSucceed, NotPositiveDefiniteError } from '../core/errors.ts';
import { type ArrayOf, precisions } from '../core/precision.ts';
import type { View2 } from '../core/strided.ts';
import { potrfRef } from '../lapack/cholesky/potrf.ref.ts';
import { gesvRef } from '../lapack/lu/gesv.ref.ts';
import { getrfRecursiveRef } from '../lapack/lu/getrf.ref.ts';
import { getriRef } from '../lapack/lu/getri.ref.ts';
import { getrsRef } from '../lapack/lu/getrs.ref.ts';
import type { Context } from '../runtime/context.ts';
import type { Numbers, Real } from './operands.ts';

/** Orders up to which the references are ahead: of the engine, and of a GPU and the way there. */
const [MOST, MOST_FOR_GPU] = [20, 48];

const workspace = {
  s: new Float32Array(MOST_FOR_GPU ** 2),
  d: new Float64Array(MOST_FOR_GPU ** 2),
  ipiv: new Int32Array(MOST_FOR_GPU),
} as const;

/** Whether a matrix of that order, and as many right-hand sides or columns, are for here. Throws if the context is gone, as any use of it would. */
export function isSmall(context: Context, prec: Real, n: number, nrhs = 1): boolean {
  context.assertAlive();
  return Math.max(n, nrhs) <= (context.placement(prec) === 'gpu' ? MOST_FOR_GPU : MOST);
}

const note = (context: Context, prec: Real, routine: string): void =>
  context.queue.note({ routine: `${prec}${routine}`, backend: 'cpu', why: 'the matrix is small: by the reference' });

/** to := x by columns, without gaps. */
function byColumns({ data, rows, cols, rowStride, colStride, offset }: View2<Numbers>, to: ArrayOf<Real>): void {
  let place = 0;
  for (let j = 0; j < cols; j++) {
    let at = offset + j * colStride;
    for (let i = 0; i < rows; i++, at += rowStride) to[place++] = data[at]!;
  }
}

/** A matrix in the workspace. */
function taken(prec: Real, x: View2<Numbers>) {
  byColumns(x, workspace[prec]);
  return { data: workspace[prec], off: 0, ld: Math.max(1, x.rows) };
}

/** X with A X = B, by columns. Throws SingularError. */
export function solveSmall(
  routine: string,
  context: Context,
  prec: Real,
  a: View2<Numbers>,
  b: View2<Numbers>,
): ArrayOf<Real> {
  note(context, prec, 'gesv');
  const [n, nrhs] = [b.rows, b.cols];
  const x = new precisions[prec].array(n * nrhs);
  byColumns(b, x);
  mustSucceed(routine, gesvRef(n, nrhs, taken(prec, a), workspace.ipiv, 0, { data: x, off: 0, ld: Math.max(1, n) }));
  return x;
}

/** P A = L U in place of A, m x n by columns, and the pivots, counted from 1. */
export function factorSmall(context: Context, prec: Real, m: number, n: number, a: ArrayOf<Real>) {
  note(context, prec, 'getrf');
  const ipiv = new Int32Array(Math.min(m, n));
  getrfRecursiveRef(m, n, { data: a, off: 0, ld: Math.max(1, m) }, ipiv, 0);
  return { factors: a, ipiv };
}

/** X with op(A) X = B, in place of B, from factors by columns. */
export function luSolveSmall(
  context: Context,
  prec: Real,
  trans: 'n' | 't',
  factors: ArrayOf<Real>,
  ipiv: Int32Array,
  b: ArrayOf<Real>,
): ArrayOf<Real> {
  note(context, prec, 'getrs');
  const n = ipiv.length;
  const ld = Math.max(1, n);
  getrsRef(trans, n, b.length / ld, { data: factors, off: 0, ld }, ipiv, 0, { data: b, off: 0, ld });
  return b;
}

/** A^-1, row by row. Throws SingularError. */
export function invSmall(routine: string, context: Context, prec: Real, a: View2<Numbers>): ArrayOf<Real> {
  note(context, prec, 'getri');
  const n = a.rows;
  const A = taken(prec, a);
  const info = getrfRecursiveRef(n, n, A, workspace.ipiv, 0);
  mustSucceed(routine, info > 0 ? info : getriRef(n, A, workspace.ipiv, 0));
  const x = new precisions[prec].array(n * n);
  for (let i = 0, place = 0; i < n; i++) for (let j = 0; j < n; j++) x[place++] = A.data[i + j * n]!;
  return x;
}

/** det(A) by P A = L U. */
export function determinantSmall(context: Context, prec: Real, a: View2<Numbers>): Determinant {
  note(context, prec, 'getrf');
  const A = taken(prec, a);
  getrfRecursiveRef(a.rows, a.rows, A, workspace.ipiv, 0);
  return slogdetRef(a.rows, A, workspace.ipiv, 0);
}

/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export function choleskySmall(
  routine: string,
  context: Context,
  prec: Real,
  a: View2<Numbers>,
  upper: boolean,
): ArrayOf<Real> {
  note(context, prec, 'potrf');
  const n = a.rows;
  const data = new precisions[prec].array(n * n);
  // Rows of A are columns of its transpose: A's lower triangle is that one's upper.
  byColumns({ ...a, rowStride: a.colStride, colStride: a.rowStride }, data);
  const info = potrfRef(upper ? 'l' : 'u', n, { data, off: 0, ld: Math.max(1, n) });
  if (info > 0) throw new NotPositiveDefiniteError(routine, info);
  for (let i = 0; i < n; i++) data.fill(0, i * n + (upper ? 0 : i + 1), i * n + (upper ? i : n));
  return data;
}
