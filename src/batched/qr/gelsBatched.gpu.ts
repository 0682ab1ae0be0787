// Batched least squares on the GPU: small problems factored and solved in registers, in one dispatch; larger ones in workspace.
import { enqueueCopy } from '../../blas1/copy.gpu.ts';
import type { Integers } from '../../core/batchForms.ts';
import { isComplex } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { startsOf } from '../../core/starts.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, withOwnReports } from '../deviceBatch.gpu.ts';
import {
  type BatchMat,
  type BatchRun,
  type BatchVec,
  type Reports,
  raggedRecords,
  type Sizes,
} from '../deviceBatch.ts';
import { enqueueLargeGels } from './gelsLarge.gpu.ts';
import { enqueueGelsSmall } from './gelsSmall.gpu.ts';
import { fitsGelsSmall, MOST_SIDES, paddedTall } from './gelsSmall.kernels.ts';

/**
 * min ||b - op(A) x||, or the x of least norm with op(A) x = b, for every column b of B, max(m, n) x nrhs. A is only read, and may have
 * stride 0.
 */
export interface DeviceGelsBatch extends Reports {
  /** op(A) = A^H */
  readonly transposed: boolean;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly count: number;
  /** With sizes m, n and nrhs are not read. */
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  readonly B: BatchMat;
  /** One integer per problem. */
  readonly rank?: DeviceMat | undefined;
  /** The sums of squares of residuals, those of a problem behind those of the one before. */
  readonly rss?: DeviceMat | undefined;
  /** Name of a shape of gels_small, or 'large', for tests and tuning. */
  readonly force?: string | undefined;
}

/** Of problems that are computed together: their runs are all of least squares, or all of least norms. */
export interface GelsRun extends Omit<DeviceGelsBatch, 'rss'> {
  readonly minimizes: boolean;
  readonly rss?: BatchVec | undefined;
}

/** Whether problems of these sizes are computed in registers: of real numbers. */
const isSmall = (m: number, n: number, { A, force }: DeviceGelsBatch): boolean =>
  force !== 'large' && !isComplex(A.data.type) && fitsGelsSmall(m, n);

/** Enqueues the solutions of every problem of the batch. */
export function enqueueGelsBatch(queue: Queue, g: DeviceGelsBatch): void {
  eachGelsRun(queue, g, isSmall, (run, f, small) =>
    small ? enqueueGelsSmall(queue, run, f) : enqueueLargeGels(queue, run, f),
  );
}

/** Calls `solve` for the runs of a batch, problems that `fits` calls small apart from the others. */
export function eachGelsRun(
  queue: Queue,
  g: DeviceGelsBatch,
  fits: (m: number, n: number, g: DeviceGelsBatch) => boolean,
  solve: (run: BatchRun, f: GelsRun, small: boolean) => void,
): void {
  const { transposed, m, n, nrhs, count, sizes, A, B } = g;
  if (count === 0) return;
  withOwnResults(queue, g, (own) => {
    const rss: BatchVec | undefined = own.rss && {
      data: own.rss.data,
      off: own.rss.off,
      stride: nrhs,
      places: sizes?.nrhs && startsOf(sizes.nrhs),
    };
    const operands = { A, B, ipiv: rss };
    const launch = (run: BatchRun, rows: number, columns: number, small: boolean): void => {
      const minimizes = rows >= columns !== transposed;
      solve(run, { ...own, rss, minimizes, rank: own.rank }, small);
    };
    if (sizes === undefined) {
      const small = fits(m, n, g) && (nrhs <= MOST_SIDES || m === 0 || n === 0);
      const shapes = { A: [m, n], B: [Math.max(m, n), nrhs], C: [0, 0] } as const;
      eachRun(queue, { m, n, nrhs, count }, operands, shapes, (run) => launch(run, m, n, small));
      return;
    }
    const { words, runs } = raggedRecords(sizes, count, operands, (rows, columns) =>
      classOf(rows, columns, fits(rows, columns, g)),
    );
    const records = queue.context.upload('i', new Int32Array(words.buffer));
    for (const run of runs) {
      const [rows, columns] = run.shapes!;
      launch({ ...run, records }, rows!, columns!, fits(rows!, columns!, g));
    }
    records.dispose();
  });
}

/** Larger problems that run together: steps keep padding low without launches for every size. */
const stepped = (size: number): number => {
  const step = size <= 32 ? 8 : size <= 128 ? 16 : size <= 512 ? 64 : 256;
  return Math.ceil(size / step) * step;
};

/**
 * A number for problems that run together: of those in registers the extents of T must be the same, for how sums are divided depends on
 * them. Wide matrices are apart from tall ones, and both behind each other.
 */
function classOf(m: number, n: number, small: boolean): number {
  const [rows, columns] = small ? paddedTall(m, n) : [stepped(Math.max(m, n)), stepped(Math.min(m, n))];
  return ((rows * 2 ** 20 + columns) * 2 + Number(m < n)) * 2 + Number(small);
}

/**
 * Calls `solve` with results that lie in buffers of their own: WebGPU allows a dispatch only one writable binding of a buffer. What they
 * hold afterwards is copied to where it belongs.
 */
function withOwnResults(queue: Queue, g: DeviceGelsBatch, solve: (g: DeviceGelsBatch) => void): void {
  const { A, B, rank, rss } = g;
  const ranks = rank && { data: rank.data, off: rank.off, stride: 1 };
  withOwnReports(queue, { ...g, ipiv: ranks }, (own) => {
    if (rss === undefined || (rss.data !== A.data && rss.data !== B.data)) {
      solve(own);
      return;
    }
    const length = g.sizes?.nrhs === undefined ? g.count * g.nrhs : sumOf(g.sizes.nrhs);
    const data: DeviceBuffer = queue.context.lease(rss.data.type, Math.max(1, length));
    const leased: DeviceMat = { data, off: 0, ld: 1 };
    // Sums of problems that failed stay as they were.
    if (length > 0) enqueueCopy(queue, length, rss, leased);
    solve({ ...own, rss: leased });
    if (length > 0) enqueueCopy(queue, length, leased, rss);
    data.dispose();
  });
}

function sumOf(list: ArrayLike<number>): number {
  let sum = 0;
  for (let b = 0; b < list.length; b++) sum += list[b]!;
  return sum;
}

export function gelsBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  enqueueGelsBatch(queue, gelsOf(queue, a));
}

/** A checked call. */
export function gelsOf(queue: Queue, a: DeviceBatchCall): DeviceGelsBatch {
  const of = new BatchOnDevice(queue, a);
  const { trans, rank, rss } = a as DeviceBatchCall & { readonly nrhs: number | Integers };
  return {
    ...of.batch,
    ...of.reports,
    transposed: trans !== 'n',
    A: of.mat('A'),
    B: of.mat('B'),
    rank: rank === undefined ? undefined : deviceMat(rank as Ptr<'i'>, 1),
    rss: rss === undefined ? undefined : deviceMat(rss as Ptr<'s'>, 1),
  };
}
