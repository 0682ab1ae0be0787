// Batched QR by reflectors on the GPU: small matrices in registers, several to a workgroup; larger ones by a workgroup each
// (qrLarge.gpu.ts).

import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { BatchMat, BatchVec } from '../deviceBatch.ts';
import { SMALL } from '../deviceBatch.ts';
import { enqueueLargeGeqrf } from './qrLarge.gpu.ts';
import { type DeviceQrSizes, enqueueQrSmall, qrBatchOf } from './qrSmall.gpu.ts';

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

function tauOf(a: DeviceBatchCall): BatchVec {
  const { buffer, offset: off } = a.tau as Ptr<'s'>;
  const data = buffer as DeviceBuffer;
  const form = formOf(a);
  if (form === 'strided') return { data, off, stride: a.strideTau as number };
  if (form === 'batched') return { data, off, stride: 0, offsets: deviceMat(a.offsetsTau as Ptr<'i'>, 1) };
  return { data, off, stride: 0, places: a.offsetsTau as Integers };
}

export function geqrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGeqrfBatch(queue, { ...of.batch, A: of.mat('A'), tau: tauOf(a) });
}
