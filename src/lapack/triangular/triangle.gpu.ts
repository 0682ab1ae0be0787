// Solution with a factor on the GPU: one right-hand side by the matrix-vector routine, which takes half the time of the other; of complex
// numbers: not measured.
import { enqueueTrsv } from '../../blas2/trsv.gpu.ts';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.ts';
import type { Diag, Trans, Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';

export interface DeviceTriangle {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly diag: Diag;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  /** As for trsm. */
  readonly stable?: boolean;
}

/** For the trace. */
export const kernelOf = (nrhs: number): string => (nrhs === 1 ? 'trsv_block' : 'trsm_block');

/** Enqueues B := op(A)^-1 B for a triangular A of order n. */
export function enqueueTriangle(queue: Queue, t: DeviceTriangle): void {
  const { uplo, trans, diag, n, nrhs, A, B } = t;
  if (nrhs === 1) {
    enqueueTrsv(queue, { uplo, trans, unit: diag === 'u', n, panel: () => A, x: { ...B, ld: 1 } });
  } else {
    enqueueTrsm(queue, { ...t, side: 'l', m: n, n: nrhs, alpha: 1 });
  }
}
