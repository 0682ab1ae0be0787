// Pseudoinverses of a batch on the GPU, from singular value decompositions: of A = U S V^H it is V S^+ U^H.
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import { type BatchMat, type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import { listFrom, matsFrom } from '../partOfBatch.ts';
import { pinvProduct, pinvVariants, TILE } from './pinv.kernels.ts';
import { eachSingularPart, type SingularBatch, type SingularPart } from './singularParts.gpu.ts';
import { enqueueRanks, thresholdOf } from './singularRanks.gpu.ts';
import { NAN_BITS } from './svd.kernels.ts';

/** X := A^+ for m x n matrices A, which are only read. */
export interface DevicePinvBatch extends SingularBatch {
  readonly X: BatchMat;
  /** Values up to rcond times the largest count as zero; negative: eps max(m, n). */
  readonly rcond: number;
  /** One integer per problem, one behind the other. */
  readonly rank?: DeviceMat | undefined;
}

/** Enqueues X := A^+ for every matrix of the batch, all of which fit. */
export function enqueuePinvBatch(queue: Queue, f: DevicePinvBatch): void {
  eachSingularPart(queue, f, true, (own, part) => {
    const { first, count } = part;
    const X = matsFrom(f.X, first, count);
    const shapes = { A: [f.m, f.n], B: [0, 0], C: [f.n, f.m] } as const;
    eachRun(queue, { ...own, nrhs: 0 }, { A: own.A, C: X }, shapes, (run) => {
      enqueueProduct(queue, run, { ...own, X }, part);
    });
    if (f.rank !== undefined) enqueueRanks(queue, { ...own, rank: listFrom(f.rank, first) }, part);
  });
}

function enqueueProduct(queue: Queue, run: BatchRun, f: DevicePinvBatch, { S, U, V }: SingularPart): void {
  const { A, X, info, rcond } = f;
  const tilesDown = Math.max(1, Math.ceil(run.n / TILE));
  const params = {
    ...batchParams(run, { A, C: X }, f),
    ...{ tilesDown, ldU: U!.cs, strideU: U!.stride, ldV: V!.cs, strideV: V!.stride, strideS: S.stride },
    ...{ ...thresholdOf(rcond), noNumber: NAN_BITS },
  };
  const buffers = { X: X.data, left: U!.data, right: V!.data, S: S.data, info: info.data, ...recordsOf(run) };
  const tuning = pinvVariants.of(X.data.type, { LISTED: isListed(run) });
  const tiles = tilesDown * Math.max(1, Math.ceil(run.m / TILE));
  queue.launch(pinvProduct, tuning, buffers, params, [run.count, tiles, 1]);
}

export function pinvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const rank = a.rank === undefined ? undefined : deviceMat(a.rank as Ptr<'i'>, 1);
  const rcond = a.rcond as number;
  enqueuePinvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), X: of.mat('X'), rcond, rank });
}
