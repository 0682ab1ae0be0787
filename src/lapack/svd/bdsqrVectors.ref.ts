// What bdsqr and bdsdc compute, whatever applies the rotations and the products: in TypeScript the oracles, and the CPU backend where there
// is no engine. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { FieldMat, RealArray, RealMat, Uplo } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { rotateRef } from '../rotations.ref.ts';
import { type BdsdcTools, bdsdcRef } from './bdsdc.ref.ts';
import { bdsqrRef, type Sweep } from './bdsqr.ref.ts';
import { blankRef, handOut, IN_PLACE, sortedValues } from './gesvd.ref.ts';

/** B, upper or lower bidiagonal of order n. */
export interface BidiagonalProblem {
  readonly uplo: Uplo;
  readonly n: number;
  /** n elements. In: the diagonal. Out: the singular values. */
  readonly D: RealArray;
  /** n - 1 elements, overwritten. */
  readonly E: RealArray;
}

/** What bdsqr multiplies by the vectors: U, nru x n, and V^H, n x ncvt. B is real, and so are the rotations. */
export interface BdsqrProblem extends BidiagonalProblem {
  readonly nru: number;
  readonly U?: FieldMat | undefined;
  readonly ncvt: number;
  readonly VT?: FieldMat | undefined;
}

/** U, nru x n, and V, ncvt x n, that rotations of columns are applied to. */
export interface RotatedVectors {
  readonly U: FieldMat;
  readonly V: FieldMat;
  rotate(first: number, step: 1 | -1, count: number, ofU: Float64Array, ofV: Float64Array): void;
  finish(): void;
}

const allFinite = (x: RealArray): boolean => x.every((value) => Number.isFinite(value));

/** B = Q S P^T; U := U Q, V^H := P^T V^H; returns info. Source: LAPACK xBDSQR. */
export function bdsqrVectorsRef(problem: BdsqrProblem, tools = rotatedInPlace(problem)): number {
  const { uplo, n, D, E, nru, U, ncvt, VT } = problem;
  // Vectors without elements may be missing.
  if (n === 0) return 0;
  if (!allFinite(D) || !allFinite(E)) {
    D.fill(Number.NaN);
    if (nru > 0) blankRef(nru, n, U!);
    if (ncvt > 0) blankRef(n, ncvt, VT!);
    return n;
  }
  const [d, e] = [Float64Array.from(D), Float64Array.from(E)];
  const vectors = nru + ncvt > 0;
  if (nru > 0) handOut(nru, n, U!, IN_PLACE, false, tools.U, false);
  if (ncvt > 0) adjointRef(n, ncvt, VT!, tools.V);
  // A lower bidiagonal matrix is the transpose of an upper one, whose factors are exchanged.
  const sweep: Sweep = (first, step, count, right, left) => {
    const [ofU, ofV] = uplo === 'u' ? [left, right] : [right, left];
    tools.rotate(first, step, count, ofU, ofV);
  };
  const info = bdsqrRef(n, d, e, fields[precOf(D)].eps, vectors ? sweep : undefined);
  tools.finish();
  E.set(e);
  // What has not converged is bidiagonal still, and stays in its order.
  if (info > 0) D.set(d);
  const sorted = info > 0 ? IN_PLACE : sortedValues(d, 1, D);
  if (nru > 0) handOut(nru, n, tools.U, sorted, false, U!, false);
  if (ncvt > 0) handOut(ncvt, n, tools.V, sorted, true, VT!, true);
  return info;
}

/** The tools in TypeScript. */
function rotatedInPlace({ n, D, nru, ncvt, U: ofU, VT }: BdsqrProblem): RotatedVectors {
  const room = (rows: number, given: FieldMat | undefined): FieldMat => {
    const like = { data: D, off: 0, ld: Math.max(1, rows), parts: given?.parts };
    return { ...like, data: vectorLike(like, rows * n) };
  };
  const [U, V] = [room(nru, ofU), room(ncvt, VT)];
  return {
    U,
    V,
    rotate(first, step, count, ofU, ofV) {
      rotateRef(nru, U, first, step, count, ofU);
      rotateRef(ncvt, V, first, step, count, ofV);
    },
    finish() {},
  };
}

/** What bdsdc writes: U and V^T of order n; values alone without them. */
export interface BdsdcProblem extends BidiagonalProblem {
  readonly U?: RealMat | undefined;
  readonly VT?: RealMat | undefined;
}

/** Where divide and conquer has its vectors before they are in order, n x n each, and how it computes them. */
export interface BdsdcPlaces {
  readonly X: RealMat;
  readonly Y: RealMat;
  readonly solve: (d: Float64Array, e: Float64Array) => number;
}

/** The places of the reference. */
export function bdsdcPlaces(
  n: number,
  like: (length: number) => RealArray,
  eps: number,
  tools: BdsdcTools,
): BdsdcPlaces {
  const [X, Y] = [0, 1].map(() => ({ data: like(n * n), off: 0, ld: Math.max(1, n) })) as [RealMat, RealMat];
  return { X, Y, solve: (d, e) => bdsdcRef(n, d, e, X, Y, eps, tools) };
}

/** B = U S V^T; returns info. `places`: not asked for without vectors. Source: LAPACK xBDSDC. */
export function bdsdcVectorsRef(problem: BdsdcProblem, places: () => BdsdcPlaces): number {
  const { uplo, n, D, E, U, VT } = problem;
  if (U === undefined || VT === undefined) return bdsqrVectorsRef({ uplo, n, D, E, nru: 0, ncvt: 0 });
  if (!allFinite(D) || !allFinite(E)) {
    D.fill(Number.NaN);
    blankRef(n, n, U);
    blankRef(n, n, VT);
    return n;
  }
  const [d, e] = [Float64Array.from(D), Float64Array.from(E)];
  const { X, Y, solve } = places();
  const info = solve(d, e);
  E.fill(0);
  const sorted = sortedValues(d, 1, D);
  const [left, right] = uplo === 'u' ? [X, Y] : [Y, X];
  handOut(n, n, left, sorted, false, U, false);
  handOut(n, n, right, sorted, false, VT, true);
  return info;
}
