// What batched symmetric eigenproblems have in common on the CPU backend: flags, copies, and what a matrix that failed leaves.
import { ldName } from '../../core/batchForms.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { answeredSyev, type SyevProblem } from '../../lapack/eigen/syev.ref.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';

/** The flags of a call. */
export interface Job extends Pick<SyevProblem, 'jobz' | 'uplo'> {
  /** Results of a matrix that failed are NaN. */
  readonly fills: boolean;
}

/** Those of a call. */
export const jobOf = (a: HostBatchCall): Job => ({ ...(a as unknown as Job), fills: a.onFailure === 'nan' });

/** What a matrix that failed would have written := NaN, if the call asks for it. */
export function filled({ jobz, fills }: Job, n: number, info: number, A: RealMat, W: RealArray): number {
  if (info > 0 && fills) answeredSyev({ jobz, uplo: 'l', n, A, W });
  return info;
}

export const emptyValues = (n: number, single: boolean): RealArray =>
  single ? new Float32Array(n) : new Float64Array(n);

/** B := A, n x n. */
export function copied(n: number, A: RealMat, B: RealMat): RealMat {
  for (let j = 0; j < n; j++) B.data.set(A.data.subarray(A.off + j * A.ld, A.off + j * A.ld + n), B.off + j * B.ld);
  return B;
}

/** The eigenvalues of a matrix are side by side, whatever the order of storage. */
export const adjacent = { [ldName('W')]: 1 };
