// Singular value decompositions of a batch as the routines enqueueXBatch take them. Types only.
import type { BatchMat, BatchVec, Reports, Sizes } from '../deviceBatch.ts';

/** Which vectors of a side: none, one for each value that is wanted, or as many as make the factor square. */
export const VECTORS = { n: 0, s: 1, a: 2 } as const;

/** One factor of a decomposition. */
export interface Side {
  readonly X: BatchMat;
  readonly columns: 's' | 'a';
  /** Complex elements are stored as their conjugates: V^H is V with its distances exchanged and this. */
  readonly conjugated?: boolean;
}

/** A = U S V^H of m x n matrices, which are only read. S is in descending order. */
export interface DeviceSvdBatch extends Reports {
  readonly m: number;
  readonly n: number;
  /** Values that are wanted, the largest ones; at most min(m, n). With `sizes` it is not read: they have a list `nrhs`. */
  readonly values: number;
  readonly count: number;
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  readonly S: BatchVec;
  readonly U?: Side | undefined;
  /** Of V itself: X is n x columns. */
  readonly V?: Side | undefined;
  /** Whether small values of graded columns are found to all their digits, not to those of |A|; for columns that rotations take. */
  readonly graded?: boolean | undefined;
  /** Name of a shape in svd.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}
