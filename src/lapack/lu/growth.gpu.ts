// How much the elements of a matrix grow in its LU factorization, measured on the GPU.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { growthFinal, growthTuning } from './growth.kernels.ts';

export interface DeviceGrowth {
  readonly m: number;
  readonly n: number;
  /** Before `factor`: the matrix. Behind it: L and U. */
  readonly A: DeviceMat;
  /** One element; it may lie in A's buffer. */
  readonly growth: DeviceMat;
}

/** Enqueues growth := max |U| / max |A| around what `factor` enqueues: two norms and a division, without a readback. */
export function withGrowth(queue: Queue, s: DeviceGrowth, factor: () => void | Promise<void>): void | Promise<void> {
  const { m, n, A, growth } = s;
  return scope(queue, (ws) => {
    const norms = ws.take('s', 2);
    const largest = (uplo: Uplo | 'f', m: number, off: number): void => {
      const result = { data: norms, off, ld: 1 };
      enqueueNorm(queue, { norm: 'm', uplo, diag: 'n', symmetric: false, m, n, A, result });
    };
    largest('f', m, 0);
    const finish = (): void => {
      largest('u', Math.min(m, n), 1);
      queue.launch(growthFinal, growthTuning, { norms, growth: growth.data }, { offG: growth.off }, [1, 1, 1]);
    };
    // What does not wait for the host does not here either, and can be part of a plan.
    const factored = factor();
    return factored === undefined ? finish() : factored.then(finish);
  });
}
