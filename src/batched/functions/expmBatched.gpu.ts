// Exponentials of a batch on the GPU: small matrices in one dispatch, larger ones by products of the whole batch.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import { enqueueExpmProducts } from './expmProducts.gpu.ts';
import type { DeviceFunctionBatch } from './functionBatch.ts';
import { enqueueSquare, withReports } from './squares.gpu.ts';
import { expmGroup } from './squares.kernels.ts';

/** Enqueues C := e^A for every matrix of the batch. */
export function enqueueExpmBatch(queue: Queue, f: DeviceFunctionBatch): void {
  const { n, A, C } = f;
  withReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
      if (!enqueueSquare(queue, expmGroup, run, own)) enqueueExpmProducts(queue, run, own);
    });
  });
}

export function expmBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueExpmBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), C: of.mat('C') });
}
