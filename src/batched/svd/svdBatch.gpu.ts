// Singular value decompositions of a batch on the GPU by one-sided Jacobi iteration, of many columns by eigenproblems: of the matrices
// themselves, or, where they are taller, of R in A = Q R.
import { limitsOf } from '../../autotune/space.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { withOwnReports } from '../deviceBatch.gpu.ts';
import {
  type BatchOperands,
  type BatchRun,
  batchParams,
  isListed,
  RECORD,
  type Reports,
  recordsOf,
} from '../deviceBatch.ts';
import type { Packed } from '../group.gpu.ts';
import { enqueueLargeGeqrf } from '../qr/qrLarge.gpu.ts';
import { leasePacked, packedMat, packedVec } from '../qr/qrWork.gpu.ts';
import { enqueueReflect } from '../qr/reflectBatch.gpu.ts';
import { batchGather, gatherVariants } from '../single.kernels.ts';
import { eachSlice } from '../slices.gpu.ts';
import {
  completeTiles,
  completeVariants,
  jacobiExtent,
  jacobiTuning,
  NAN_BITS,
  pickJacobi,
  RECORD_THREADS,
  REPORT_THREADS,
  recordsTuning,
  reportTuning,
  type Slots,
  type SvdType,
  svdComplete,
  svdJacobi,
  svdRecords,
  svdReport,
} from './svd.kernels.ts';
import { type DeviceSvdBatch, type Side, VECTORS } from './svdBatch.ts';
import { enqueueLargeSvd } from './svdLarge.gpu.ts';
import { eachSvdRun, operandsOf, type Tall } from './svdRuns.gpu.ts';
import { isDirect, isSquare, MOST_OF, paddedColumns, TURNED_FROM } from './svdSizes.ts';
import { enqueueTurned, type Turned } from './svdTurned.gpu.ts';

function shapeFor(queue: Queue, type: SvdType, rows: number, columns: number, force?: string) {
  const gpu = queue.context.gpu!;
  const { threads, workgroupBytes: bytes } = limitsOf(gpu);
  return pickJacobi({ ...jacobiExtent(rows, columns), type, threads, bytes, lanes: gpu.lanes }, force);
}

/** A run with everything that its launches need. */
interface Work extends Reports {
  readonly run: BatchRun;
  readonly tall: Tall;
  readonly o: BatchOperands;
  readonly state: DeviceBuffer;
  readonly graded: boolean;
  readonly force: string | undefined;
}

const typeOf = ({ A }: BatchOperands): SvdType => A.data.type as SvdType;

const jobOf = (side: Side | undefined): number => (side === undefined ? VECTORS.n : VECTORS[side.columns]);

/** The buffers that are written, each once, and which of them the operands are in. */
function slotsOf({ tall, o }: Work): { buffers: Record<string, DeviceBuffer>; slots: Slots } {
  const written: DeviceBuffer[] = [];
  const slot = (data: DeviceBuffer | undefined): number => {
    if (data === undefined) return 3;
    const found = written.indexOf(data);
    return found >= 0 ? found : written.push(data) - 1;
  };
  const slots = { left: slot(tall.left?.X.data), right: slot(tall.right?.X.data), values: slot(o.ipiv!.data) };
  return { buffers: Object.fromEntries(written.map((data, k) => [`X${k}`, data])), slots };
}

/** Enqueues A = U S V^T for every matrix of the batch, all of which fit. */
export function enqueueSvdBatch(queue: Queue, f: DeviceSvdBatch): void {
  const { S, force, graded = false } = f;
  withOwnReports(queue, f, (own) => {
    eachSvdRun(queue, own, (run, tall) => {
      const o = { ...operandsOf(tall, S), ...reportsOf(own), count: run.count };
      // Of matrices that go by way of a triangle that is what lies in the workspace.
      const direct = isDirect(run.m, run.n);
      eachSlice(queue, run, o, workspaceOf(run, direct), (part, at) => {
        const state = queue.context.lease('i', part.count);
        const own = { ...tall, A: at.A, left: moved(tall.left, at.B), right: moved(tall.right, at.C) };
        const work = { ...at, run: part, tall: own, o: at, state, graded, force };
        if (direct) enqueueDirect(queue, work);
        else enqueueByTriangle(queue, work);
        enqueueReport(queue, work);
        state.dispose();
      });
    });
  });
}

