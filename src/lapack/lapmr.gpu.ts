// The interchanges of an LU factorization in its own factored columns, all of them at the end: each block of columns gets those of all later
// blocks as one permutation. Columns are read and written as a whole then, where single interchanges fetch a sector of memory per element.
import { enqueueLacpy } from '../blas3/lacpy.gpu.ts';
import { at } from '../core/matrix.ts';
import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  LAPMR_COLS,
  LAPMR_THREADS,
  lapmrKernel,
  lapmrTuning,
  laswpSources,
  SOURCES_THREADS,
  sourcesTuning,
} from './lapmr.kernels.ts';

export interface DeviceLapmr {
  readonly m: number;
  readonly A: DeviceMat;
  /** Column view of the pivots; its element 0 belongs to row 0. */
  readonly ipiv: DeviceMat;
  /** Columns of the blocks: the interchanges of each are made in those in front of it. */
  readonly widths: readonly number[];
}

/** Words of workspace for two blocks or more, of `width` columns at most. */
export const lapmrWords = (m: number, width: number): number => m * (1 + width);

export function enqueueLapmr(queue: Queue, { m, A, ipiv, widths }: DeviceLapmr): void {
  if (widths.length < 2) return;
  const { context } = queue;
  const sources = context.lease('i', m);
  const X = context.lease('s', lapmrWords(m, Math.max(...widths)) - m);
  let known = m;
  let first = widths.reduce((sum, w) => sum + w, 0); // the first row of the blocks that are known
  for (let k = widths.length - 1; k > 0; k--) {
    const count = widths[k]!;
    first -= count;
    const rows = m - first;
    queue.launch(
      laswpSources,
      sourcesTuning,
      { ipiv: ipiv.data, sources },
      { m, offPiv: ipiv.off + first, first, count, known },
      [Math.ceil(rows / SOURCES_THREADS), 1, 1],
    );
    known = first;
    const n = widths[k - 1]!;
    const from = first - n;
    enqueueLacpy(queue, { uplo: 'f', m: rows, n, A: at(A, first, from), B: { data: X, off: 0, ld: rows } });
    queue.launch(
      lapmrKernel,
      lapmrTuning,
      { A: A.data, X, sources },
      { m, n, first, off: A.off + from * A.ld, lda: A.ld, ldx: rows },
      [Math.ceil(rows / LAPMR_THREADS), Math.ceil(n / LAPMR_COLS), 1],
    );
  }
  for (const buffer of [sources, X]) buffer.dispose();
}
