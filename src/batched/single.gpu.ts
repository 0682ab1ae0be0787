// Batches of matrices with more rows than a workgroup has threads: one after the other by the routines for one matrix, each of which keeps
// the GPU busy by itself. A workspace has the matrix in columns, however it lies in the batch.
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  type BatchMat,
  type BatchOperands,
  type BatchRun,
  batchParams,
  isListed,
  type Reports,
  recordsOf,
} from './deviceBatch.ts';
import { enqueueScatter, type Packed, type Part } from './group.gpu.ts';
import {
  batchGather,
  batchPivots,
  batchReport,
  gatherVariants,
  pivotVariants,
  reportVariants,
} from './single.kernels.ts';
import { type Sliced, slice } from './slices.gpu.ts';

/** One problem in the workspace: its sizes, and where its matrices and reports are. */
export interface Single {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly X: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
}

/** A loop over the problems of a run, with one workspace for all. */
export class Singles<F extends Sliced> {
  private readonly queue: Queue;
  private readonly flags: DeviceBuffer;
  private readonly W: DeviceBuffer;
  private readonly X: DeviceBuffer;
  private readonly ints: readonly DeviceBuffer[];
  private unasked: DeviceBuffer | undefined;

  /** For the problems of a run, whose matrices are of A's type. */
  constructor(queue: Queue, { m, n }: BatchRun, { data: { type } }: BatchMat, columns: number) {
    const { context } = queue;
    this.queue = queue;
    this.flags = context.lease('i', 1);
    this.W = context.lease(type, m * n);
    this.X = context.lease(type, Math.max(1, n * columns));
    this.ints = [context.lease('i', Math.min(m, n)), context.lease('i', 1)];
  }

  each(run: BatchRun, f: F, work: (one: BatchRun, own: F, s: Single) => void): void {
    const [ipiv, info] = this.ints.map((data) => ({ data, off: 0, ld: 1 })) as [DeviceMat, DeviceMat];
    for (let z = 0; z < run.count; z++) {
      const [part, own] = slice(run, f, z, 1);
      const [m, n, nrhs] = part.shapes ?? [run.m, run.n, run.nrhs];
      const one = { ...part, m: m!, n: n!, nrhs: nrhs! };
      const A = { data: this.W, off: 0, ld: Math.max(1, one.m) };
      const X = { data: this.X, off: 0, ld: Math.max(1, one.n) };
      work(one, own, { ...one, A, X, ipiv, info });
    }
    for (const buffer of [this.flags, this.W, this.X, ...this.ints, this.unasked]) buffer?.dispose();
  }

  /**
   * Operand A or B to the workspace, and the flag of what is not finite in it. A triangle is that of a Hermitian matrix, unless it is said
   * to be symmetric.
   */
  gather(one: BatchRun, o: BatchOperands, which: 'A' | 'B', part: Part, to: DeviceMat, isSymmetric = false): void {
    const [rows, cols] = which === 'A' ? [one.m, one.n] : [one.n, one.nrhs];
    if (rows === 0 || cols === 0) return;
    const tilesDown = Math.ceil(rows / 32);
    const params = {
      ...batchParams(one, o, {}),
      operand: which === 'A' ? 0 : 1,
      part: ['all', 'lower', 'upper'].indexOf(part),
      tilesDown,
      ldW: to.ld,
      strideW: 0,
      realDiagonal: Number(part !== 'all' && !isSymmetric),
    };
    this.queue.clear(this.flags.gpu(true), 0, 4);
    const buffers = { X: o[which]!.data, W: to.data, flags: this.flags, ...recordsOf(one) };
    const groups = [1, tilesDown * Math.ceil(cols / 32), 1] as const;
    this.queue.launch(batchGather, gatherVariants.of(to.data.type, { LISTED: isListed(one) }), buffers, params, groups);
  }

  pivots(one: BatchRun, o: BatchOperands, to: DeviceMat): void {
    const buffers = { ipiv: o.ipiv!.data, pivots: to.data, ...recordsOf(one) };
    this.queue.launch(
      batchPivots,
      pivotVariants.of(undefined, { LISTED: isListed(one) }),
      buffers,
      batchParams(one, o, {}),
      [1, 1, 1],
    );
  }

  /** What was found of the problem, and its pivots if the batch has a place for them. */
  report(one: BatchRun, o: BatchOperands, r: Reports, s: Single): void {
    const { queue } = this;
    // Flags that nobody asked for have a place all the same.
    if (r.nonfinite === undefined) this.unasked ??= queue.context.lease('i', r.info.data.length);
    const nonfinite = r.nonfinite ?? { data: this.unasked!, off: r.info.off, ld: 1 };
    const params = batchParams(one, o, { ...r, nonfinite });
    const buffers = {
      found: s.info.data,
      flags: this.flags,
      info: r.info.data,
      nonfinite: nonfinite.data,
      pivots: s.ipiv.data,
      ...(o.ipiv === undefined ? {} : { ipiv: o.ipiv.data }),
      ...recordsOf(one),
    };
    const tuning = reportVariants.of(undefined, { LISTED: isListed(one), PIVOTS: o.ipiv !== undefined });
    queue.launch(batchReport, tuning, buffers, params, [1, 1, 1]);
  }
}

/** A workspace's matrix, to be put back. */
export const packed = (M: DeviceMat): Packed => ({ data: M.data, ld: M.ld, stride: 0 });

type Factored = Sliced & Reports & { readonly A: BatchMat };

/** Factors the matrices, of which `part` is used and overwritten. What a failed one leaves is written too, unless NaN is to be. */
export function enqueueSingleFactors<F extends Factored>(
  queue: Queue,
  run: BatchRun,
  f: F,
  part: Part,
  factor: (s: Single) => void,
  isSymmetric = false,
): void {
  const singles = new Singles<F>(queue, run, f.A, 0);
  singles.each(run, f, (one, own, s) => {
    singles.gather(one, own, 'A', part, s.A, isSymmetric);
    factor(s);
    singles.report(one, own, own, s);
    const always = own.onFailure !== 'nan';
    enqueueScatter(queue, one, { ...own, from: packed(s.A), part, always, isSymmetric });
  });
}
