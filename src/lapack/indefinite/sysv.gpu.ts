// SYSV on the GPU: factor, solve, and put B back if D is singular; the host learns of nothing until it asks for info.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import type { SysvArgs } from './routines.gen.ts';
import { enqueueSytrf, noteSytrf } from './sytrf.gpu.ts';
import { enqueueSytrs } from './sytrs.gpu.ts';

export const sysvGpu = (queue: Queue, a: Bound<SysvArgs<Prec>>): void => indefiniteGpu(queue, a, 't');

/** SYSV or HESV. */
export function indefiniteGpu(queue: Queue, a: Bound<SysvArgs<Prec>>, mirror: Mirror): void {
  noteSytrf(queue, a.routine, 0);
  const { uplo, n, nrhs, A, ipiv, B, info } = onDevice(a);
  enqueueSytrf(queue, { uplo, n, A, ipiv, info, nb: 0, mirror });
  enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () =>
    enqueueSytrs(queue, { uplo, n, nrhs, A, ipiv, B, mirror }),
  );
}
