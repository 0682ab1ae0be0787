// LU panels by workgroups that wait for each other: a dispatch for all columns of a panel, and one that brings it to its place, or does it
// all where the workgroups did not meet.
import { type Picked, pick } from '../../autotune/pick.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Groups, Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { type CooperativeTile, rowsOf } from './cooperativeTiles.ts';
import type { DeviceGetf2 } from './getf2.gpu.ts';
import {
  cooperativeRules,
  cooperativeVariants,
  getf2Cooperative,
  mailBytes,
  mailWords,
} from './getf2Cooperative.kernels.ts';
import { getf2Settle, settleVariants } from './getf2Settle.kernels.ts';
import { columnsLd } from './luBlocks.ts';

/** How a panel of so many rows is spread over workgroups that wait for each other; no choice: it is not. */
export function cooperativeWay(
  queue: Queue,
  m: number,
  type: 's' | 'c',
  force?: string,
): Picked<CooperativeTile | undefined> {
  const { fixedLanes: lanes, cooperating, threads, workgroupBytes } = queue.context.gpu!;
  const named = cooperativeRules.some(({ name }) => name === force) ? force : undefined;
  return pick(cooperativeRules, { m, type, lanes, cooperating, threads, workgroupBytes }, named);
}

/** Memory for the letters of all panels of a factorization, of which the first has m rows; cleared. */
export function takeMail(queue: Queue, ws: Workspace, m: number, type: 's' | 'c', tile: CooperativeTile): DeviceBuffer {
  const mail = ws.take('i', mailBytes(type, tile, Math.max(tile.GROUPS, Math.ceil(m / rowsOf(tile)))) / 4);
  queue.clear(mail.gpu(true));
  return mail;
}

/** Enqueues the factorization of a panel of at most tile.WIDTH columns. */
export function enqueueCooperative(queue: Queue, f: DeviceGetf2, tile: CooperativeTile, mail: DeviceBuffer): void {
  const type = f.A.data.type as 's' | 'c';
  const groups = Math.ceil(f.m / rowsOf(tile));
  const factoring: Together = {
    kernel: getf2Cooperative,
    tuning: cooperativeVariants.of(type, undefined, tile),
    groups,
    settling: settleVariants.of(type, undefined, tile),
    settled: [groups, 1, 1],
    letters: mailWords(type, tile, groups),
  };
  enqueueTogether(queue, f, factoring, tile.WIDTH, mail);
}

/** How a panel is factored by workgroups that wait for each other, and how it is brought to its place. */
export interface Together {
  readonly kernel: Kernel;
  readonly tuning: Tuning;
  readonly groups: number;
  readonly settling: Tuning;
  readonly settled: Groups;
  /** Words of mail. */
  readonly letters: number;
}

/** Enqueues both. */
export function enqueueTogether(
  queue: Queue,
  f: Omit<DeviceGetf2, 'mail'>,
  by: Together,
  widest: number,
  mail: DeviceBuffer,
): void {
  const { m, width, A, row0, ipiv, info } = f;
  scope(queue, (ws) => {
    const ldw = columnsLd(m);
    const [W, found] = [ws.like(A, ldw * width), ws.take('i', widest + 1)];
    const where = { m, width, offA: A.off, lda: A.ld, ldw };
    const operands = { A: A.data, W, mail, found };
    queue.launch(by.kernel, by.tuning, operands, { ...where, groups: by.groups }, [by.groups, 1, 1]);
    const results = { ...operands, ipiv: ipiv.data, info: info.data };
    const places = { row0, offPiv: ipiv.off, offInfo: info.off, letters: by.letters };
    queue.launch(getf2Settle, by.settling, results, { ...where, ...places }, by.settled);
  });
}
