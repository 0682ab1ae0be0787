// SYSVNOPIV on the GPU: factor, solve, and put B back if a pivot is zero; the host learns of nothing until it asks for info.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import type { SysvNopivArgs } from './routines.gen.ts';
import { enqueueSytrfNopiv, noteNopiv } from './sytrfNopiv.gpu.ts';
import { enqueueSytrsNopiv } from './sytrsNopiv.gpu.ts';

export const sysvNopivGpu = (queue: Queue, a: Bound<SysvNopivArgs<Prec>>): void => nopivGpu(queue, a, 't');

/** SYSVNOPIV or HESVNOPIV. */
export function nopivGpu(queue: Queue, a: Bound<SysvNopivArgs<Prec>>, mirror: Mirror): void {
  noteNopiv(queue, a.routine);
  const { uplo, n, nrhs, A, B, info, math, nb } = onDevice(a);
  enqueueSytrfNopiv(queue, { uplo, n, A, info, mirror, math, nb });
  enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () =>
    enqueueSytrsNopiv(queue, { uplo, n, nrhs, A, B, mirror }),
  );
}
