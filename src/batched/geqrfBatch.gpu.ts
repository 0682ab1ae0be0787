// Batched QR by reflectors on the GPU: matrices of up to SMALL rows and columns, in registers.
import type { Queue } from '../runtime/queue.ts';
import { eachRun } from './deviceBatch.gpu.ts';
import type { BatchMat, BatchVec } from './deviceBatch.ts';
import { type DeviceQrSizes, enqueueQrSmall } from './qrSmall.gpu.ts';

/** A = Q R: A(b) becomes R and the reflectors as LAPACK's geqrf has them, vector b of tau their min(m, n) scales. */
export interface DeviceGeqrfBatch extends DeviceQrSizes {
  readonly A: BatchMat;
  readonly tau: BatchVec;
}

/** Enqueues A = Q R for every matrix of the batch. */
export function enqueueGeqrfBatch(queue: Queue, f: DeviceGeqrfBatch): void {
  const { m, n, A, tau } = f;
  eachRun(queue, { ...f, nrhs: 0 }, { A, ipiv: tau }, { A: [m, n], B: [0, 0], C: [0, 0] }, (run) => {
    enqueueQrSmall(queue, run, { A, tau }, f.force);
  });
}
