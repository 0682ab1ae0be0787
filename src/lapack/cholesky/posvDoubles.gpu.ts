// POSV of doubles on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueuePotrfDoubles, noteCholesky } from './potrfDoubles.gpu.ts';
import { enqueuePotrsDoubles } from './potrsDoubles.gpu.ts';
import type { PosvArgs } from './routines.gen.ts';

export function posvDoubles(queue: Queue, a: Bound<PosvArgs<'d' | 'z'>>): void {
  const { uplo, n, nrhs } = a;
  noteCholesky(queue, a.routine, a.prec === 'z' ? 'z' : 'd');
  const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
  enqueuePotrfDoubles(queue, uplo, n, A, info);
  enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueuePotrsDoubles(queue, uplo, n, nrhs, A, B));
}
