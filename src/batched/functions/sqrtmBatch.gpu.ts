// Square roots of the matrices of a batch on the GPU: small ones in one dispatch, larger ones by products of the whole batch.
import { MOST_STEPS } from '../../core/matrixFunctions.ts';
import type { Queue } from '../../runtime/queue.ts';
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
