// LASWP of doubles on the GPU: the interchanges in pieces, each piece one gather and scatter over all columns.
import type { Bound } from '../../core/args.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { laswpDouble, SWAP_COLUMNS, SWAPS, swapTuning } from './getrfDoubles.kernels.ts';
import type { LaswpArgs } from './routines.gen.ts';

export interface DeviceLaswpDoubles {
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  /** Rows first .. first+count-1 (0-based) are interchanged with rows ipiv(first ..). */
  readonly first: number;
  readonly count: number;
  /** Column view of the pivots; its element 0 belongs to row 0. */
  readonly ipiv: DeviceMat;
  readonly backward?: boolean;
}

export function laswpDoubles(queue: Queue, a: Bound<LaswpArgs<'d'>>): void {
  const { m, n, k1, k2 } = a;
  const why = `doubles, as bits: ${SWAPS} interchanges per dispatch`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: laswpDouble.name, why });
  const [A, ipiv] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1)];
  enqueueLaswpDoubles(queue, { m, n, A, first: k1 - 1, count: k2 - k1 + 1, ipiv, backward: a.direction === 'b' });
}

/** Enqueues the interchanges in the n columns of A, which has m rows. */
export function enqueueLaswpDoubles(queue: Queue, s: DeviceLaswpDoubles): void {
  const { m, n, A, ipiv, backward = false } = s;
  if (n === 0) return;
  const pieces = Math.ceil(s.count / SWAPS);
  for (let piece = 0; piece < pieces; piece++) {
    const done = (backward ? pieces - 1 - piece : piece) * SWAPS;
    const first = s.first + done;
    const params = {
      m,
      off: A.off,
      lda: A.ld,
      offPiv: ipiv.off + first,
      first,
      count: Math.min(SWAPS, s.count - done),
      columns: n,
      backward: backward ? 1 : 0,
    };
    queue.launch(laswpDouble, swapTuning, { A: A.data, ipiv: ipiv.data }, params, [Math.ceil(n / SWAP_COLUMNS), 1, 1]);
  }
}
