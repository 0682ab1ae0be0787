// Batched QR with column pivoting on the GPU: matrices that a workgroup holds in registers, many in one dispatch.

import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchMat, type BatchVec, batchParams, isListed, recordsOf, type Sizes } from '../deviceBatch.ts';
import { fitsQp3, pickQp3Shape, qp3Group, qp3Tuning } from './geqp3Batched.kernels.ts';
import { eachFittingRun, groupLimits } from './geqp3Runs.gpu.ts';
import { geqp3Singles } from './geqp3Single.gpu.ts';

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
  /** Name of a variant in geqp3Batched.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}

/** Enqueues A P = Q R for the problems that fit, and returns the numbers of the others. */
export function enqueueGeqp3Batch(queue: Queue, f: DeviceGeqp3Batch): readonly number[] {
  const { m, n, A, jpvt, tau, force } = f;
  const type = A.data.type as SingleType;
  const limits = groupLimits(queue, type);
  const operands = { A, B: tau, ipiv: jpvt };
  const shapes = { A: [m, n], B: [Math.min(m, n), 1], C: [0, 0] } as const;
  const fits = (rows: number, columns: number): boolean => fitsQp3(rows, columns, limits);
  return eachFittingRun(queue, { ...f, nrhs: 0 }, operands, shapes, fits, (run) => {
    const { choice: shape } = pickQp3Shape(run.m, run.n, limits, force);
    const flags = { LISTED: Number(isListed(run)), CARRY: 0, B_IN_A: Number(A.data === tau.data) };
    const tuning = qp3Tuning(shape, flags, type);
    const buffers: Record<string, DeviceBuffer> = { A: A.data, B: tau.data, jpvt: jpvt.data, ...recordsOf(run) };
    const params = { ...batchParams(run, operands, {}), fromB: 0, stores: 1, pitch: 0 };
    queue.launch(qp3Group, tuning, buffers, params, [Math.ceil(run.count / shape.GROUP), 1, 1]);
  });
}

/** The permutations. */
export function permutationsOf(a: DeviceBatchCall): BatchVec {
  const { buffer, offset: off } = a.jpvt as Ptr<'i'>;
  const data = buffer as DeviceBuffer;
  const places = a.offsetsJpvt as Integers | undefined;
  return places === undefined ? { data, off, stride: a.strideJpvt as number } : { data, off, stride: 0, places };
}

/** Those of a problem as a column, whatever the order of storage. */
function tauOf(a: DeviceBatchCall, count: number): BatchMat {
  const { buffer, offset: off } = a.tau as Ptr<'s'>;
  const column = { data: buffer as DeviceBuffer, off, rs: 1, cs: 0 };
  const form = formOf(a);
  if (form === 'strided') return { ...column, stride: a.strideTau as number };
  if (form === 'batched') return { ...column, stride: 0, offsets: deviceMat(a.offsetsTau as Ptr<'i'>, 1) };
  return { ...column, stride: 0, places: { offsets: a.offsetsTau as Integers, lds: new Int32Array(count) } };
}

export function geqp3BatchedGpu(queue: Queue, a: DeviceBatchCall): void | Promise<void> {
  const of = new BatchOnDevice(queue, a);
  const others = enqueueGeqp3Batch(queue, {
    ...of.batch,
    A: of.mat('A'),
    jpvt: permutationsOf(a),
    tau: tauOf(a, of.count),
  });
  return others.length === 0 ? undefined : geqp3Singles(queue, a, others);
}
