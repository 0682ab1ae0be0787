// Batched QR with Q itself on the GPU: matrices of up to SMALL rows and columns, in registers, one dispatch for Q and R.
import type { Queue } from '../runtime/queue.ts';
import { eachRun } from './deviceBatch.gpu.ts';
import type { BatchMat } from './deviceBatch.ts';
import { type DeviceQrSizes, enqueueQrSmall } from './qrSmall.gpu.ts';

/** A = Q R with k = min(m, n): Q is m x k, R is k x n with zeros below its diagonal. The three share no element; A is only read. */
export interface DeviceQrBatch extends DeviceQrSizes {
  readonly A: BatchMat;
  readonly Q: BatchMat;
  readonly R: BatchMat;
}

/** Enqueues A = Q R for every matrix of the batch. */
export function enqueueQrBatch(queue: Queue, f: DeviceQrBatch): void {
  const { m, n, A, Q, R } = f;
  const order = Math.min(m, n);
  eachRun(queue, { ...f, nrhs: 0 }, { A, B: R, C: Q }, { A: [m, n], B: [order, n], C: [m, order] }, (run) => {
    enqueueQrSmall(queue, run, { A, Q, R }, f.force);
  });
}
