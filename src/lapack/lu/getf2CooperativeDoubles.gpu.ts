// LU panels of doubles by workgroups that wait for each other.
import { type Picked, pick } from '../../autotune/pick.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import { HEAD } from '../mail.ts';
import { type DoublesTile, rowsOf, settlingTile } from './cooperativeTiles.ts';
import type { DeviceGetf2 } from './getf2.gpu.ts';
import { enqueueTogether } from './getf2Cooperative.gpu.ts';
import {
  cooperativeDoublesRules,
  cooperativeDoublesVariants,
  getf2CooperativeDouble,
  mailWords,
} from './getf2CooperativeDoubles.kernels.ts';
import { settleDoublesVariants } from './getf2Settle.kernels.ts';

/** Columns that a workgroup brings to their places. */
const SETTLED_COLUMNS = 8;

/** How a panel of so many rows is spread over workgroups that wait for each other; no choice: it is not. */
export function cooperativeDoublesWay(queue: Queue, m: number): Picked<DoublesTile | undefined> {
  const { fixedLanes: lanes, cooperating, threads, workgroupBytes } = queue.context.gpu!;
  return pick(cooperativeDoublesRules, { m, lanes, cooperating, threads, workgroupBytes });
}

/** Memory for the letters of all panels of a factorization whose first has m rows, cleared. */
export function takeDoublesMail(queue: Queue, ws: Workspace, m: number): DeviceBuffer {
  const sizes = cooperativeDoublesRules.map(({ choice: t }) =>
    t === undefined ? 0 : mailWords(t, Math.min(t.GROUPS, Math.ceil(m / t.HEIGHT))),
  );
  const mail = ws.take('i', HEAD + Math.max(...sizes));
  queue.clear(mail.gpu(true));
  return mail;
}

/** Enqueues the factorization of a panel of at most tile.WIDTH columns. */
export function enqueueCooperativeDoubles(queue: Queue, f: DeviceGetf2, tile: DoublesTile, mail: DeviceBuffer): void {
  const groups = Math.ceil(f.m / tile.HEIGHT);
  const settling = settlingTile(tile);
  const factoring = {
    kernel: getf2CooperativeDouble,
    tuning: cooperativeDoublesVariants.of('d', undefined, tile),
    groups,
    settling: settleDoublesVariants.of('d', undefined, settling),
    settled: [Math.ceil(f.m / rowsOf(settling)), Math.ceil(f.width / SETTLED_COLUMNS), 1] as const,
    letters: mailWords(tile, groups),
  };
  enqueueTogether(queue, f, factoring, tile.WIDTH, mail);
}
