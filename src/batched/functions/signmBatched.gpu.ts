// Signs of the matrices of a batch on the GPU, each in a workgroup, by one dispatch.

import { fields } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { DeviceIterationBatch } from './functionBatch.ts';
import { enqueueSquare, stepParams, withReports } from './squares.gpu.ts';
import { signNewton } from './squares.kernels.ts';

/** Enqueues C := sign(A) for every matrix of the batch, all of which fit. */
export function enqueueSignmBatch(queue: Queue, f: DeviceIterationBatch): void {
  const { n, A, C } = f;
  withReports(queue, f, (own) => {
    const params = { ...stepParams(own), most: -Math.log2(fields.s.eps) };
    const reports = { iter: own.iter.data, error: own.error.data };
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
      if (!enqueueSquare(queue, signNewton, run, own, reports, params))
        throw new RangeError(`no workgroup of the device holds a matrix of order ${run.n}`);
    });
  });
}

export function signmBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const list = (pointer: unknown): DeviceMat | undefined =>
    pointer === undefined ? undefined : deviceMat(pointer as Ptr<'i'>, 1);
  const steps = { iter: list(a.iter), error: list(a.error) };
  enqueueSignmBatch(queue, { ...of.batch, ...of.reports, ...steps, A: of.mat('A'), C: of.mat('C') });
}
