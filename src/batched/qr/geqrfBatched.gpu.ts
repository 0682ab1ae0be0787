// Batched QR by reflectors on the GPU: small matrices in registers, several to a workgroup; larger ones by a workgroup each
// (qrLarge.gpu.ts).

import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { BatchMat, BatchVec } from '../deviceBatch.ts';
import { SMALL } from '../deviceBatch.ts';
import { enqueueLargeGeqrf } from './qrLarge.gpu.ts';
import { type DeviceQrSizes, enqueueQrSmall, qrBatchOf } from './qrSmall.gpu.ts';
import { tauOf } from './reflectCall.gpu.ts';

/** A = Q R: A(b) becomes R and the reflectors as LAPACK's geqrf has them, vector b of tau their min(m, n) scales. */
export interface DeviceGeqrfBatch extends DeviceQrSizes {
  readonly A: BatchMat;
  readonly tau: BatchVec;
}

/** Enqueues A = Q R for every matrix of the batch. */
export function enqueueGeqrfBatch(queue: Queue, f: DeviceGeqrfBatch): void {
  const { m, n, A, tau, force } = f;
  eachRun(queue, qrBatchOf(f), { A, ipiv: tau }, { A: [m, n], B: [0, 0], C: [0, 0] }, (run) => {
    if (Math.max(run.m, run.n) > SMALL) enqueueLargeGeqrf(queue, run, { A, tau, force });
    else enqueueQrSmall(queue, run, { A, tau }, force);
  });
}

export function geqrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGeqrfBatch(queue, { ...of.batch, A: of.mat('A'), tau: tauOf(a) });
}
