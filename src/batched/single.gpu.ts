// Batches of matrices with more rows than a workgroup has threads: one after the other by the routines for one matrix, each of which keeps
// the GPU busy by itself. A workspace has the matrix in columns, however it lies in the batch.
import { enqueueCopy } from '../blas1/copy.gpu.ts';
import { enqueueLaset } from '../blas3/elements/laset.gpu.ts';
import { enqueueSymmetrize } from '../blas3/elements/symmetrize.gpu.ts';
import { enqueueTrsm } from '../blas3/triangular/trsm.gpu.ts';
import { enqueuePotrf } from '../lapack/cholesky/potrf.gpu.ts';
import { enqueuePotrs } from '../lapack/cholesky/potrs.gpu.ts';
import { DIAGONAL_THREADS, sytrsDiagonal, sytrsDiagonalTuning } from '../lapack/indefinite/sytrs.kernels.ts';
import { enqueueGetrf } from '../lapack/lu/getrf.gpu.ts';
import { enqueueGetrfNopiv } from '../lapack/lu/getrfNopiv.gpu.ts';
import { enqueueGetrs } from '../lapack/lu/getrs.gpu.ts';
import { enqueueGetrsNopiv } from '../lapack/lu/getrsNopiv.gpu.ts';
import { enqueueZeroDiagonal } from '../lapack/triangular/trtrs.gpu.ts';
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  type BatchMat,
  type BatchOperands,
  type BatchRun,
  batchParams,
  type DeviceGetrfBatch,
  type DeviceGetriBatch,
  type DeviceInvBatch,
  type DevicePotrfBatch,
  type DevicePotriBatch,
  type DeviceSytrfNopivBatch,
} from './deviceBatch.ts';
import { enqueueScatter, type GroupSubstitution, type Part, type Reports } from './group.gpu.ts';
import {
  batchGather,
  batchPivots,
  batchReport,
  gatherTunings,
  pivotsTunings,
  reportTunings,
} from './single.kernels.ts';
import { type Sliced, slice } from './slices.gpu.ts';

/** One problem in the workspace: its sizes, and where its matrices and reports are. */
interface Single {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly X: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
}

const listed = ({ records }: BatchRun): 0 | 1 => (records === undefined ? 0 : 1);

/** A loop over the problems of a run, with one workspace for all. */
class Singles<F extends Sliced> {
  private readonly queue: Queue;
  private readonly flags: DeviceBuffer;
  private readonly W: DeviceBuffer;
  private readonly X: DeviceBuffer;
  private readonly ints: readonly DeviceBuffer[];
  private unasked: DeviceBuffer | undefined;

  constructor(queue: Queue, { m, n }: BatchRun, columns: number) {
    const { context } = queue;
    this.queue = queue;
    this.flags = context.lease('i', 1);
    this.W = context.lease('s', m * n);
    this.X = context.lease('s', Math.max(1, n * columns));
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

  /** Operand A or B to the workspace, and the flag of what is not finite in it. */
  gather(one: BatchRun, o: BatchOperands, which: 'A' | 'B', part: Part, to: DeviceMat): void {
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
    };
    this.queue.clear(this.flags.gpu(true), 0, 4);
    const buffers = { X: o[which]!.data, W: to.data, flags: this.flags, ...records(one) };
    const groups = [1, tilesDown * Math.ceil(cols / 32), 1] as const;
    this.queue.launch(batchGather, gatherTunings[listed(one)], buffers, params, groups);
  }

  pivots(one: BatchRun, o: BatchOperands, to: DeviceMat): void {
    const buffers = { ipiv: o.ipiv!.data, pivots: to.data, ...records(one) };
    this.queue.launch(batchPivots, pivotsTunings[listed(one)], buffers, batchParams(one, o, {}), [1, 1, 1]);
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
      ...records(one),
    };
    queue.launch(batchReport, reportTunings[o.ipiv === undefined ? 0 : 1][listed(one)], buffers, params, [1, 1, 1]);
  }

  identity({ n, X }: Single): void {
    enqueueLaset(this.queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: X });
  }
}

