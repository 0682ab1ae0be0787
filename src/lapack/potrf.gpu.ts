// POTRF on the GPU, in panels: a panel is factored in narrow block columns of one dispatch each, then its product is subtracted from what is
// behind it. info stays on the device: nothing waits for the host.
import { type Picked, pick } from '../autotune/pick.ts';
import { enqueueGemm } from '../blas3/gemm.gpu.ts';
import { PACK_DEPTHS, TENSOR_TILES } from '../blas3/gemmTensor.kernels.ts';
import { enqueueGemmtr, enqueueMerge } from '../blas3/gemmtr.gpu.ts';
import type { Bound } from '../core/args.ts';
import { at, type Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { inOrder } from '../runtime/scheduler.ts';
import { observer } from '../runtime/timeline.ts';
import type { UpdateMath } from './factorOptions.ts';
import { blocks } from './factorPlan.ts';
import { type PanelShape, panelRules, panelTuning, potrfPanel, WIDEST } from './potrf.kernels.ts';
import { potrfSteps } from './potrf.steps.ts';
import type { PotrfArgs } from './potrf.ts';

export interface DevicePotrf {
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: DeviceMat;
  readonly info: DeviceMat;
  /** Of the updates behind a panel. Default 'strict'. */
  readonly math?: UpdateMath;
  /** Columns of a panel; 0 or absent: own choice. */
  readonly nb?: number;
  /** How block columns are factored, for tests and tuning. */
  readonly shape?: PanelShape;
}

/**
 * Columns of a panel. Within a panel every workgroup subtracts for itself what is to the left of its block column; behind it, gemm does, at
 * its full speed from a depth of 256 on.
 */
const PANEL = 256;

/** Columns whose product is subtracted at a time: a triangle of a deeper product might need workspace. */
const DEEPEST = 512;

export const panelWidth = ({ nb }: Pick<DevicePotrf, 'nb'>): number => (nb === undefined || nb === 0 ? PANEL : nb);

/** See potrfWorkspace. */
export function workspaceBytes(n: number, nb: number, math: UpdateMath): number {
  const up = (x: number, step: number): number => Math.ceil(x / step) * step;
  const w = Math.min(n, panelWidth({ nb }));
  const blocks = up(w, WIDEST) * WIDEST;
  if (math === 'strict' || w === n) return 4 * blocks;
  // The panel's rows as two halves each, and an exponent for each row.
  const rows = n - w;
  const packed = up(rows, TENSOR_TILES.split.BM) * up(Math.min(w, DEEPEST), PACK_DEPTHS);
  return 4 * (blocks + packed + rows + 4);
}

/** How the block column with m rows from its diagonal on is factored. */
export const panelWay = (queue: Queue, m: number): Picked<PanelShape> =>
  pick(panelRules, { m, software: queue.context.gpu!.software });

export function potrfGpu(queue: Queue, a: Bound<PotrfArgs<Prec>>): void {
  const { uplo, n, math, nb } = a;
  notePanels(queue, a.routine, n, nb);
  enqueuePotrf(queue, { uplo, n, A: deviceMat(a.A, a.lda), info: deviceMat(a.info, 1), math, nb });
}

export function notePanels(queue: Queue, routine: string, n: number, nb = 0): void {
  const why = `panels of ${panelWidth({ nb })} columns in ${panelWay(queue, n).why}; nothing waits for the host`;
  queue.note({ routine, backend: 'gpu', kernel: potrfPanel.name, why });
}

/** Enqueues the factorization of the triangle of A; to info the order of the first leading minor that is not positive definite, or 0. */
export function enqueuePotrf(queue: Queue, f: DevicePotrf): void {
  queue.clear(f.info.data.gpu(true), f.info.off * 4, 4);
  const steps = potrfSteps(f.n, blocks(f.n, panelWidth(f)), {
    blockOn: 'gpu',
    block: (j, w) => enqueueCholeskyPanel(queue, f, j, w),
    update: (j, w, from, to) => enqueueCholeskyUpdate(queue, f, j, w, from, to),
  });
  inOrder(steps, observer(queue));
}

/**
 * Enqueues the factorization of columns j .. j+w-1 (for 'u', rows), from the diagonal on: with A11 the block of order w on it,
 * A11 := L11, A21 := A21 L11^-T. What is to their left must have been subtracted. Where info is 0 it may be set.
 */
export function enqueueCholeskyPanel(queue: Queue, f: DevicePotrf, j: number, w: number): void {
  if (w === 0) return;
  const { NB } = f.shape ?? panelWay(queue, f.n - j).choice;
  const blocks = Math.ceil(w / NB);
  const D: DeviceMat = { data: queue.context.lease('s', blocks * NB * NB), off: 0, ld: NB };
  for (let k = 0; k < w; k += NB) {
    const width = Math.min(NB, w - k);
    blockColumn(queue, f, { start: j + k, w: width, k, below: width, D: at(D, 0, k) });
  }
  enqueueMerge(queue, { part: f.uplo, m: NB, n: NB, order: w, blocks, W: D, beta: 0, C: at(f.A, j, j) });
  D.data.dispose();
}

/** Enqueues A21 := A21 L11^-T for the rows below the block of order w at j, which is a factor already (for 'u', what is right of it). */
export function enqueueCholeskySolve(queue: Queue, f: DevicePotrf, j: number, w: number): void {
  if (j + w === f.n) return;
  const { NB } = f.shape ?? panelWay(queue, f.n - j).choice;
  for (let k = 0; k < w; k += NB) blockColumn(queue, f, { start: j + k, w: Math.min(NB, w - k), k, below: w - k });
}

/**
 * Enqueues the update of columns from .. to-1 (for 'u', rows), from the diagonal on, behind the panel of columns j .. j+w-1:
 * A(i, c) := A(i, c) - the sum of L(i, l) L(c, l) over the panel's columns l.
 */
export function enqueueCholeskyUpdate(
  queue: Queue,
  f: DevicePotrf,
  j: number,
  w: number,
  from: number,
  to: number,
): void {
  const { uplo, n, A, math = 'strict' } = f;
  const [width, below] = [to - from, n - to];
  if (width <= 0 || w === 0) return;
  if (w > DEEPEST) {
    enqueueCholeskyUpdate(queue, f, j, DEEPEST, from, to);
    enqueueCholeskyUpdate(queue, f, j + DEEPEST, w - DEEPEST, from, to);
    return;
  }
  const lower = uplo === 'l';
  /** The panel's rows from i on, for 'u' its columns. */
  const panel = (i: number): DeviceMat => (lower ? at(A, i, j) : at(A, j, i));
  const common = { transA: !lower, transB: lower, k: w, alpha: -1, beta: 1, math };
  enqueueGemmtr(queue, { ...common, uplo, n: width, A: panel(from), B: panel(from), C: at(A, from, from) });
  if (below === 0) return;
  const rest = lower
    ? { m: below, n: width, A: panel(to), B: panel(from), C: at(A, to, from) }
    : { m: width, n: below, A: panel(from), B: panel(to), C: at(A, from, to) };
  enqueueGemm(queue, { ...common, ...rest });
}

interface BlockColumn {
  readonly start: number;
  readonly w: number;
  /** Columns in front of it that are still to be subtracted. */
  readonly k: number;
  /** Rows from here on, counted from `start`, are solved with. */
  readonly below: number;
  /** Where its block goes as a factor. Absent: it is a factor already. */
  readonly D?: DeviceMat;
}

/** One dispatch for the w columns from `start` on. */
function blockColumn(queue: Queue, f: DevicePotrf, { start, w, k, below, D }: BlockColumn): void {
  const { n, A, info } = f;
  const lower = f.uplo === 'l';
  const m = n - start;
  const shape = f.shape ?? panelWay(queue, m).choice;
  const [rs, cs] = lower ? [1, A.ld] : [A.ld, 1];
  const off = at(A, start, start).off;
  const params = {
    m,
    w,
    k,
    below,
    off,
    offLeft: off - k * cs,
    rs,
    cs,
    offD: D?.off ?? 0,
    rsD: lower ? 1 : shape.NB,
    csD: lower ? shape.NB : 1,
    first: start,
    offInfo: info.off,
  };
  const groups = Math.max(1, Math.ceil((m - below) / (shape.NB * shape.TILES)));
  const buffers = { A: A.data, ...(D === undefined ? {} : { D: D.data, info: info.data }) };
  queue.launch(potrfPanel, panelTuning(shape, !lower, D !== undefined), buffers, params, [groups, 1, 1]);
}
