// The tridiagonal reduction of matrices that the registers of a GPU hold, by workgroups that wait for each other: a dispatch for half of
// the columns, then for half of what is left, and behind each one that brings it to its place, or does it all where they did not meet.
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { type CooperativeTile, partsOf } from '../cooperativeTiles.ts';
import type { Reduction } from './sytrd.gpu.ts';
import { cooperativeTuning, settleTuning, sytrdCooperative, sytrdSettle } from './sytrdCooperative.kernels.ts';
import { lettersOf, sytrdMail } from './sytrdCooperativeTiles.ts';

/** Columns of workgroups that bring a reduction to its place. */
const SETTLED = 256;

/**
 * Enqueues the reduction of what is left of S, which is whole and scaled, behind its first `from` rows and columns, a multiple of
 * four; T := D, E and tau of it.
 * Of `tiles` the last holds it. The mail, if it is given, is cleared.
 */
export function enqueueCooperative(
  queue: Queue,
  { n, S, T }: Reduction,
  tiles: readonly CooperativeTile[],
  from = 0,
  mail?: DeviceBuffer,
): void {
  const whole = S.ld - from;
  const parts = partsOf(tiles, whole, n - 1 - from);
  scope(queue, (ws) => {
    const W = ws.like(S, whole * whole);
    const letters = mail ?? ws.take('i', sytrdMail(whole, parts));
    if (mail === undefined) queue.clear(letters.gpu(true));
    for (const part of parts) {
      const { start, columns, tile } = part;
      const [order, first] = [whole - start, from + start];
      const isLast = first + columns === n - 1 ? 1 : 0;
      const rest = at(S, first, first);
      const places = { n: order, columns, isLast, offS: rest.off, lds: S.ld, ldw: whole, offT: first, ldt: S.ld };
      const operands = { S: S.data, W, T, mail: letters };
      queue.launch(sytrdCooperative, cooperativeTuning(tile), operands, places, [tile.GROUPS, 1, 1]);
      const settling = settleTuning(tile);
      const groups = [Math.ceil(order / (4 * settling.THREADS)), Math.min(order, SETTLED), 1] as const;
      const inFours = { n: order / 4, offS: rest.off / 4, lds: S.ld / 4, ldw: whole / 4 };
      const results = { ...places, ...inFours, letters: lettersOf(whole, part) };
      queue.launch(sytrdSettle, settling, operands, results, groups);
    }
  });
}
