// Inverse p-th roots of the matrices of a batch on the GPU: small ones in one dispatch, larger ones by products of the whole batch.

import type { Ptr } from '../../core/matrix.ts';
import { MOST_STEPS, POWER_STEPS } from '../../core/matrixFunctions.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { DeviceIterationBatch } from './functionBatch.ts';
import { enqueueInvrootProducts } from './rootProducts.gpu.ts';
import { enqueueSquare, stepParams, withReports } from './squares.gpu.ts';
import { rootNewton } from './squares.kernels.ts';

/** C := (A + epsilon lambda I)^(-1/p), lambda being the largest eigenvalue of A. */
export interface DeviceInvrootBatch extends DeviceIterationBatch {
  readonly p: number;
  readonly epsilon: number;
}

/** Enqueues C := A^(-1/p) for every matrix of the batch. */
export function enqueueInvrootBatch(queue: Queue, f: DeviceInvrootBatch): void {
  const { n, A, C, p, epsilon } = f;
  withReports(queue, f, (own) => {
    const root = { degree: p, epsilon, most: MOST_STEPS.s, powerSteps: POWER_STEPS };
    const params = { ...stepParams(own), ...root };
    const reports = { iter: own.iter.data, error: own.error.data };
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
      if (!enqueueSquare(queue, rootNewton, run, own, reports, params)) enqueueInvrootProducts(queue, run, own, root);
    });
  });
}

export function invrootBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const list = (pointer: unknown): DeviceMat | undefined =>
    pointer === undefined ? undefined : deviceMat(pointer as Ptr<'i'>, 1);
  const steps = { iter: list(a.iter), error: list(a.error) };
  const root = { p: a.p as number, epsilon: a.epsilon as number };
  enqueueInvrootBatch(queue, { ...of.batch, ...of.reports, ...steps, ...root, A: of.mat('A'), C: of.mat('C') });
}
