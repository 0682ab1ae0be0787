// LANGE, and with it LANSY and LANTR, on the GPU: one value per column or row, then the norm from those. No atomics: every run gives
// the same bits.
import type { Bound } from '../core/args.ts';
import type { Diag, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { NORM_ROWS, normColumns, normFinal, normRows, normRowsTuning, normTuning } from './lange.kernels.ts';
import type { LangeArgs } from './lange.ts';
import type { Norm } from './norm.ts';
import { partCode } from './part.ts';

export interface DeviceNorm {
  readonly norm: Norm;
  readonly uplo: Uplo | 'f';
  readonly diag: Diag;
  readonly symmetric: boolean;
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  /** One element; it may lie in A's buffer. */
  readonly result: DeviceMat;
}

export function langeGpu(queue: Queue, a: Bound<LangeArgs<Prec>>): void {
  noteNorm(queue, a.routine);
  const { norm, m, n } = a;
  const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
  enqueueNorm(queue, { norm, uplo: 'f', diag: 'n', symmetric: false, m, n, ...operands });
}

export const noteNorm = (queue: Queue, routine: string): void =>
  queue.note({
    routine,
    backend: 'gpu',
    kernel: 'norm_columns',
    why: 'columns or rows in parallel, then one workgroup',
  });

/** Enqueues result := the norm of A. */
export function enqueueNorm(queue: Queue, s: DeviceNorm): void {
  const squares = s.norm === 'f' || s.norm === 'e';
  const byRows = s.norm === 'i' && !s.symmetric;
  const empty = s.m === 0 || s.n === 0;
  const count = empty ? 0 : byRows ? s.m : s.n;
  const work = queue.context.lease('s', Math.max(1, squares ? 4 * count : count));
  const shape = {
    m: s.m,
    part: partCode[s.uplo],
    unit: s.diag === 'u' ? 1 : 0,
    offA: s.A.off,
    lda: s.A.ld,
  };
  const buffers = { A: s.A.data, work };
  if (!empty && !byRows) {
    const kind = squares ? 2 : s.norm === 'm' ? 0 : 1;
    const params = { ...shape, kind, weight: s.symmetric ? 2 : 1 };
    queue.launch(normColumns, normTuning, buffers, params, [s.n, 1, 1]);
  }
  const sums = s.norm === 'o' || s.norm === '1' || s.norm === 'i';
  if (!empty && (byRows || (s.symmetric && sums))) {
    const params = { ...shape, n: s.n, more: byRows ? 0 : 1 };
    queue.launch(normRows, normRowsTuning, buffers, params, [Math.ceil(s.m / NORM_ROWS), 1, 1]);
  }
  const params = { count, squares: squares ? 1 : 0, offR: s.result.off };
  queue.launch(normFinal, normTuning, { work, result: s.result.data }, params, [1, 1, 1]);
  work.dispose();
}
