// LU with products of halves and what is solved with it, many times for few right-hand sides.
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { enqueueButterflySolve, enqueueHalfGetrf, type HalfPivots } from './dhgesv.gpu.ts';
import { luSolver } from './luSolver.gpu.ts';

interface HalfSystem {
  readonly n: number;
  readonly nrhs: number;
  readonly ipiv: DeviceMat;
  readonly pivoting: HalfPivots;
}

export interface HalfSolver {
  /** Enqueues A := its factors after scaling, info and `powers`, as of enqueueHalfGetrf. */
  factor(A: DeviceMat, info: DeviceMat, powers: DeviceMat): void;
  /** Enqueues the first columns of B := A^-1 B for the scaled A. */
  solve(A: DeviceMat, B: DeviceMat, columns: number): void;
}

/** For one A of columns that begin on multiples of four, in workspace of the call. */
export function halfSolver(queue: Queue, { n, nrhs, ipiv, pivoting }: HalfSystem, lease: Lease): HalfSolver {
  const lu = luSolver(queue, { n, nrhs, ipiv }, lease);
  return {
    factor(A, info, powers) {
      enqueueHalfGetrf(queue, { n, A, ipiv, info, pivoting, powers });
      // Without pivots blocks may be arbitrarily ill-conditioned: see enqueueGetrsNopiv.
      if (pivoting !== 'butterfly') lu.prepare(A);
    },
    solve(A, B, columns) {
      if (pivoting === 'butterfly') enqueueButterflySolve(queue, { n, nrhs: columns, A, B });
      else lu.solve(A, B, columns);
    },
  };
}
