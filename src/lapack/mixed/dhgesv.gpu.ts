// LU for DHGESV on the GPU: equilibration in powers of two, then updates whose factors are rounded to half; with pivots, or of what random
// butterflies make of A.
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueGeequ } from '../condition/geequ.gpu.ts';
import { enqueueScale } from '../condition/laqge.gpu.ts';
import type { PanelPivoting } from '../factorOptions.ts';
import { enqueueButterfly } from '../lu/gerbt.gpu.ts';
import { enqueueGetrf } from '../lu/getrf.gpu.ts';
import { enqueueGetrfNopiv } from '../lu/getrfNopiv.gpu.ts';
import { enqueueGetrsNopiv } from '../lu/getrsNopiv.gpu.ts';
import { POWER_THREADS, powerOfTwoKernel, powerTuning } from './dhgesv.kernels.ts';

/** Of the random numbers of butterflies: results are the same in every call. */
const SEED = 1;

/** Of a factorization with products of halves. */
export type HalfPivots = PanelPivoting | 'butterfly';

export interface DeviceHalfGetrf {
  readonly n: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
  readonly pivoting: HalfPivots;
  /** Out: r, then c, then three numbers more. */
  readonly powers: DeviceMat;
}

/**
 * Enqueues A := diag(r) A diag(c) and its factorization, or that of U^T A V with random butterflies U and V. No element of what is factored
 * exceeds 4, and the largest of each column is 1/2 at least. Products scale their own factors: no further factor is needed against overflow
 * of halves.
 */
export function enqueueHalfGetrf(queue: Queue, { n, A, ipiv, info, pivoting, powers }: DeviceHalfGetrf): void {
  const [r, c, scalars] = [at(powers, 0, 0), at(powers, n, 0), at(powers, 2 * n, 0)];
  enqueueGeequ(queue, { m: n, n, A, r, c, scalars, info });
  const groups = [Math.ceil((2 * n) / POWER_THREADS), 1, 1] as const;
  queue.launch(powerOfTwoKernel, powerTuning, { x: powers.data }, { n: 2 * n, offX: powers.off }, groups);
  enqueueScale(queue, 1, n, n, A, r);
  enqueueScale(queue, 2, n, n, A, c);
  if (pivoting !== 'butterfly') {
    enqueueGetrf(queue, { m: n, n, A, ipiv, info, pivoting, math: 'fast' });
    return;
  }
  const identity = Int32Array.from({ length: n }, (_, i) => i + 1);
  (ipiv.data as DeviceBuffer<'i'>).set(identity, ipiv.off);
  enqueueButterfly(queue, { kind: 'matrix', n, columns: n, seed: SEED }, A, A);
  // info stays as geequ has left it: A has a row or a column of zeros. A pivot that is zero leaves factors that no refinement converges
  // with.
  scope(queue, (ws) => {
    const ignored = { data: ws.take('i', 1), off: 0, ld: 1 };
    enqueueGetrfNopiv(queue, { m: n, n, A, info: ignored, math: 'fast' });
  });
}

export interface DeviceButterflySolve extends Pick<DeviceHalfGetrf, 'n' | 'A'> {
  readonly nrhs: number;
  /** Columns one behind the other. */
  readonly B: DeviceMat;
}

/** Enqueues B := A^-1 B by the factors that enqueueHalfGetrf has left of what butterflies have made of the scaled A. */
export function enqueueButterflySolve(queue: Queue, { n, nrhs, A, B }: DeviceButterflySolve): void {
  if (nrhs === 0) return;
  const columns = { n, columns: nrhs, seed: SEED };
  enqueueButterfly(queue, { kind: 'in', ...columns }, B, B);
  enqueueGetrsNopiv(queue, { trans: 'n', n, nrhs, A, B });
  enqueueButterfly(queue, { kind: 'out', ...columns }, B, B);
}
