// Cholesky for DHPOSV on the GPU: a diagonal of about one, then updates whose factors are rounded to half, and as much added to the diagonal as
// that needs.
import { enqueueAxpy } from '../blas1/axpy.gpu.ts';
import { enqueueLacpy } from '../blas3/lacpy.gpu.ts';
import type { Uplo } from '../core/matrix.ts';
import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { integer, withLeases } from './expert.gpu.ts';
import { SHIFTS } from './halves.ref.ts';
import { enqueueScale } from './laqge.gpu.ts';
import { enqueuePotrf } from './potrf.gpu.ts';

export interface DeviceHalfPotrf {
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: DeviceMat;
  readonly info: DeviceMat;
  /** A is scaled by it from both sides. */
  readonly s: Float32Array;
}

/** A := its factor, after scaling, with the first of SHIFTS for which there is one: asks for info after each. */
export async function halfPotrf(queue: Queue, { uplo, n, A, info, s }: DeviceHalfPotrf): Promise<void> {
  await withLeases(queue, async (lease) => {
    const vector = (values: Float32Array): DeviceMat => {
      const data = lease('s', n);
      queue.context.writeGpu(data.gpu(true), values, 0);
      return { data, off: 0, ld: 1 };
    };
    const factors = vector(s);
    enqueueScale(queue, 1, n, n, A, factors);
    enqueueScale(queue, 2, n, n, A, factors);
    const kept: DeviceMat = { data: lease('s', A.ld * n), off: 0, ld: A.ld };
    enqueueLacpy(queue, { uplo, m: n, n, A, B: kept });
    for (const shift of SHIFTS) {
      if (shift > 0) {
        enqueueLacpy(queue, { uplo, m: n, n, A: kept, B: A });
        enqueueAxpy(queue, n, shift, vector(new Float32Array(n).fill(1)), { ...A, ld: A.ld + 1 });
      }
      enqueuePotrf(queue, { uplo, n, A, info, math: 'fast' });
      if ((await integer(info)) === 0) {
        queue.note({ routine: 'dhposv', backend: 'gpu', why: `${shift} added to a diagonal between 1 and 4` });
        return;
      }
    }
  });
}
