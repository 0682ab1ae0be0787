// Singular values and vectors by divide and conquer, in TypeScript: the oracle, and the CPU backend where there is no engine. Real
// precisions, host memory only.
import { transposeRef } from '../../blas3/elements/transpose.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import { at, type RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { ormqrRef } from '../qr/ormqr.ref.ts';
import { bdsdcRef, bdsdcTools } from './bdsdc.ref.ts';
import { bdsqrRef } from './bdsqr.ref.ts';
import { gebrdRef } from './gebrd.ref.ts';
import { answered, type GesvdProblem, handOut, IN_PLACE, prepared, sortedValues, vectorsOf } from './gesvd.ref.ts';
import type { VectorJob } from './gesvd.spec.ts';

export interface GesddProblem extends Omit<GesvdProblem, 'jobu' | 'jobvt'> {
  readonly jobz: VectorJob;
}

/** The same as a problem of gesvd. */
export const asGesvd = (problem: GesddProblem): GesvdProblem => ({
  ...problem,
  jobu: problem.jobz,
  jobvt: problem.jobz,
});

/** A = U S V^T; returns info. Source: LAPACK xGESDD, without its blocks and without QR first. */
export function gesddRef(problem: GesddProblem): number {
  const factor = prepared(problem);
  return factor === undefined ? answered(asGesvd(problem)) : gesddScaledRef(problem, factor);
}

/** Of A that has been scaled. */
export function gesddScaledRef(problem: GesddProblem, factor: number): number {
  const { m, n, A, U, VT } = problem;
  if (m >= n) return tall(problem, A, factor, U, VT, false);
  // A^T = V S U^T
  const turned = { data: vectorLike(A, m * n), off: 0, ld: n };
  transposeRef(m, n, A, turned);
  return tall(problem, turned, factor, VT, U, true);
}

/** A, rows x cols with rows >= cols, is X S Y^T; `turned`: it is the problem's transposed, so that X belongs to V^T. */
function tall(
  { m, n, S, jobz }: GesddProblem,
  A: RealMat,
  factor: number,
  outX: RealMat | undefined,
  outY: RealMat | undefined,
  turned: boolean,
): number {
  const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
  const eps = fields[precOf(A.data)].eps;
  const [tauQ, tauP] = [vectorLike(A, cols), vectorLike(A, cols)];
  const [d, e] = [new Float64Array(cols), new Float64Array(cols)];
  const P: RealMat = { data: vectorLike(A, cols * cols), off: 0, ld: cols };
  gebrdRef(rows, cols, A, tauQ, P, tauP, d, e);
  if (jobz === 'n') {
    const info = bdsqrRef(cols, d, e, eps);
    sortedValues(d, factor, S);
    return info;
  }
  const matrix = (height: number, width: number): RealMat => ({
    data: vectorLike(A, height * width),
    off: 0,
    ld: height,
  });
  const [U, V] = [matrix(cols, cols), matrix(cols, cols)];
  const info = bdsdcRef(
    cols,
    d,
    e,
    U,
    V,
    eps,
    bdsdcTools(cols, (length) => vectorLike(A, length)),
  );
  const sorted = sortedValues(d, factor, S);
  // X := Q [U 0; 0 I], Y := [1 0; 0 P] V
  const width = vectorsOf(jobz, rows, cols);
  const [X, Y] = [matrix(rows, width), matrix(cols, cols)];
  handOut(cols, cols, U, sorted, false, X, false);
  for (let j = cols; j < width; j++) X.data[j + j * rows] = 1;
  ormqrRef('l', 'n', rows, width, cols, A, tauQ, 0, X);
  handOut(cols, cols, V, sorted, false, Y, false);
  ormqrRef('l', 'n', cols - 1, cols, cols - 1, at(P, 1, 1), tauP, 0, at(Y, 1, 0));
  handOut(rows, width, X, IN_PLACE, false, outX!, turned);
  handOut(cols, cols, Y, IN_PLACE, false, outY!, !turned);
  return info;
}
