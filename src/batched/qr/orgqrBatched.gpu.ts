// Batched ORGQR on the GPU, as other routines build on it.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchMat, BatchVec, Sizes } from '../deviceBatch.ts';
import { enqueueReflectBatch } from './reflectBatch.gpu.ts';
import { reflectorsOf } from './reflectCall.gpu.ts';

/** A := the first n columns of Q = H(0) ... H(k-1), k <= n <= m. */
export interface DeviceOrgqrBatch {
  readonly m: number;
  readonly n: number;
  /** With sizes at least the largest of nrhs, which is the k of each problem. */
  readonly k: number;
  readonly count: number;
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  readonly tau: BatchVec;
  /** Name of a shape in reflect.kernels.ts, or 'single'. */
  readonly force?: string | undefined;
}

/** Enqueues A := Q for every matrix of the batch, in place. */
export function enqueueOrgqrBatch(queue: Queue, f: DeviceOrgqrBatch): void {
  const { A, k } = f;
  enqueueReflectBatch(queue, { ...f, V: A, C: A, trans: false, first: 0, last: k, identity: true });
}

export function orgqrBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const { k, ks, tau } = reflectorsOf(a);
  const sizes = of.sizes === undefined ? undefined : { ...of.sizes, nrhs: ks! };
  enqueueOrgqrBatch(queue, { ...of.batch, sizes, k, A: of.mat('A'), tau });
}
