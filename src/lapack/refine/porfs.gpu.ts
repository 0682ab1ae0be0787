// PORFS on the GPU: the symmetric matrix is written out in full, then refinement with solves by the factor.
import { SYM_TILE, symExpand, symExpandTuning } from '../../blas3/products/symm.kernels.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueuePotrs } from '../cholesky/potrs.gpu.ts';
import { type DeviceRefine, enqueueRefine, noteRefine } from './refine.gpu.ts';
import type { PorfsArgs } from './routines.gen.ts';

export type DevicePorfs = Omit<DeviceRefine, 'trans' | 'solve'> & { readonly uplo: Uplo; readonly AF: DeviceMat };

export function porfsGpu(queue: Queue, a: Bound<PorfsArgs<Prec>>): Promise<void> {
  noteRefine(queue, a.routine);
  return enqueuePorfs(queue, onDevice(a));
}

/** As enqueueRefine. */
export async function enqueuePorfs(queue: Queue, s: DevicePorfs): Promise<void> {
  const { uplo, n } = s;
  const full = queue.context.lease('s', n * n);
  try {
    const A = expanded(queue, uplo, n, s.A, { data: full, off: 0, ld: Math.max(1, n) });
    const solve = (D: DeviceMat, columns: number): void =>
      enqueuePotrs(queue, { uplo, n, nrhs: columns, A: s.AF, B: D });
    await enqueueRefine(queue, { ...s, trans: 'n', A, solve });
  } finally {
    full.dispose();
  }
}

/** Enqueues F := the symmetric matrix of which A holds a triangle. */
function expanded(queue: Queue, uplo: Uplo, n: number, A: DeviceMat, F: DeviceMat): DeviceMat {
  const params = { uplo: uplo === 'l' ? 1 : 2, n, offA: A.off, lda: A.ld, ldw: F.ld };
  const tiles = Math.ceil(n / SYM_TILE);
  queue.launch(symExpand, symExpandTuning, { A: A.data, W: F.data }, params, [tiles, tiles, 1]);
  return F;
}
