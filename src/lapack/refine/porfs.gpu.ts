// PORFS on the GPU: the symmetric or Hermitian matrix is written out in full, then refinement with solves by the factor.
import { enqueueWriteOut } from '../../blas3/products/symm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
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
  const full = queue.context.lease(s.A.data.type, n * n);
  try {
    const A: DeviceMat = { data: full, off: 0, ld: Math.max(1, n) };
    enqueueWriteOut(queue, { uplo, n, A: s.A, W: A, hermitian: isComplex(full.type) });
    const solve = (D: DeviceMat, columns: number): void =>
      enqueuePotrs(queue, { uplo, n, nrhs: columns, A: s.AF, B: D });
    await enqueueRefine(queue, { ...s, trans: 'n', A, solve });
  } finally {
    full.dispose();
  }
}
