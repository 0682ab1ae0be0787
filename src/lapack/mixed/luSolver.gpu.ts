// Solutions with LU factors in single precision, many times for few right-hand sides: by inverses of the blocks on the diagonals where that
// is worth while, else by substitution. Also: which pivots are tried before those that have the last word.
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { FactorMode } from '../factorOptions.ts';
import { windowWay } from '../lu/getf2.gpu.ts';
import { capacity } from '../lu/getf2.kernels.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import { enqueueLuSources, enqueueReordered } from '../lu/lapmr.gpu.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import {
  enqueueInverseSolve,
  enqueueInverseSolver,
  type InverseSolver,
  inverseSolver,
  worthInverting,
} from './inverseSolve.gpu.ts';
import type { MixedPivoting } from './mixedOptions.ts';

/** From this order on panels whose pivots come from a window take less time than a correction that they may cost. */
const WINDOW_ORDER = 2048;

/** What is tried before the pivoting that has the last word. */
export type Trial = 'butterfly' | 'window';

interface TrialCall {
  readonly n: number;
  readonly pivoting: MixedPivoting;
  readonly mode: FactorMode;
}

/** Undefined: nothing. A window that holds the first panel holds all of them, and is partial pivoting. */
export function trialOf(queue: Queue, { n, pivoting, mode }: TrialCall): Trial | undefined {
  if (pivoting === 'butterfly') return pivoting;
  const worthwhile = pivoting === 'auto' && mode !== 'hybrid' && n >= WINDOW_ORDER && !queue.context.gpu!.software;
  if (pivoting !== 'window' && !worthwhile) return undefined;
  const { choice } = windowWay(queue, n);
  return choice === undefined || n <= capacity(choice) ? undefined : 'window';
}

interface LuSystem {
  readonly n: number;
  readonly nrhs: number;
  readonly ipiv: DeviceMat;
}

export interface LuSolver {
  /** Enqueues what solutions need of the factors in A, whose columns begin on multiples of four, and of their pivots. */
  prepare(A: DeviceMat): void;
  /** Enqueues the first columns of B := A^-1 B by the factors in A that it was prepared for last. */
  solve(A: DeviceMat, B: DeviceMat, columns: number): void;
}

/** In workspace of a call, which all of its factorizations share. */
export function luSolver(queue: Queue, { n, nrhs, ipiv }: LuSystem, lease: Lease): LuSolver {
  let inverses: InverseSolver | undefined;
  let sources: DeviceBuffer<'i'> | undefined;
  return {
    prepare(A) {
      if (!worthInverting({ n, nrhs })) return;
      inverses = inverses === undefined ? inverseSolver(n, A, 'u', lease) : { ...inverses, A };
      sources ??= lease('i', n);
      enqueueLuSources(queue, n, ipiv, sources);
      enqueueInverseSolver(queue, inverses);
    },
    solve(A, B, columns) {
      if (inverses === undefined || sources === undefined) {
        enqueueGetrs(queue, { trans: 'n', n, nrhs: columns, A, ipiv, B });
        return;
      }
      enqueueReordered(queue, n, columns, B, sources);
      enqueueInverseSolve(queue, inverses, B, columns);
    },
  };
}
