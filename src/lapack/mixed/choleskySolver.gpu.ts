// Solutions with a Cholesky factor in single precision, many times for few right-hand sides: by inverses of the blocks on the diagonal
// where that is worth while, else by substitution.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueuePotrs } from '../cholesky/potrs.gpu.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import {
  enqueueInverseSolve,
  enqueueInverseSolver,
  type InverseSolver,
  inverseSolver,
  worthInverting,
} from './inverseSolve.gpu.ts';

interface CholeskySystem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly nrhs: number;
}

export interface CholeskySolver {
  /** Enqueues what solutions need of the factor in A, whose columns begin on multiples of four; A's other triangle is written to. */
  prepare(A: DeviceMat): void;
  /** Enqueues the first columns of B := A^-1 B by the factor in A. */
  solve(A: DeviceMat, B: DeviceMat, columns: number): void;
}

/** For one factor, in workspace of a call. */
export function choleskySolver(queue: Queue, { uplo, n, nrhs }: CholeskySystem, lease: Lease): CholeskySolver {
  let inverses: InverseSolver | undefined;
  return {
    prepare(A) {
      if (!worthInverting({ n, nrhs })) return;
      // The factor and its transpose, one in each triangle.
      enqueueSymmetrize(queue, { uplo, n, A });
      inverses = inverseSolver(n, A, 'n', lease);
      enqueueInverseSolver(queue, inverses);
    },
    solve(A, B, columns) {
      if (inverses === undefined) enqueuePotrs(queue, { uplo, n, nrhs: columns, A, B });
      else enqueueInverseSolve(queue, inverses, B, columns);
    },
  };
}
