// Batched QR with Q itself on the GPU: small matrices in registers, one dispatch for Q and R; larger ones by qrLarge.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { BatchMat } from '../deviceBatch.ts';
import { SMALL } from '../deviceBatch.ts';
import { enqueueLargeQr } from './qrLarge.gpu.ts';
import { type DeviceQrSizes, enqueueQrSmall, qrBatchOf } from './qrSmall.gpu.ts';

/** A = Q R with k = min(m, n): Q is m x k, R is k x n with zeros below its diagonal. The three share no element; A is only read. */
export interface DeviceQrBatch extends DeviceQrSizes {
  readonly A: BatchMat;
  readonly Q: BatchMat;
  readonly R: BatchMat;
}

/** Enqueues A = Q R for every matrix of the batch. */
export function enqueueQrBatch(queue: Queue, f: DeviceQrBatch): void {
  const { m, n, A, Q, R, force } = f;
  const order = Math.min(m, n);
  eachRun(queue, qrBatchOf(f), { A, B: R, C: Q }, { A: [m, n], B: [order, n], C: [m, order] }, (run) => {
    if (Math.max(run.m, run.n) > SMALL) enqueueLargeQr(queue, run, { A, Q, R, force });
    else enqueueQrSmall(queue, run, { A, Q, R }, force);
  });
}

export function qrBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueQrBatch(queue, { ...of.batch, A: of.mat('A'), Q: of.mat('Q'), R: of.mat('R') });
}
