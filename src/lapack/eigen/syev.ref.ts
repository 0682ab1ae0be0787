// Eigenvalues and vectors of a symmetric or Hermitian matrix by QL and QR iteration in TypeScript: the oracle, and the CPU backend where
// there is no engine. Also what the drivers have in common: scaling, and what is answered without computing. Host memory only.
import { larger, precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { scaleOf } from '../svd/gesvd.ref.ts';
import { orgtrRef } from './orgtr.ref.ts';
import { steqrRef } from './steqr.ref.ts';
import { sterfRef } from './sterf.ref.ts';
import type { EigenJob } from './syev.spec.ts';
import { sytrdRef } from './sytrd.ref.ts';
import { fillRef } from './tridiagonal.ref.ts';

export interface SyevProblem {
  readonly jobz: EigenJob;
  readonly uplo: Uplo;
  readonly n: number;
  /** With jobz 'v' it becomes the vectors; else the triangle is lost. */
  readonly A: FieldMat;
  /** n elements. */
  readonly W: RealArray;
}

/** Rows of column j that a triangle of order n stores. */
export const rowsStored = (uplo: Uplo, n: number, j: number): readonly [first: number, last: number] =>
  uplo === 'l' ? [j, n] : [0, j + 1];

/** The largest |a(i,j)| of a triangle, or |Re| and |Im|, of the diagonal the real parts; NaN if an element is. */
export function triangleMax(uplo: Uplo, n: number, { data, off, ld, parts = 1 }: FieldMat): number {
  let most = 0;
  for (let j = 0; j < n; j++) {
    const [first, last] = rowsStored(uplo, n, j);
    const column = parts * (off + j * ld);
    const beside = parts === 2 ? column + 2 * j + 1 : -1;
    for (let p = column + parts * first; p < column + parts * last; p++)
      if (p !== beside) most = larger(Math.abs(data[p]!), most);
  }
  return most;
}

export function scaleTriangle(uplo: Uplo, n: number, { data, off, ld, parts = 1 }: FieldMat, factor: number): void {
  if (factor === 1) return;
  for (let j = 0; j < n; j++) {
    const [first, last] = rowsStored(uplo, n, j);
    const column = parts * (off + j * ld);
    for (let p = column + parts * first; p < column + parts * last; p++) data[p] = data[p]! * factor;
  }
}

/** Scales A; the factor. undefined where there is nothing to compute, because A is empty or not finite. */
export function preparedSyev({ uplo, n, A }: SyevProblem): number | undefined {
  const magnitude = triangleMax(uplo, n, A);
  if (n === 0 || !(magnitude < Infinity)) return undefined;
  const factor = scaleOf(magnitude, precOf(A.data));
  scaleTriangle(uplo, n, A, factor);
  return factor;
}

/** The results where there is nothing to compute, and info: n where A has a NaN or an infinity. W, and vectors asked for := NaN. */
export function answeredSyev({ jobz, n, A, W }: SyevProblem): number {
  W.fill(Number.NaN, 0, n);
  if (jobz === 'v') fillRef(n, n, Number.NaN, A);
  return n;
}

/** A = Z W Z^H with Z in place of A; returns info. Source: LAPACK xSYEV, xHEEV. */
export function syevRef(problem: SyevProblem): number {
  const factor = preparedSyev(problem);
  return factor === undefined ? answeredSyev(problem) : syevScaledRef(problem, factor);
}

/** Of A that has been scaled. */
export function syevScaledRef({ jobz, uplo, n, A, W }: SyevProblem, factor: number): number {
  const [d, e] = [new Float64Array(n), new Float64Array(n - 1)];
  const tau = vectorLike(A, n - 1);
  const { eps } = fields[precOf(A.data)];
  sytrdRef(uplo, n, A, d, e, tau);
  let info: number;
  if (jobz === 'n') {
    info = sterfRef(n, d, e, eps);
  } else {
    orgtrRef(uplo, n, A, tau);
    info = steqrRef('v', n, d, e, A, eps);
  }
  valuesOut(d, factor, W);
  return info;
}

/** W := d / factor */
export function valuesOut(d: Float64Array, factor: number, W: RealArray): void {
  for (let i = 0; i < d.length; i++) W[i] = d[i]! / factor;
}
