// Batched QR with column pivoting on the GPU: matrices that a workgroup holds in registers, many in one dispatch.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type BatchVec, batchParams, type Sizes } from '../deviceBatch.ts';
import { fitsQp3, pickQp3Shape, qp3Group, qp3Tuning } from '../large/geqp3.kernels.ts';
import { eachFittingRun, groupLimits } from '../large/geqp3Runs.gpu.ts';

/** A P = Q R: A(b) becomes R and the reflectors as LAPACK's geqp3 has them, column b of tau their min(m, n) scales. */
export interface DeviceGeqp3Batch {
  readonly m: number;
  readonly n: number;
  readonly count: number;
  /** With sizes every problem has its own, and m and n are not read. */
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  /** Marks of fixed columns, then the permutation. */
  readonly jpvt: BatchVec;
  readonly tau: BatchMat;
  /** Name of a variant in large/geqp3.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}

/** Enqueues A P = Q R for the problems that fit, and returns the numbers of the others. */
export function enqueueGeqp3Batch(queue: Queue, f: DeviceGeqp3Batch): readonly number[] {
  const { m, n, A, jpvt, tau, force } = f;
  const limits = groupLimits(queue);
  const operands = { A, B: tau, ipiv: jpvt };
  const shapes = { A: [m, n], B: [Math.min(m, n), 1], C: [0, 0] } as const;
  const fits = (rows: number, columns: number): boolean => fitsQp3(rows, columns, limits);
  return eachFittingRun(queue, { ...f, nrhs: 0 }, operands, shapes, fits, (run) => {
    const { choice: shape } = pickQp3Shape(run.m, run.n, limits, force);
    const tuning = qp3Tuning(shape, {
      LISTED: Number(run.records !== undefined),
      CARRY: 0,
      B_IN_A: Number(A.data === tau.data),
    });
    const buffers: Record<string, DeviceBuffer> = { A: A.data, B: tau.data, jpvt: jpvt.data };
    if (run.records !== undefined) buffers.records = run.records;
    const params = { ...batchParams(run, operands, {}), fromB: 0, stores: 1, pitch: 0 };
    queue.launch(qp3Group, tuning, buffers, params, [Math.ceil(run.count / shape.GROUP), 1, 1]);
  });
}