/** An eigenproblem has one workgroup for most of its time: slices of fewer than 128 would leave processors of a large GPU idle. */
const EIGENPROBLEM = 2 ** 19;

/** The largest workspace of a matrix: what it goes by way of, its own size, or the eigenproblem of twice the order. */
function workspaceOf({ m, n }: BatchRun, direct: boolean): number {
  if (direct) return n > TURNED_FROM ? paddedColumns(n) ** 2 : 1;
  return Math.max(m * n + n, n > MOST_OF.s ? Math.min(4 * paddedColumns(n) ** 2, EIGENPROBLEM) : 0);
}

const reportsOf = ({ info, nonfinite, onFailure }: Reports): Reports => ({ info, nonfinite, onFailure });
const moved = (side: Side | undefined, X: BatchOperands['B']): Side | undefined => side && { ...side, X: X! };

function enqueueDirect(queue: Queue, work: Work): void {
  enqueueJacobi(queue, work);
  if (work.tall.left !== undefined) enqueueComplete(queue, work, false);
}

/** A = Q R, R = X S Y^T, and the left vectors are Q X; R is A itself of square matrices, which get here if they have many columns. */
function enqueueByTriangle(queue: Queue, work: Work): void {
  const { run, o, tall, state } = work;
  const { m, n, count } = run;
  const { left } = tall;
  queue.clear(state.gpu(true), 0, 4 * count);
  if (n === 0) {
    enqueueJacobi(queue, work);
    if (left !== undefined) enqueueComplete(queue, work, true);
    return;
  }
  const [W, T] = [leasePacked(queue, m, n, count), leasePacked(queue, n, 1, count)];
  enqueueGather(queue, work, W);
  const [V, tau] = [packedMat(W), packedVec(T)];
  const square = isSquare(m, n);
  if (!square) {
    const factored = movedRun(queue, run, W, T, undefined);
    enqueueLargeGeqrf(queue, factored, { A: V, tau });
    factored.records?.dispose();
  }
  enqueueTriangle(queue, work, W);
  if (left !== undefined && !square) {
    const columns = left.columns === 'a' ? m : run.nrhs;
    const applied = movedRun(queue, { ...run, n: columns, shapes: shapesOfLeft(run, left) }, W, T, left);
    const C = o.B!;
    enqueueReflect(queue, applied, { V, tau, C, trans: false, first: 0, last: n });
    applied.records?.dispose();
  }
  for (const { data } of [W, T]) data.dispose();
}

/** R = X S Y^T. */
function enqueueTriangle(queue: Queue, work: Work, W: Packed): void {
  const { run, o, tall, state } = work;
  if (run.n > MOST_OF.s) {
    const inner = !isSquare(run.m, run.n);
    enqueueLargeSvd(queue, run, { o, W, inner, state, left: jobOf(tall.left), right: jobOf(tall.right) });
    return;
  }
  enqueueJacobi(queue, work, W);
  if (tall.left !== undefined) enqueueComplete(queue, work, true);
}

/** Sizes on the host of the left factors of a ragged run. */
const shapesOfLeft = ({ shapes }: BatchRun, { columns }: Side): Uint32Array | undefined =>
  shapes?.map((size, at, all) => (at % 3 !== 1 ? size : columns === 'a' ? all[at - 1]! : all[at + 1]!));

/** The run with A and tau in the workspace; n is as it was, or the number of columns of a side. */
function movedRun(queue: Queue, run: BatchRun, W: Packed, T: Packed, side: Side | undefined): BatchRun {
  const own = { ...run, nrhs: T.stride };
  if (run.records === undefined) return own;
  // Of various sizes some have fewer reflectors than others: the scales that they lack are zero.
  if (side === undefined) queue.clear(T.data.gpu(true));
  const moved = queue.context.lease('i', RECORD * run.count);
  const job = side === undefined ? 3 : jobOf(side);
  const { count, first } = run;
  const params = { count, first, ldW: W.ld, strideW: W.stride, strideTau: T.stride, job };
  const groups = [Math.ceil(count / RECORD_THREADS), 1, 1] as const;
  queue.launch(svdRecords, recordsTuning, { records: run.records, moved }, params, groups);
  return { ...own, records: moved, first: 0 };
}

