// LU on the GPU: columns are halved recursively down to panels; pivots and info never leave the device, so nothing waits for the host.
import { type DeviceMat, deviceMat, enqueueGemm } from '../blas3/gemm.gpu.ts';
import { enqueueTrsm } from '../blas3/trsm.gpu.ts';
import type { Bound } from '../core/args.ts';
import { at } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  GETF2_THREADS,
  GETF2_WIDTH,
  getf2Column,
  getf2ColumnTuning,
  getf2Load,
  getf2LoadTuning,
} from './getrf.kernels.ts';
import type { GetrfArgs } from './getrf.ts';
import { enqueueLaswp } from './laswp.gpu.ts';

export interface DeviceGetrf {
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
}

export function getrfGpu(queue: Queue, a: Bound<GetrfArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'getf2_column',
    why: `halved to panels of ${GETF2_WIDTH} columns, one dispatch per column`,
  });
  enqueueGetrf(queue, {
    m: a.m,
    n: a.n,
    A: deviceMat(a.A, a.lda),
    ipiv: deviceMat(a.ipiv, 1),
    info: deviceMat(a.info, 1),
  });
}

/** Two copies of a panel and two candidate lists, between which the column steps alternate. */
interface Workspace {
  readonly panels: readonly [DeviceBuffer, DeviceBuffer];
  readonly best: readonly [DeviceBuffer, DeviceBuffer];
}

/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. */
export function enqueueGetrf(queue: Queue, f: DeviceGetrf): void {
  const { context } = queue;
  queue.clear(f.info.data.gpu(true), f.info.off * 4, 4);
  const kmin = Math.min(f.m, f.n);
  if (kmin === 0) return;
  const groups = Math.ceil(f.m / GETF2_THREADS);
  const lease = [
    context.lease('s', f.m * GETF2_WIDTH),
    context.lease('s', f.m * GETF2_WIDTH),
    context.lease('i', 2 * groups),
    context.lease('i', 2 * groups),
  ];
  const work: Workspace = { panels: [lease[0]!, lease[1]!], best: [lease[2]!, lease[3]!] };
  factor(queue, f, work, 0, kmin);
  // Columns beyond the square: A12 := L11^-1 A12. The panels have interchanged their rows already.
  enqueueTrsm(queue, {
    side: 'l',
    uplo: 'l',
    trans: false,
    diag: 'u',
    m: kmin,
    n: f.n - kmin,
    alpha: 1,
    A: f.A,
    B: at(f.A, 0, kmin),
  });
  for (const buffer of lease) buffer.dispose();
}

/** Columns j .. j+width-1, rows j and below; the rest of the matrix has its rows interchanged along. */
function factor(queue: Queue, f: DeviceGetrf, work: Workspace, j: number, width: number): void {
  if (width <= GETF2_WIDTH) {
    panel(queue, f, work, j, width);
    enqueueLaswp(queue, {
      m: f.m,
      n: f.n,
      A: f.A,
      first: j,
      count: width,
      ipiv: f.ipiv,
      skipFrom: j,
      skipTo: j + width,
    });
    return;
  }
  // [A11 A12; A21 A22] with A11 of order n1: factor the left half, A12 := L11^-1 A12, A22 := A22 - A21 A12, factor A22.
  const n1 = Math.ceil(width / 2 / GETF2_WIDTH) * GETF2_WIDTH;
  const n2 = width - n1;
  const A12 = at(f.A, j, j + n1);
  factor(queue, f, work, j, n1);
  enqueueTrsm(queue, {
    side: 'l',
    uplo: 'l',
    trans: false,
    diag: 'u',
    m: n1,
    n: n2,
    alpha: 1,
    A: at(f.A, j, j),
    B: A12,
  });
  enqueueGemm(queue, {
    m: f.m - j - n1,
    n: n2,
    k: n1,
    alpha: -1,
    A: at(f.A, j + n1, j),
    B: A12,
    beta: 1,
    C: at(f.A, j + n1, j + n1),
  });
  factor(queue, f, work, j + n1, n2);
}

/** One panel, column by column: A to the workspace, back and forth between its two copies, the last step back to A. */
function panel(queue: Queue, f: DeviceGetrf, work: Workspace, j: number, width: number): void {
  const m = f.m - j;
  const groups = Math.ceil(m / GETF2_THREADS);
  const A = at(f.A, j, j);
  const load = { m, width, offA: A.off, lda: A.ld, ldt: m };
  queue.launch(getf2Load, getf2LoadTuning, { A: A.data, panelOut: work.panels[0], best: work.best[0] }, load, [
    groups,
    1,
    1,
  ]);
  for (let c = 0; c < width; c++) {
    const last = c === width - 1;
    const [now, next] = c % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const panelOut = last ? A.data : work.panels[next];
    const buffers = {
      panelIn: work.panels[now],
      panelOut,
      bestIn: work.best[now],
      bestOut: work.best[next],
      ipiv: f.ipiv.data,
      info: f.info.data,
    };
    const params = {
      m,
      width,
      j: c,
      groups,
      offF: 0,
      ldf: m,
      offT: last ? A.off : 0,
      ldt: last ? A.ld : m,
      row0: j,
      offPiv: f.ipiv.off + j,
      offInfo: f.info.off,
    };
    queue.launch(getf2Column, getf2ColumnTuning, buffers, params, [groups, 1, 1]);
  }
}
