// Batched least squares of any rank on the GPU: pivoted QR of A that carries B along, then ranks and solutions, all on the device.

import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { withOwnReports } from '../deviceBatch.gpu.ts';
import {
  type BatchMat,
  type BatchRun,
  type BatchVec,
  batchParams,
  isListed,
  recordsOf,
  type Sizes,
} from '../deviceBatch.ts';
import { permutationsOf } from './geqp3Batched.gpu.ts';
import {
  fitsQp3,
  type GroupLimits,
  gelsySolve,
  pickQp3Shape,
  qp3Group,
  qp3Tuning,
  solveShapeOf,
  solveTuning,
} from './geqp3Batched.kernels.ts';
import { eachFittingRun, groupLimits } from './geqp3Runs.gpu.ts';
import { gelsySingles } from './geqp3Single.gpu.ts';

/** X of least norm that minimizes ||B - A X||: to the first n rows of B, max(m, n) x nrhs. A(b) becomes R and reflectors. */
export interface DeviceGelsyBatch {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly count: number;
  /** With sizes every problem has its own, and m, n and nrhs are not read. */
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  readonly B: BatchMat;
  /** Marks of fixed columns, then the permutation. */
  readonly jpvt: BatchVec;
  readonly rcond: number;
  /** One integer per problem, one behind the other. */
  readonly rank: DeviceMat;
  readonly info: DeviceMat;
  /** Name of a variant of the factorization in geqp3Batched.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}

/** The most columns of B that a workgroup can carry beside n of A: all, or half of them, or a quarter, ... */
function carried(m: number, n: number, nrhs: number, limits: GroupLimits): number {
  let width = Math.max(1, nrhs);
  while (width > 1 && !fitsQp3(m, n + width, limits)) width = Math.ceil(width / 2);
  return width;
}

/** Enqueues the problems that fit, and returns the numbers of the others. */
export function enqueueGelsyBatch(queue: Queue, f: DeviceGelsyBatch): readonly number[] {
  const { m, n, nrhs, count, A, B, jpvt, rank, info } = f;
  const limits = groupLimits(queue, A.data.type as SingleType);
  const shapes = { A: [m, n], B: [Math.max(m, n), nrhs], C: [0, 0] } as const;
  const fits = (rows: number, columns: number): boolean =>
    fitsQp3(rows, columns + 1, limits) && solveShapeOf(Math.min(rows, columns), columns, limits) !== undefined;
  let others: readonly number[] = [];
  // The kernels write the ranks where others write flags.
  withOwnReports(queue, { count, info, nonfinite: rank, ipiv: jpvt }, (own) => {
    others = eachFittingRun(queue, f, { A, B, ipiv: jpvt }, shapes, fits, (run) => {
      solve(queue, run, { ...f, info: own.info, rank: own.nonfinite! }, limits);
    });
  });
  return others;
}

function solve(queue: Queue, run: BatchRun, f: DeviceGelsyBatch, limits: GroupLimits): void {
  const { A, B, jpvt, rank, info, rcond } = f;
  const flags = { LISTED: Number(isListed(run)), B_IN_A: Number(A.data === B.data) };
  const pitch = 1 + run.nrhs;
  const scales = queue.context.lease('i', run.count * pitch);
  const buffers: Record<string, DeviceBuffer> = { A: A.data, B: B.data, jpvt: jpvt.data, scales, ...recordsOf(run) };
  const params = batchParams(run, { A, B, ipiv: jpvt }, { info, nonfinite: rank });

  const { choice: shape } = pickQp3Shape(run.m, run.n + carried(run.m, run.n, run.nrhs, limits), limits, f.force);
  const width = Math.max(1, shape.COLS - run.n);
  const groups = Math.ceil(run.count / shape.GROUP);
  // What is factored several times, once for every `width` columns of B, is stored the last time.
  for (let fromB = 0; fromB === 0 || fromB < run.nrhs; fromB += width) {
    const own = { ...params, fromB, stores: Number(fromB + width >= run.nrhs), pitch };
    queue.launch(qp3Group, qp3Tuning(shape, { ...flags, CARRY: 1 }, limits.type), buffers, own, [groups, 1, 1]);
  }

  const solver = solveShapeOf(Math.min(run.m, run.n), run.n, limits)!;
  const lists = { ...buffers, info: info.data, rank: rank.data };
  const own = { ...params, pitch, rcond, noNumber: 0x7fc00000 };
  queue.launch(gelsySolve, solveTuning(solver, flags, limits.type), lists, own, [
    Math.ceil(run.count / solver.GROUP),
    1,
    1,
  ]);
  scales.dispose();
}

export function gelsyBatchedGpu(queue: Queue, a: DeviceBatchCall): void | Promise<void> {
  const of = new BatchOnDevice(queue, a);
  const others = enqueueGelsyBatch(queue, {
    ...of.batch,
    A: of.mat('A'),
    B: of.mat('B'),
    jpvt: permutationsOf(a),
    rcond: a.rcond as number,
    rank: deviceMat(a.rank as Ptr<'i'>, 1),
    info: deviceMat(a.info as Ptr<'i'>, 1),
  });
  return others.length === 0 ? undefined : gelsySingles(queue, a, others);
}
