// Generalized symmetric or Hermitian eigenproblems with a positive definite B in TypeScript: the CPU backend where there is no engine. Host
// memory only.
import { trmmBlockedRef } from '../../blas3/triangular/trmm.ref.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { FieldMat, Uplo } from '../../core/matrix.ts';
import { potrfRef } from '../cholesky/potrf.ref.ts';
import { answeredSyev, type SyevProblem, syevRef, triangleMax } from './syev.ref.ts';
import { sygstRef } from './sygst.ref.ts';
import { type ProblemType, wayBack } from './sygst.steps.ts';

/** What is made a standard problem. */
export interface General {
  readonly itype: ProblemType;
  readonly uplo: Uplo;
  readonly n: number;
  /** Is overwritten. */
  readonly A: FieldMat;
  /** Becomes its Cholesky factor. */
  readonly B: FieldMat;
}

export type SygvProblem = SyevProblem & General;

/** Whether the triangles have neither a NaN nor an infinity. */
export const areFinite = ({ uplo, n, A, B }: General): boolean =>
  triangleMax(uplo, n, A) < Infinity && triangleMax(uplo, n, B) < Infinity;

/** A := the standard problem's matrix; info: 0, or n + i where the leading minor of order i of B is not positive. */
export function standardRef({ itype, uplo, n, A, B }: General): number {
  const minor = potrfRef(uplo, n, B);
  if (minor > 0) return n + minor;
  sygstRef(itype, uplo, n, A, B);
  return 0;
}

/** Z := the vectors of A and B, m of them. */
export function backRef({ itype, uplo, n, B }: General, m: number, Z: FieldMat): void {
  const { multiplies, head } = wayBack(itype, uplo);
  (multiplies ? trmmBlockedRef : trsmBlockedRef)(...head, n, m, 1, B, Z);
}

/** The eigenvalues, and vectors in place of A; returns info. `solve`: the standard problem's. Source: LAPACK xSYGV, xHEGV. */
export function sygvRef(problem: SygvProblem, solve: (standard: SyevProblem) => number = syevRef): number {
  const { jobz, n, A } = problem;
  if (n === 0) return 0;
  if (!areFinite(problem)) return answeredSyev(problem);
  const failed = standardRef(problem);
  if (failed > 0) return failed;
  const info = solve(problem);
  if (jobz === 'v') backRef(problem, n, A);
  return info;
}