/** A to the workspace, and into the state whether it is finite. */
function enqueueGather(queue: Queue, { run, o, state }: Work, W: Packed): void {
  const { m, n, count } = run;
  const tilesDown = Math.ceil(m / 32);
  const params = {
    ...batchParams(run, o, {}),
    operand: 0,
    part: 0,
    tilesDown,
    ldW: W.ld,
    strideW: W.stride,
    realDiagonal: 0,
  };
  const buffers = { X: o.A.data, W: W.data, flags: state, ...recordsOf(run) };
  queue.launch(batchGather, gatherVariants.of(o.A.data.type, { LISTED: isListed(run) }), buffers, params, [
    count,
    tilesDown * Math.ceil(n / 32),
    1,
  ]);
}

/** Rotations of the matrices, or of their triangles in W: turned first if they are many and need no more digits than that leaves. */
function enqueueJacobi(queue: Queue, work: Work, W?: Packed): void {
  const { run, o, state, graded } = work;
  if (graded || run.n <= TURNED_FROM || typeOf(o) !== 's') {
    enqueueRotations(queue, work, W);
    return;
  }
  scope(queue, (ws) => {
    const turned = enqueueTurned(queue, ws, run, o, state, W);
    const { ld } = turned;
    enqueueRotations(queue, work, { data: turned.B, ld, stride: ld * ld }, turned);
  });
}

function enqueueRotations(queue: Queue, work: Work, W?: Packed, turned?: Turned): void {
  const { run, o, tall, state, force } = work;
  const type = typeOf(o);
  const shape = shapeFor(queue, type, run.m, run.n, force);
  if (shape === undefined) throw new RangeError(`no workgroup of the device holds ${run.n} columns so`);
  const { buffers, slots } = slotsOf(work);
  const A = W?.data ?? o.A.data;
  const inA = [0, 1, 2].find((k) => buffers[`X${k}`] === A) ?? 3;
  const params = {
    ...batchParams(run, o, {}),
    inner: Number(!isDirect(run.m, run.n)),
    strideW: W?.stride ?? 0,
    ldW: W?.ld ?? 0,
    leftCols: jobOf(tall.left),
    rightCols: jobOf(tall.right),
    noNumber: NAN_BITS,
    conjugated: tall.conjugated,
  };
  const all = {
    ...{ ...buffers, state, ...(inA === 3 ? { A } : {}), ...recordsOf(run) },
    ...(turned === undefined ? {} : { shifts: turned.shifts, ...(slots.right < 3 ? { begun: turned.Z } : {}) }),
  };
  const flags = { listed: isListed(run), turned: turned !== undefined };
  const groups = Math.ceil(run.count / shape.GROUP);
  queue.launch(svdJacobi, jacobiTuning(shape, type, slots, inA, flags), all, params, [groups, 1, 1]);
}

function enqueueComplete(queue: Queue, { run, o, tall, state }: Work, inner: boolean): void {
  // Whoever lacks something for sure has a workgroup of its own.
  const all = inner || (tall.left!.columns === 'a' && run.m > run.n);
  const tile = all ? completeTiles.all : completeTiles.few;
  const params = { ...batchParams(run, o, {}), inner: Number(inner), job: jobOf(tall.left) };
  const buffers = { B: o.B!.data, state, ...recordsOf(run) };
  const tuning = completeVariants.of(typeOf(o), { LISTED: isListed(run) }, tile);
  queue.launch(svdComplete, tuning, buffers, params, [Math.ceil(run.count / tile.PER), 1, 1]);
}

function enqueueReport(queue: Queue, work: Work): void {
  const { run, o, tall, state } = work;
  const { buffers, slots } = slotsOf(work);
  // Flags that nobody asked for have a place all the same.
  const unasked = work.nonfinite === undefined ? queue.context.lease('i', work.info.data.length) : undefined;
  const nonfinite = work.nonfinite ?? { data: unasked!, off: work.info.off, ld: 1 };
  const params = {
    ...batchParams(run, o, { ...reportsOf(work), nonfinite }),
    leftCols: jobOf(tall.left),
    rightCols: jobOf(tall.right),
    noNumber: NAN_BITS,
  };
  const all = { ...buffers, state, info: work.info.data, nonfinite: nonfinite.data, ...recordsOf(run) };
  const groups = [Math.ceil(run.count / REPORT_THREADS), 1, 1] as const;
  queue.launch(svdReport, reportTuning(typeOf(o), slots, isListed(run)), all, params, groups);
  unasked?.dispose();
}
