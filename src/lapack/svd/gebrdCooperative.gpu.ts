// The reduction to bidiagonal form of matrices that the registers of a GPU hold, by workgroups that wait for each other: a dispatch for
// half of the columns, then for half of what is left, and behind each one that brings it to its place, or does it all where they did not
// meet.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { partsOf } from '../cooperativeTiles.ts';
import type { BidiagonalForm } from './gebrd.gpu.ts';
import { cooperativeTuning, gebrdCooperative, gebrdSettle, settleTuning } from './gebrdCooperative.kernels.ts';
import { type GebrdTile, gebrdMail, lettersOf } from './gebrdCooperativeTiles.ts';

/** Columns of workgroups that bring a reduction to its place. */
const SETTLED = 256;

/**
 * Enqueues the reduction of what is left of S, real and scaled, behind its first `from` rows and columns, a multiple of four. Of `tiles`
 * the last holds it. The mail, if it is given, is cleared.
 */
export function enqueueCooperative(
  queue: Queue,
  r: Pick<BidiagonalForm, 'm' | 'n' | 'S' | 'beside' | 'tauQ' | 'tauP'>,
  tiles: readonly GebrdTile[],
  from = 0,
  mail?: DeviceBuffer,
): void {
  const { S, beside } = r;
  const [height, width] = [r.m - from, r.n - from];
  const parts = partsOf(tiles, r.S.ld - from, width);
  scope(queue, (ws) => {
    const ldw = S.ld - from;
    const W = ws.like(S, ldw * width);
    const letters = mail ?? ws.take('i', gebrdMail(height, width, parts));
    if (mail === undefined) queue.clear(letters.gpu(true));
    // A row of it for each of S's
    const ldb = 4 * Math.ceil(width / 4);
    const B = parts.some(({ tile }) => tile.STORED === 1) ? ws.like(S, ldb * height) : W;
    const operands = { S: S.data, W, beside, tauQ: r.tauQ.data, tauP: r.tauP.data, mail: letters, B };
    for (const part of parts) {
      const { start, columns, tile } = part;
      const [m, n, first] = [height - start, width - start, from + start];
      const rest = at(S, first, first);
      if (tile.STORED === 1)
        enqueueTranspose(queue, { m, n, A: rest, B: { data: B, off: 0, ld: ldb }, conjugate: false });
      const { off } = rest;
      const places = { m, n, columns, offS: off, lds: S.ld, ldw, first, ldb };
      queue.launch(gebrdCooperative, cooperativeTuning(tile), operands, places, [tile.GROUPS, 1, 1]);
      const settling = settleTuning(tile);
      const groups = [Math.ceil(m / (4 * settling.THREADS)), Math.min(n, SETTLED), 1] as const;
      const inFours = { offS: off / 4, lds: S.ld / 4, ldw: ldw / 4 };
      const results = { ...places, ...inFours, letters: lettersOf(height, width, part) };
      queue.launch(gebrdSettle, settling, operands, results, groups);
    }
  });
}
