// Copies with rows, columns or both in reverse order, on the GPU: what turns reductions and reflectors of an upper triangle into those of a
// lower one.
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { flipKernel, flipVariants, MOVE_COLS, MOVE_ROWS } from './sytrd.kernels.ts';

export interface DeviceFlip {
  readonly m: number;
  readonly n: number;
  /** Which order is reversed. */
  readonly rows: boolean;
  readonly cols: boolean;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
}

/** Enqueues B := A, m x n, reversed; they are in different buffers. */
export function enqueueFlip(queue: Queue, { m, n, rows, cols, A, B }: DeviceFlip): void {
  const offB = B.off + (rows ? m - 1 : 0) + (cols ? (n - 1) * B.ld : 0);
  const params = { m, n, offA: A.off, lda: A.ld, offB, rs: rows ? -1 : 1, cs: cols ? -B.ld : B.ld };
  const groups = [Math.ceil(m / MOVE_ROWS), Math.ceil(n / MOVE_COLS), 1] as const;
  queue.launch(flipKernel, flipVariants.of(A.data.type), { A: A.data, B: B.data }, params, groups);
}
