// Factorizations in the memory of the CPU engine, from the caller's arrays to results of their own, before the call returns: no buffers and
// no queue, which take longer than a small matrix. Each function gives undefined, with nothing done, where the engine's memory does not
// suffice.
import { type Determinant, slogdetRef } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { mustSucceed, NotPositiveDefiniteError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
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
import type { ConditionWatch } from './illConditioned.ts';
import type { Numbers, Real } from './operands.ts';
import { byColumns, type FactoredSystem, keepTriangle } from './small.ts';
import { LEAST_TO_TURN, turnColumns, turnRowsTo } from './turnRows.ts';

const LINE = 64;

/** One call's operands in the engine's memory, in one block: to take another one costs as much as to factor a matrix of order 4. */
class Desk {
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
  work: (desk: Desk) => R,
): R | undefined {
  const bytes = elements * kindOf(prec).bytes + 4 * pivots + BLOCKS * LINE;
  return e.within((space) => work(new Desk(e, prec, space.take(bytes))));
}

/** Throws SingularError for an info. */
function unlessSingular<R extends object>(routine: string, found: R | number | undefined): R | undefined {
  if (typeof found === 'number') mustSucceed(routine, found);
  return found as R | undefined;
}

/** X with A X = B, row by row; the watch, if there is one, sees the factors. Throws SingularError. */
export function solveOnEngine(e: Engine, prec: Real, a: View2<Numbers>, b: View2<Numbers>, watch?: ConditionWatch) {
  const [n, nrhs] = [b.rows, b.cols];
  const found = within(e, prec, n * (n + nrhs), n, (desk): ArrayOf<Real> | number => {
    const [A, B, ipiv] = [desk.matrix(n, n), desk.matrix(n, nrhs), desk.pivots(n)];
    desk.bring(a, A);
    desk.bring(b, B);
    const info = getrfEngine(e, desk.kind, n, n, A, ipiv);
    if (info > 0) return info;
    getrsEngine(e, desk.kind, 'n', n, nrhs, A, ipiv, B);
    const factors = { data: desk.view(A, n * n), off: 0, ld: A.ld };
    watch?.look(a, factors, desk.integers(ipiv, n), desk.view(B, n * nrhs), b);
    return desk.rows(B, n, nrhs);
  });
  return unlessSingular('solve', found);
}

/** A^-1, row by row. Throws SingularError. */
export function invOnEngine(e: Engine, prec: Real, a: View2<Numbers>) {
  const n = a.rows;
  const found = within(e, prec, 2 * n * n, n, (desk): ArrayOf<Real> | number => {
    const [A, L, ipiv] = [desk.matrix(n, n), desk.matrix(n, n), desk.pivots(n)];
    desk.bring(a, A);
    const info = getrfEngine(e, desk.kind, n, n, A, ipiv);
    if (info > 0) return info;
    invertFactors(e, desk.kind, n, A, L);
    swapColumnsRef(n, matrixAt(e, desk.kind, n, n, A), desk.integers(ipiv, n), 0);
    return desk.rows(A, n, n);
  });
  return unlessSingular('inv', found);
}

/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export function factorOnEngine(e: Engine, prec: Real, a: View2<Numbers>) {
  const { rows: m, cols: n } = a;
  const order = Math.min(m, n);
  return within(e, prec, m * n, order, (desk) => {
    const [A, ipiv] = [desk.matrix(m, n), desk.pivots(order)];
    desk.bring(a, A);
    getrfEngine(e, desk.kind, m, n, A, ipiv);
    return { factors: desk.columns(A, m, n), ipiv: desk.integers(ipiv, order).slice() };
  });
}

/** X, row by row, of a system that is factored. */
export function luSolveOnEngine(
  e: Engine,
  prec: Real,
  { trans, factors, pivots, b }: FactoredSystem,
): ArrayOf<Real> | undefined {
  const [n, nrhs] = [b.rows, b.cols];
  return within(e, prec, n * (n + nrhs), n, (desk) => {
    const [A, B, ipiv] = [desk.matrix(n, n), desk.matrix(n, nrhs), desk.pivots(n)];
    desk.bring(factors, A);
    desk.bring(b, B);
    desk.integers(ipiv, n).set(pivots);
    getrsEngine(e, desk.kind, trans, n, nrhs, A, ipiv, B);
    return desk.rows(B, n, nrhs);
  });
}

/** det(A) by P A = L U. */
export function determinantOnEngine(e: Engine, prec: Real, a: View2<Numbers>): Determinant | undefined {
  const n = a.rows;
  return within(e, prec, n * n, n, (desk) => {
    const [A, ipiv] = [desk.matrix(n, n), desk.pivots(n)];
    desk.bring(a, A);
    getrfEngine(e, desk.kind, n, n, A, ipiv);
    return slogdetRef(n, matrixAt(e, desk.kind, n, n, A), desk.integers(ipiv, n), 0);
  });
}

/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export function choleskyOnEngine(e: Engine, prec: Real, a: View2<Numbers>, upper: boolean) {
  const n = a.rows;
  const found = within(e, prec, n * n + POTRF_WORK, 0, (desk): ArrayOf<Real> | number => {
    const [A, work] = [desk.matrix(n, n), desk.elements(POTRF_WORK)];
    // Rows of A are columns of its transpose: A's lower triangle is that one's upper.
    desk.bring({ ...a, rowStride: a.colStride, colStride: a.rowStride }, A);
    const info = potrfEngine(e, desk.kind, upper ? 'l' : 'u', n, A, work);
    return info > 0 ? info : desk.columns(A, n, n);
  });
  if (typeof found === 'number') throw new NotPositiveDefiniteError('cholesky', found);
  if (found !== undefined) keepTriangle(found, n, upper);
  return found;
}
