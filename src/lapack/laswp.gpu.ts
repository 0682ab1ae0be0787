// LASWP on the GPU: the interchanges in pieces, each piece one gather and scatter over all columns.

import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { LASWP_COLS, LASWP_NP, laswpKernel, laswpTuning } from './laswp.kernels.ts';
import type { LaswpArgs } from './laswp.ts';

export interface DeviceLaswp {
  /** Rows and columns of A. */
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  /** Rows first .. first+count-1 (0-based) are interchanged with rows ipiv(first ..). */
  readonly first: number;
  readonly count: number;
  /** Column view of the pivots; its element 0 belongs to row 0. */
  readonly ipiv: DeviceMat;
  readonly backward?: boolean;
  /** Columns skipFrom .. skipTo-1 are left alone. */
  readonly skipFrom?: number;
  readonly skipTo?: number;
}

export function laswpGpu(queue: Queue, a: Bound<LaswpArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'laswp', why: `${LASWP_NP} interchanges per dispatch` });
  const { m, n, k1, k2 } = a;
  const backward = a.direction === 'b';
  enqueueLaswp(queue, {
    m,
    n,
    A: deviceMat(a.A, a.lda),
    first: k1 - 1,
    count: k2 - k1 + 1,
    ipiv: deviceMat(a.ipiv, 1),
    backward,
  });
}

export function enqueueLaswp(queue: Queue, s: DeviceLaswp): void {
  const { skipFrom = s.n, skipTo = s.n, backward = false } = s;
  const columns = s.n - (skipTo - skipFrom);
  if (columns <= 0) return;
  const pieces = Math.ceil(s.count / LASWP_NP);
  for (let piece = 0; piece < pieces; piece++) {
    const done = (backward ? pieces - 1 - piece : piece) * LASWP_NP;
    const first = s.first + done;
    const params = {
      m: s.m,
      n: s.n,
      off: s.A.off,
      lda: s.A.ld,
      offPiv: s.ipiv.off + first,
      first,
      count: Math.min(LASWP_NP, s.count - done),
      skipFrom,
      skipTo,
      backward: backward ? 1 : 0,
    };
    queue.launch(laswpKernel, laswpTuning, { A: s.A.data, ipiv: s.ipiv.data }, params, [
      Math.ceil(columns / LASWP_COLS),
      1,
      1,
    ]);
  }
}
