// GEQRF of doubles on the GPU, in blocks of columns that are halved down to narrow panels in soft arithmetic; all else is products. Nothing
// waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { at } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import {
  exponentsVariants,
  geqr2ColumnDouble,
  geqr2ExponentsDouble,
  PANEL_COLUMNS,
  PANEL_LINES,
  qrColumnVariants,
} from './geqrfDoubles.kernels.ts';
import { enqueueReflectDoubles } from './reflectorsDoubles.gpu.ts';
import type { GeqrfArgs } from './routines.gen.ts';

export interface DeviceGeqrfDoubles {
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  /** May lie in A's buffer. */
  readonly tau: DeviceMat;
}

/** Columns of a block, whose reflectors are applied together. */
const BLOCK = 256;
/** Workgroups of a panel: each adds up what all have found. */
const MOST_GROUPS = 128;
/** Rows of a workgroup, if there are no more of them than that. */
const GROUP_ROWS = 64;

export function geqrfDoubles(queue: Queue, a: Bound<GeqrfArgs<'d' | 'z'>>): void {
  noteQr(queue, a.routine);
  enqueueGeqrfDoubles(queue, { m: a.m, n: a.n, A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1) });
}

export function noteQr(queue: Queue, routine: string): void {
  const why = `doubles: blocks of ${BLOCK} columns, halved down to panels of ${PANEL_COLUMNS}, the rest by products`;
  queue.note({ routine, backend: 'gpu', kernel: geqr2ColumnDouble.name, why });
}

/** Enqueues A = Q R, A: m x n: R and the v's to A, tau. */
export function enqueueGeqrfDoubles(queue: Queue, given: DeviceGeqrfDoubles): void {
  const { m, n, A } = given;
  const order = Math.min(m, n);
  if (order === 0) return;
  scope(queue, (ws) => {
    // No kernel may write a buffer that it has twice.
    const apart = given.tau.data === A.data;
    const tau: DeviceMat = apart ? { data: ws.like(A, order), off: 0, ld: order } : { ...given.tau, ld: order };
    const f = { m, n, A, tau };
    for (let j = 0; j < order; j += BLOCK) {
      const w = Math.min(BLOCK, order - j);
      halve(queue, f, j, w);
      reflect(queue, f, j, w, n);
    }
    if (apart) enqueueLacpy(queue, { uplo: 'f', m: order, n: 1, A: tau, B: { ...given.tau, ld: order } });
  });
}

/**
 * Columns j .. j+w-1 from row j on. Source: E. Elmroth, F. G. Gustavson, Applying recursion to serial and parallel QR factorization, IBM J.
 * Res. Dev. 44 (2000).
 */
function halve(queue: Queue, f: DeviceGeqrfDoubles, j: number, w: number): void {
  if (w <= PANEL_COLUMNS) return enqueuePanel(queue, f, j, w);
  const w1 = PANEL_COLUMNS * Math.ceil(w / (2 * PANEL_COLUMNS));
  halve(queue, f, j, w1);
  reflect(queue, f, j, w1, j + w);
  halve(queue, f, j + w1, w - w1);
}

/** Q^H of columns j .. j+w-1 applied to the columns behind them, up to `to`. */
function reflect(queue: Queue, { m, A, tau }: DeviceGeqrfDoubles, j: number, w: number, to: number): void {
  enqueueReflectDoubles(queue, {
    side: 'l',
    trans: 'c',
    m: m - j,
    k: w,
    A: at(A, j, j),
    tau: at(tau, j, 0),
    others: to - j - w,
    C: at(A, j, j + w),
  });
}

/** A panel, in one dispatch for each of its columns. */
function enqueuePanel(queue: Queue, f: DeviceGeqrfDoubles, j: number, width: number): void {
  const m = f.m - j;
  const { data, off, ld } = at(f.A, j, j);
  const tau = at(f.tau, j, 0);
  const most = Math.min(MOST_GROUPS, Math.ceil(m / GROUP_ROWS));
  const rows = PANEL_LINES * Math.ceil(m / (PANEL_LINES * most));
  const groups = Math.ceil(m / rows);
  const steps = Math.min(m, width);
  const type = data.type;
  scope(queue, (ws) => {
    const exponents = ws.take('i', width);
    const pitch = (groups + 1) * PANEL_COLUMNS;
    const found = ws.take(type, 2 * pitch);
    const columns = { m, off, lda: ld };
    queue.launch(geqr2ExponentsDouble, exponentsVariants.of(type), { A: data, exponents }, columns, [width, 1, 1]);
    const buffers = { A: data, tau: tau.data, exponents, found };
    const params = { ...columns, width, rows, steps, groups, offTau: tau.off, pitch };
    for (let step = 0; step <= steps; step++)
      queue.launch(geqr2ColumnDouble, qrColumnVariants.of(type), buffers, params, [groups + step, 1, 1]);
  });
}
