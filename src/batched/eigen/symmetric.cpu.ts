// What batched symmetric eigenproblems have in common on the CPU backend: flags, copies, and what a matrix that failed leaves.
import { ldName } from '../../core/batchForms.ts';
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { engine } from '../../engine/engine.ts';
import { elements } from '../../engine/ops.ts';
import { vectorLike } from '../../lapack/condition/condition.ref.ts';
import { answeredSyev, preparedSyev, type SyevProblem } from '../../lapack/eigen/syev.ref.ts';
import { syevdEngine } from '../../lapack/eigen/syevd.cpu.ts';
import { syevdScaledRef } from '../../lapack/eigen/syevd.ref.ts';
import { handOut, IN_PLACE } from '../../lapack/svd/gesvd.ref.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';

/** The flags of a call. */
export interface Job extends Pick<SyevProblem, 'jobz' | 'uplo'> {
  /** Results of a matrix that failed are NaN. */
  readonly fills: boolean;
}

/** Those of a call. */
export const jobOf = (a: HostBatchCall): Job => ({ ...(a as unknown as Job), fills: a.onFailure === 'nan' });

/** What a matrix that failed would have written := NaN, if the call asks for it. */
export function filled({ jobz, fills }: Job, n: number, info: number, A: FieldMat, W: RealArray): number {
  if (info > 0 && fills) answeredSyev({ jobz, uplo: 'l', n, A, W });
  return info;
}

export const emptyValues = (n: number, single: boolean): RealArray =>
  single ? new Float32Array(n) : new Float64Array(n);

/** B := A, n x n. */
export function copied(n: number, A: FieldMat, B: FieldMat): FieldMat {
  handOut(n, n, A, IN_PLACE, false, B, false);
  return B;
}

/** A, n x n, in memory of its own. */
export const copyOf = (n: number, A: FieldMat): FieldMat =>
  copied(n, A, { data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n), parts: A.parts });

/** Up to this order the reference is as fast. */
const LOW = 12;

/** A matrix on the host; a complex one by the engine, which has no lanes for it, but takes it by itself. Returns info. */
export function solvedAlone(problem: SyevProblem): number {
  const { n, A } = problem;
  const factor = preparedSyev(problem);
  if (factor === undefined) return answeredSyev(problem);
  const e = A.parts === 2 && n > LOW ? engine() : undefined;
  const r = A.data instanceof Float32Array ? elements.c : elements.z;
  const info = e?.within((space) => syevdEngine(e, r, space, problem, space.matrix(A, n, n, 'write'), factor));
  return info ?? syevdScaledRef(problem, factor);
}

/** The eigenvalues of a matrix are side by side, whatever the order of storage. */
export const adjacent = { [ldName('W')]: 1 };
