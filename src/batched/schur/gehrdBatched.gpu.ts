// Batched Hessenberg forms on the GPU.
import { limitsOf } from '../../autotune/space.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import { type BatchMat, type BatchVec, batchParams, isListed, recordsOf, type Sizes } from '../deviceBatch.ts';
import { columnOf } from './columns.gpu.ts';
import { gehrdGroup, gehrdVariants, pickDense } from './dense.kernels.ts';

/** A becomes H, with the v's below its subdiagonal; vector b of tau has n - 1 elements. */
export interface DeviceGehrdBatch {
  readonly n: number;
  readonly count: number;
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  readonly tau: BatchVec;
  /** Name of a variant, for tests and tuning. */
  readonly force?: string | undefined;
}

/** Enqueues A = Q H Q^T for every matrix of the batch, of order MOST_ORDER at most. */
export function enqueueGehrdBatch(queue: Queue, f: DeviceGehrdBatch): void {
  const { n, A, tau } = f;
  const batch = { ...f, m: Math.max(0, n - 1), nrhs: 0 };
  eachRun(queue, batch, { A, ipiv: tau }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
    if (run.n === 0) return;
    const shape = pickDense({ ...limitsOf(queue.context.gpu!), n: run.n }, f.force).choice;
    const inA = tau.data === A.data;
    scope(queue, (ws) => {
      const buffers: Record<string, DeviceBuffer> = { A: A.data, ...recordsOf(run) };
      if (!inA) buffers.tau = tau.data;
      if (shape.HELD === 0) buffers.H = ws.take('s', run.count * run.n * run.n);
      const tuning = gehrdVariants.of(undefined, { LISTED: isListed(run), TAU_IN_A: inA }, shape);
      queue.launch(gehrdGroup, tuning, buffers, batchParams(run, { A, ipiv: tau }, {}), [run.count, 1, 1]);
    });
  });
}

export function gehrdBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const { n, count, sizes } = of;
  enqueueGehrdBatch(queue, { n, count, sizes, A: of.mat('A'), tau: columnOf(a, 'tau') });
}
