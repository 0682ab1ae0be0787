// LU for DHGESV on the GPU: equilibration in powers of two, then updates whose factors are rounded to half.
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { POWER_THREADS, powerOfTwoKernel, powerTuning } from './dhgesv.kernels.ts';
import type { Pivoting } from './factorOptions.ts';
import { enqueueGeequ } from './geequ.gpu.ts';
import { enqueueGetrf } from './getrf.gpu.ts';
import type { Scales } from './gmres.ref.ts';
import { enqueueScale } from './laqge.gpu.ts';

export interface DeviceHalfGetrf {
  readonly n: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
  readonly pivoting: Pivoting;
}

/**
 * Enqueues A := diag(r) A diag(c) and its factorization; resolves to r and c. No element of what is factored exceeds 4, and the largest of
 * each column is 1/2 at least. Products scale their own factors: no further factor is needed against overflow of halves.
 */
export function enqueueHalfGetrf(queue: Queue, { n, A, ipiv, info, pivoting }: DeviceHalfGetrf): Promise<Scales> {
  const factors = queue.context.lease('s', 2 * n + 3);
  const [r, c, scalars] = [0, n, 2 * n].map((off) => ({ data: factors as DeviceBuffer, off, ld: 1 }));
  enqueueGeequ(queue, { m: n, n, A, r: r!, c: c!, scalars: scalars!, info });
  queue.launch(powerOfTwoKernel, powerTuning, { x: factors }, { n: 2 * n }, [Math.ceil((2 * n) / POWER_THREADS), 1, 1]);
  enqueueScale(queue, 1, n, n, A, r!);
  enqueueScale(queue, 2, n, n, A, c!);
  // Asked for in front of the factorization: it comes back while that runs.
  const scales = factors
    .copyOut(0, 2 * n)
    .then((found) => ({ rows: found.subarray(0, n), columns: found.subarray(n) }));
  enqueueGetrf(queue, { m: n, n, A, ipiv, info, pivoting, math: 'fast' });
  return scales.finally(() => factors.dispose());
}
