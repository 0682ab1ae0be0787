// The panels of LU on the GPU: at most GETF2_WIDTH columns, factored without recursion. Pivots and info stay on the device.
import { type Picked, pick } from '../autotune/pick.ts';
import { at } from '../core/matrix.ts';
import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  type BlockTuning,
  COLUMN_THREADS,
  getf2Column,
  getf2ColumnTuning,
  getf2Load,
  getf2LoadTuning,
  getf2Panel,
  getf2Update,
  panelRules,
} from './getf2.kernels.ts';

export interface DeviceGetf2 {
  readonly m: number;
  readonly width: number;
  readonly A: DeviceMat;
  /** Row of the whole matrix that is the panel's first: pivots are counted from the matrix's first row. */
  readonly row0: number;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
}

/** How a panel of this height is factored on this device. */
export function panelWay(queue: Queue, m: number): Picked<BlockTuning | undefined> {
  const { device, software } = queue.context.gpu!;
  const threads = device.limits.maxComputeInvocationsPerWorkgroup;
  return pick(panelRules, { m, threads, subgroups: device.features.has('subgroups'), software });
}

/** One panel of at most GETF2_WIDTH columns: in blocks that one workgroup holds, or column by column if it is too tall for that. */
export function enqueueGetf2(queue: Queue, f: DeviceGetf2): void {
  const { m, width, A } = f;
  const block = panelWay(queue, m).choice;
  if (block === undefined) {
    columns(queue, f);
    return;
  }
  for (let c = 0; c < width; c += block.WIDTH) {
    const w = Math.min(block.WIDTH, width - c);
    const own = at(A, c, c);
    const place = { row0: f.row0 + c, offPiv: f.ipiv.off + c };
    queue.launch(
      getf2Panel,
      block,
      { A: A.data, ipiv: f.ipiv.data, info: f.info.data },
      { m: m - c, width: w, off: own.off, lda: A.ld, ...place, offInfo: f.info.off },
      [1, 1, 1],
    );
    if (width > w) {
      const update = { m, j: c, w, off: A.off, lda: A.ld, row0: f.row0, offPiv: place.offPiv };
      queue.launch(getf2Update, block, { A: A.data, ipiv: f.ipiv.data }, update, [width - w, 1, 1]);
    }
  }
}

/** One panel, column by column: A to the workspace, back and forth between its two copies, the last step back to A. */
function columns(queue: Queue, f: DeviceGetf2): void {
  const { context } = queue;
  const { m, width, A } = f;
  const groups = Math.ceil(m / COLUMN_THREADS);
  const panels = [context.lease('s', m * width), context.lease('s', m * width)] as const;
  const best = [context.lease('i', 2 * groups), context.lease('i', 2 * groups)] as const;
  const load = { m, width, offA: A.off, lda: A.ld, ldt: m };
  queue.launch(getf2Load, getf2LoadTuning, { A: A.data, panelOut: panels[0], best: best[0] }, load, [groups, 1, 1]);
  for (let c = 0; c < width; c++) {
    const last = c === width - 1;
    const [now, next] = c % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const panelOut = last ? A.data : panels[next];
    const buffers = {
      panelIn: panels[now],
      panelOut,
      bestIn: best[now],
      bestOut: best[next],
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
      row0: f.row0,
      offPiv: f.ipiv.off,
      offInfo: f.info.off,
    };
    queue.launch(getf2Column, getf2ColumnTuning, buffers, params, [groups, 1, 1]);
  }
  for (const buffer of [...panels, ...best]) buffer.dispose();
}
