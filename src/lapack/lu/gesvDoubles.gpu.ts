// GESV of doubles on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueueGetrfDoubles, noteLu } from './getrfDoubles.gpu.ts';
import { enqueueGetrsDoubles } from './getrsDoubles.gpu.ts';
import type { GesvArgs } from './routines.gen.ts';

export function gesvDoubles(queue: Queue, a: Bound<GesvArgs<'d' | 'z'>>): void {
  const { n, nrhs } = a;
  noteLu(queue, a.routine, a.n, a.prec as 'd' | 'z');
  const [A, ipiv, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
  enqueueGetrfDoubles(queue, { m: n, n, A, ipiv, info });
  enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () =>
    enqueueGetrsDoubles(queue, { trans: 'n', n, nrhs, A, ipiv, B }),
  );
}
