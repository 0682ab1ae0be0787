// Polar decompositions of a batch on the GPU, from singular value decompositions: of A = X S Y^H they are U = X Y^H and H = Y S Y^H.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import {
  type BatchMat,
  type BatchRun,
  batchParams,
  isListed,
  type List,
  type Reports,
  recordsOf,
  type Sizes,
} from '../deviceBatch.ts';
import { listFrom, matsFrom, sizesFrom } from '../partOfBatch.ts';
import { enqueueSvdBatch } from '../svd/svdBatch.gpu.ts';
import { polarProduct, polarVariants, TILE } from './polar.kernels.ts';

/** A = U H of m x n matrices, m >= n; A becomes U. */
export interface DevicePolarBatch extends Reports {
  readonly m: number;
  readonly n: number;
  readonly count: number;
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  readonly H: BatchMat;
}

/** Elements of workspace at most: more would not make the GPU any busier. */
const WORKSPACE = 2 ** 26;

const largest = (list: List): number =>
  Array.prototype.reduce.call(list, (x, y) => Math.max(x as number, y), 0) as number;

/** Enqueues A = U H for every matrix of the batch, all of which fit. */
export function enqueuePolarBatch(queue: Queue, f: DevicePolarBatch): void {
  const { count, sizes } = f;
  const m = sizes === undefined ? f.m : largest(sizes.m!);
  const n = sizes === undefined ? f.n : largest(sizes.n);
  const most = Math.min(WORKSPACE, queue.context.gpu!.bindingBytes / 16);
  const size = Math.max(1, Math.min(count, Math.floor(most / Math.max(1, m * n))));
  for (let first = 0; first < count; first += size) {
    const own = Math.min(size, count - first);
    enqueuePart(queue, { ...f, ...partOf(f, first, own), count: own }, m, n);
  }
}

const partOf = ({ sizes, A, H, info, nonfinite }: DevicePolarBatch, first: number, count: number) => ({
  sizes: sizesFrom(sizes, first, count),
  A: matsFrom(A, first, count),
  H: matsFrom(H, first, count),
  info: listFrom(info, first),
  nonfinite: nonfinite && listFrom(nonfinite, first),
});

/** Factors of a part: matrices of at most m x n. */
function enqueuePart(queue: Queue, f: DevicePolarBatch, m: number, n: number): void {
  const { count, sizes, A, H } = f;
  scope(queue, (ws) => {
    const packed = (rows: number): BatchMat => ({
      data: ws.like(A, Math.max(1, rows * n * count)),
      ...{ off: 0, rs: 1, cs: Math.max(1, rows), stride: rows * n },
    });
    const [X, Y] = [packed(m), packed(n)];
    const S = { data: ws.take('s', Math.max(1, n * count)), off: 0, stride: n };
    enqueueSvdBatch(queue, {
      ...f,
      values: f.n,
      sizes: sizes && { ...sizes, nrhs: sizes.n },
      S,
      U: { X, columns: 's' },
      V: { X: Y, columns: 's' },
    });
    const shapes = { A: [f.m, f.n], B: [0, 0], C: [f.n, f.n] } as const;
    eachRun(queue, { ...f, nrhs: 0 }, { A, C: H }, shapes, (run) => {
      enqueueProduct(queue, run, f, { X, Y });
      enqueueProduct(queue, run, f, { S: S.data, Y });
    });
  });
}

/** U = X Y^H, or H = Y S Y^H. */
function enqueueProduct(
  queue: Queue,
  run: BatchRun,
  f: DevicePolarBatch,
  { X, S, Y }: { readonly X?: BatchMat; readonly S?: DeviceBuffer; readonly Y: BatchMat },
): void {
  const { A, H, info } = f;
  const tilesDown = Math.max(1, Math.ceil((X === undefined ? run.n : run.m) / TILE));
  const params = {
    ...batchParams(run, { A, C: H }, f),
    ...{ tilesDown, ldX: X?.cs ?? 0, strideX: X?.stride ?? 0, ldY: Y.cs, strideY: Y.stride },
  };
  const buffers = {
    D: X === undefined ? H.data : A.data,
    Y: Y.data,
    ...(X === undefined ? { S: S! } : { X: X.data, info: info.data }),
    ...recordsOf(run),
  };
  const tuning = polarVariants.of(Y.data.type, { LISTED: isListed(run), WEIGHTED: X === undefined });
  queue.launch(polarProduct, tuning, buffers, params, [run.count, tilesDown * Math.max(1, Math.ceil(run.n / TILE)), 1]);
}

export function polarBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePolarBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), H: of.mat('H') });
}
