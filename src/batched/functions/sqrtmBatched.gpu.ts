// Square roots of the matrices of a batch on the GPU: small ones in one dispatch, larger ones by products of the whole batch.

import type { Ptr } from '../../core/matrix.ts';
import { MOST_STEPS } from '../../core/matrixFunctions.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { DeviceIterationBatch } from './functionBatch.ts';
import { enqueueSqrtmProducts } from './rootProducts.gpu.ts';
import { enqueueSquare, stepParams, withReports } from './squares.gpu.ts';
import { rootSchulz } from './squares.kernels.ts';

/** Enqueues C := A^(1/2) for every matrix of the batch. */
export function enqueueSqrtmBatch(queue: Queue, f: DeviceIterationBatch): void {
  const { n, A, C } = f;
  withReports(queue, f, (own) => {
    const params = { ...stepParams(own), most: MOST_STEPS.s };
    const reports = { iter: own.iter.data, error: own.error.data };
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
      if (!enqueueSquare(queue, rootSchulz, run, own, reports, params)) enqueueSqrtmProducts(queue, run, own);
    });
  });
}

export function sqrtmBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const list = (pointer: unknown): DeviceMat | undefined =>
    pointer === undefined ? undefined : deviceMat(pointer as Ptr<'i'>, 1);
  const steps = { iter: list(a.iter), error: list(a.error) };
  enqueueSqrtmBatch(queue, { ...of.batch, ...of.reports, ...steps, A: of.mat('A'), C: of.mat('C') });
}
