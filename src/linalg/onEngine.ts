// Factorizations in the memory of the CPU engine, from the caller's arrays to results of their own, before the call returns: no buffers and no queue,
// which take longer than a small matrix. Each function gives undefined, with nothing done, where the engine's memory does not suffice.
import { type Determinant, slogdetRef } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { mustSucceed, NotPositiveDefiniteError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import type { Trans } from '../core/matrix.ts';
import { pack, type View2 } from '../core/strided.ts';
import type { Engine } from '../engine/engine.ts';
import { double, type Real as Kind, single } from '../engine/ops.ts';
import { matrixAt } from '../engine/views.ts';
import type { Place } from '../engine/workspace.ts';
import { POTRF_WORK, potrfEngine } from '../lapack/cholesky/potrf.cpu.ts';
import { getrfEngine } from '../lapack/lu/getrf.cpu.ts';
import { invertFactors } from '../lapack/lu/getri.cpu.ts';
import { swapColumnsRef } from '../lapack/lu/getri.ref.ts';
import { getrsEngine } from '../lapack/lu/getrs.cpu.ts';
import type { Numbers, Real } from './operands.ts';
import { byColumns, keepTriangle } from './small.ts';
import { LEAST_TO_TURN, turnColumns, turnRowsTo } from './turnRows.ts';

const LINE = 64;

/** One call's operands in the engine's memory, in one block: to take another one costs as much as to factor a matrix of order 4. */
class Here {
  readonly kind: Kind;
  readonly e: Engine;
  private readonly prec: Real;
  private end: number;

  /** `at`: memory for all that is asked for afterwards. */
  constructor(e: Engine, prec: Real, at: number) {
    this.e = e;
    this.prec = prec;
    this.kind = kindOf(prec);
    this.end = at;
  }

  /** Room for a matrix by columns without gaps. */
  matrix(rows: number, cols: number): Place {
    return { at: this.elements(rows * cols), ld: Math.max(1, rows) };
  }

  elements(count: number): number {
    return this.block(count * this.kind.bytes);
  }

  pivots(count: number): number {
    return this.block(4 * count);
  }

  private block(bytes: number): number {
    const at = this.end;
    this.end += LINE * Math.ceil(bytes / LINE);
    return at;
  }

  view({ at }: Place, length: number): ArrayOf<Real> {
    const { heap } = this.e;
    return this.prec === 'd' ? heap.view(Float64Array, at, length) : heap.view(Float32Array, at, length);
  }

  integers(at: number, length: number): Int32Array {
    return this.e.heap.view(Int32Array, at, length);
  }

  /** to := x by columns. */
  bring(x: View2<Numbers>, to: Place): void {
    const size = x.rows * x.cols;
    if (size < LEAST_TO_TURN) byColumns(x, this.view(to, size));
    else if (!turnRowsTo(this.e, this.prec, x, to.at)) pack(x, this.view(to, size), to.ld);
  }

  /** A copy of what lies there, by columns. */
  columns(from: Place, rows: number, cols: number): ArrayOf<Real> {
    return this.view(from, rows * cols).slice();
  }

  /** A copy of what lies there, row by row. */
  rows(from: Place, rows: number, cols: number): ArrayOf<Real> {
    if (cols === 1 || rows === 1) return this.columns(from, rows, cols);
    const data = new fields[this.prec].array(rows * cols);
    if (turnColumns(this.e, this.prec, from.at, rows, cols, data)) return data;
    // Its rows are the columns of the transpose.
    byColumns(
      { data: this.view(from, rows * cols), rows: cols, cols: rows, rowStride: rows, colStride: 1, offset: 0 },
      data,
    );
    return data;
  }
}

const kindOf = (prec: Real): Kind => (prec === 'd' ? double : single);

/** Blocks of memory in a call, at most. */
const BLOCKS = 4;

/** Does `work` with room for so many elements and pivots. */
function within<R extends object | number>(
  e: Engine,
  prec: Real,
  elements: number,
  pivots: number,
  work: (here: Here) => R,
): R | undefined {
  const bytes = elements * kindOf(prec).bytes + 4 * pivots + BLOCKS * LINE;
  return e.within((space) => work(new Here(e, prec, space.take(bytes))));
}

/** Throws SingularError for an info. */
function unlessSingular<R extends object>(routine: string, found: R | number | undefined): R | undefined {
  if (typeof found === 'number') mustSucceed(routine, found);
  return found as R | undefined;
}

/** X with A X = B, row by row. Throws SingularError. */
export function solveOnEngine(routine: string, e: Engine, prec: Real, a: View2<Numbers>, b: View2<Numbers>) {
  const [n, nrhs] = [b.rows, b.cols];
  const found = within(e, prec, n * (n + nrhs), n, (here): ArrayOf<Real> | number => {
    const [A, B, ipiv] = [here.matrix(n, n), here.matrix(n, nrhs), here.pivots(n)];
    here.bring(a, A);
    here.bring(b, B);
    const info = getrfEngine(e, here.kind, n, n, A, ipiv);
    if (info > 0) return info;
    getrsEngine(e, here.kind, 'n', n, nrhs, A, ipiv, B);
    return here.rows(B, n, nrhs);
  });
  return unlessSingular(routine, found);
}

/** A^-1, row by row. Throws SingularError. */
export function invOnEngine(routine: string, e: Engine, prec: Real, a: View2<Numbers>) {
  const n = a.rows;
  const found = within(e, prec, 2 * n * n, n, (here): ArrayOf<Real> | number => {
    const [A, L, ipiv] = [here.matrix(n, n), here.matrix(n, n), here.pivots(n)];
    here.bring(a, A);
    const info = getrfEngine(e, here.kind, n, n, A, ipiv);
    if (info > 0) return info;
    invertFactors(e, here.kind, n, A, L);
    swapColumnsRef(n, matrixAt(e, here.kind, n, n, A), here.integers(ipiv, n), 0);
    return here.rows(A, n, n);
  });
  return unlessSingular(routine, found);
}

/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export function factorOnEngine(e: Engine, prec: Real, a: View2<Numbers>) {
  const { rows: m, cols: n } = a;
  const order = Math.min(m, n);
  return within(e, prec, m * n, order, (here) => {
    const [A, ipiv] = [here.matrix(m, n), here.pivots(order)];
    here.bring(a, A);
    getrfEngine(e, here.kind, m, n, A, ipiv);
    return { factors: here.columns(A, m, n), ipiv: here.integers(ipiv, order).slice() };
  });
}

/** X with op(A) X = B, row by row, from factors and pivots that are rows, counted from 1. */
export function luSolveOnEngine(
  e: Engine,
  prec: Real,
  trans: Trans,
  factors: View2<Numbers>,
  pivots: Int32Array,
  b: View2<Numbers>,
): ArrayOf<Real> | undefined {
  const [n, nrhs] = [b.rows, b.cols];
  return within(e, prec, n * (n + nrhs), n, (here) => {
    const [A, B, ipiv] = [here.matrix(n, n), here.matrix(n, nrhs), here.pivots(n)];
    here.bring(factors, A);
    here.bring(b, B);
    here.integers(ipiv, n).set(pivots);
    getrsEngine(e, here.kind, trans, n, nrhs, A, ipiv, B);
    return here.rows(B, n, nrhs);
  });
}

/** det(A) by P A = L U. */
export function determinantOnEngine(e: Engine, prec: Real, a: View2<Numbers>): Determinant | undefined {
  const n = a.rows;
  return within(e, prec, n * n, n, (here) => {
    const [A, ipiv] = [here.matrix(n, n), here.pivots(n)];
    here.bring(a, A);
    getrfEngine(e, here.kind, n, n, A, ipiv);
    return slogdetRef(n, matrixAt(e, here.kind, n, n, A), here.integers(ipiv, n), 0);
  });
}

/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export function choleskyOnEngine(routine: string, e: Engine, prec: Real, a: View2<Numbers>, upper: boolean) {
  const n = a.rows;
  const found = within(e, prec, n * n + POTRF_WORK, 0, (here): ArrayOf<Real> | number => {
    const [A, work] = [here.matrix(n, n), here.elements(POTRF_WORK)];
    // Rows of A are columns of its transpose: A's lower triangle is that one's upper.
    here.bring({ ...a, rowStride: a.colStride, colStride: a.rowStride }, A);
    const info = potrfEngine(e, here.kind, upper ? 'l' : 'u', n, A, work);
    return info > 0 ? info : here.columns(A, n, n);
  });
  if (typeof found === 'number') throw new NotPositiveDefiniteError(routine, found);
  if (found !== undefined) keepTriangle(found, n, upper);
  return found;
}