const records = ({ records }: BatchRun): { records?: DeviceBuffer } => (records === undefined ? {} : { records });

const packed = (M: DeviceMat) => ({ data: M.data, ld: M.ld, stride: 0 });
const partOf = (uplo: 'l' | 'u'): Part => (uplo === 'l' ? 'lower' : 'upper');

/** What a factorization leaves is written even if it failed, unless NaN is to be. */
const whatever = ({ onFailure }: Reports): boolean => onFailure !== 'nan';

export function enqueueSingleGetrf(queue: Queue, run: BatchRun, f: DeviceGetrfBatch): void {
  const { pivot = true } = f;
  const singles = new Singles<DeviceGetrfBatch>(queue, run, 0);
  singles.each(run, f, (one, own, s) => {
    singles.gather(one, own, 'A', 'all', s.A);
    if (pivot) enqueueGetrf(queue, s);
    else enqueueGetrfNopiv(queue, s);
    singles.report(one, { A: own.A, ipiv: pivot ? own.ipiv : undefined }, own, s);
    enqueueScatter(queue, one, { ...own, from: packed(s.A), part: 'all', always: whatever(own) });
  });
}

export function enqueueSinglePotrf(queue: Queue, run: BatchRun, f: DevicePotrfBatch): void {
  const part = partOf(f.uplo);
  const singles = new Singles<DevicePotrfBatch>(queue, { ...run, m: run.n }, 0);
  singles.each(run, f, (size, own, s) => {
    const one = { ...size, m: size.n };
    singles.gather(one, own, 'A', part, s.A);
    enqueuePotrf(queue, { ...s, uplo: f.uplo });
    singles.report(one, { A: own.A }, own, s);
    enqueueScatter(queue, one, { ...own, from: packed(s.A), part, always: whatever(own) });
  });
}

/** By LU of the whole symmetric matrix without pivoting: its U is D L^T, so that below and on the diagonal there are L and D. */
export function enqueueSingleSytrfNopiv(queue: Queue, run: BatchRun, f: DeviceSytrfNopivBatch): void {
  const singles = new Singles<DeviceSytrfNopivBatch>(queue, { ...run, m: run.n }, 0);
  singles.each(run, f, (size, own, s) => {
    const one = { ...size, m: size.n };
    singles.gather(one, own, 'A', 'lower', s.A);
    enqueueSymmetrize(queue, { uplo: 'l', n: s.n, A: s.A });
    enqueueGetrfNopiv(queue, { ...s, m: s.n });
    singles.report(one, { A: own.A }, own, s);
    enqueueScatter(queue, one, { ...own, from: packed(s.A), part: 'lower', always: whatever(own) });
  });
}

/** B := L^-T D^-1 L^-1 B */
function solveLdl(queue: Queue, { n, nrhs, A, X }: Single): void {
  const triangle = { side: 'l', uplo: 'l', diag: 'u', m: n, n: nrhs, alpha: 1, A, B: X, stable: true } as const;
  const [D, kinds] = [queue.context.lease('s', n), queue.context.lease('i', 2 * n)];
  enqueueTrsm(queue, { ...triangle, trans: 'n' });
  // Blocks of one row, all of them.
  queue.clear(kinds.gpu(true), 0, 8 * n);
  enqueueCopy(queue, n, { ...A, ld: A.ld + 1 }, { data: D, off: 0, ld: 1 });
  const groups = [Math.ceil(n / DIAGONAL_THREADS), nrhs, 1] as const;
  queue.launch(
    sytrsDiagonal,
    sytrsDiagonalTuning,
    { swaps: kinds, D, B: X.data },
    { n, offB: X.off, ldb: X.ld },
    groups,
  );
  enqueueTrsm(queue, { ...triangle, trans: 't' });
  for (const buffer of [D, kinds]) buffer.dispose();
}

