// Pivots and info of one factorization in one buffer.
import { enqueueCopy } from '../blas1/copy.gpu.ts';
import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { scope } from '../runtime/workspace.ts';

interface Outputs {
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
}

/**
 * Calls `factor` with an info that lies in another buffer than the pivots: panel kernels write both, and WebGPU allows a dispatch only one
 * writable binding of a buffer. What it enqueues leaves in that info is then copied to its place.
 */
export function withOwnInfo<F extends Outputs>(queue: Queue, f: F, factor: (f: F) => void): void {
  if (f.info.data !== f.ipiv.data) return factor(f);
  scope(queue, (ws) => {
    const info: DeviceMat = { data: ws.take('i', 1), off: 0, ld: 1 };
    factor({ ...f, info });
    enqueueCopy(queue, 1, info, f.info);
  });
}
