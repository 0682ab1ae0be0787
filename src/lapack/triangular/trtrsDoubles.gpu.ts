// TRTRS of doubles on the GPU: look for a zero, solve, and put B back if there was one; the host learns of nothing until it asks for info.
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import type { TrtrsArgs } from './routines.gen.ts';
import { enqueueZeroDiagonal } from './trtrs.gpu.ts';

export function trtrsDoubles(queue: Queue, a: Bound<TrtrsArgs<'d' | 'z'>>): void {
  const why = 'doubles: checked and solved on the device without a readback, by substitution';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
  const { uplo, trans, diag, n, nrhs, A, B, info } = onDevice(a);
  const solve = (): void => enqueueTrsmDoubles(queue, 'l', uplo, trans, diag, n, nrhs, 1, A, B);
  // Ones on the diagonal cannot be zero.
  const checked = diag === 'n';
  enqueueZeroDiagonal(queue, checked ? n : 0, A, info);
  if (checked) enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, solve);
  else solve();
}
