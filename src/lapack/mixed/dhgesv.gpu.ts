// LU for DHGESV on the GPU: equilibration in powers of two, then updates whose factors are rounded to half.
import { at } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGeequ } from '../expert/geequ.gpu.ts';
import { enqueueScale } from '../expert/laqge.gpu.ts';
import type { Pivoting } from '../factorOptions.ts';
import { enqueueGetrf } from '../lu/getrf.gpu.ts';
import { POWER_THREADS, powerOfTwoKernel, powerTuning } from './dhgesv.kernels.ts';

export interface DeviceHalfGetrf {
  readonly n: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
  readonly pivoting: Pivoting;
  /** Out: r, then c, then three numbers more. */
  readonly powers: DeviceMat;
}

/**
 * Enqueues A := diag(r) A diag(c) and its factorization. No element of what is factored exceeds 4, and the largest of each column is 1/2 at
 * least. Products scale their own factors: no further factor is needed against overflow of halves.
 */
export function enqueueHalfGetrf(queue: Queue, { n, A, ipiv, info, pivoting, powers }: DeviceHalfGetrf): void {
  const [r, c, scalars] = [at(powers, 0, 0), at(powers, n, 0), at(powers, 2 * n, 0)];
  enqueueGeequ(queue, { m: n, n, A, r, c, scalars, info });
  const groups = [Math.ceil((2 * n) / POWER_THREADS), 1, 1] as const;
  queue.launch(powerOfTwoKernel, powerTuning, { x: powers.data }, { n: 2 * n, offX: powers.off }, groups);
  enqueueScale(queue, 1, n, n, A, r);
  enqueueScale(queue, 2, n, n, A, c);
  enqueueGetrf(queue, { m: n, n, A, ipiv, info, pivoting, math: 'fast' });
}