/** With the factors of a workspace. */
function solve(queue: Queue, s: Single, factors: GroupSubstitution['factors'], pivots: boolean): void {
  const { n, nrhs, A, X, ipiv } = s;
  const of = { n, nrhs, A, B: X };
  const trans = factors === 'lu-transposed' ? 't' : 'n';
  if (factors === 'ldl') solveLdl(queue, s);
  else if (factors === 'lower' || factors === 'upper')
    enqueuePotrs(queue, { ...of, uplo: factors === 'lower' ? 'l' : 'u' });
  else if (pivots) enqueueGetrs(queue, { ...of, trans, ipiv });
  else enqueueGetrsNopiv(queue, { ...of, trans });
}

type Solution = GroupSubstitution & { readonly count: number };

export function enqueueSingleSolve(queue: Queue, run: BatchRun, f: Solution): void {
  const B = f.B!;
  const singles = new Singles<Solution & { readonly B: BatchMat }>(queue, { ...run, m: run.n }, run.nrhs);
  singles.each({ ...run, m: run.n }, { ...f, B }, (size, own, s) => {
    const one = { ...size, m: size.n };
    if (one.n === 0 || one.nrhs === 0) return;
    singles.gather(one, own, 'A', 'all', s.A);
    singles.gather(one, own, 'B', 'all', s.X);
    if (own.ipiv !== undefined) singles.pivots(one, own, s.ipiv);
    solve(queue, s, f.factors, own.ipiv !== undefined);
    const info = own.info ?? s.info;
    enqueueScatter(queue, one, { ...own, info, from: packed(s.X), part: 'all', always: f.fails === 'never' }, 'B');
  });
}

/** The unit matrix solved with: the inverse to X. */
function invert(
  queue: Queue,
  singles: { identity(s: Single): void },
  s: Single,
  how: GroupSubstitution['factors'],
): void {
  singles.identity(s);
  solve(queue, { ...s, nrhs: s.n }, how, true);
}

export function enqueueSingleGetri(queue: Queue, run: BatchRun, f: DeviceGetriBatch): void {
  const singles = new Singles<DeviceGetriBatch>(queue, { ...run, m: run.n }, run.n);
  singles.each(run, f, (size, own, s) => {
    const one = { ...size, m: size.n };
    singles.gather(one, own, 'A', 'all', s.A);
    singles.pivots(one, own, s.ipiv);
    enqueueZeroDiagonal(queue, s.n, s.A, s.info);
    invert(queue, singles, s, 'lu');
    singles.report(one, { A: own.A }, own, s);
    enqueueScatter(queue, one, { ...own, from: packed(s.X), part: 'all' }, 'C');
  });
}

export function enqueueSinglePotri(queue: Queue, run: BatchRun, f: DevicePotriBatch): void {
  const part = partOf(f.uplo);
  const singles = new Singles<DevicePotriBatch>(queue, { ...run, m: run.n }, run.n);
  singles.each(run, f, (size, own, s) => {
    const one = { ...size, m: size.n };
    singles.gather(one, own, 'A', part, s.A);
    enqueueZeroDiagonal(queue, s.n, s.A, s.info);
    invert(queue, singles, s, part === 'lower' ? 'lower' : 'upper');
    singles.report(one, { A: own.A }, own, s);
    enqueueScatter(queue, one, { ...own, from: packed(s.X), part });
  });
}

export function enqueueSingleInv(queue: Queue, run: BatchRun, f: DeviceInvBatch): void {
  const singles = new Singles<DeviceInvBatch>(queue, { ...run, m: run.n }, run.n);
  singles.each(run, f, (size, own, s) => {
    const one = { ...size, m: size.n };
    singles.gather(one, own, 'A', 'all', s.A);
    enqueueGetrf(queue, { ...s, m: s.n });
    invert(queue, singles, s, 'lu');
    singles.report(one, { A: own.A }, own, s);
    enqueueScatter(queue, one, { ...own, from: packed(s.X), part: 'all' }, 'C');
  });
}
