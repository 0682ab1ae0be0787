// GESV_NOPIV on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueueGetrfNopiv } from './getrfNopiv.gpu.ts';
import { enqueueGetrsNopiv } from './getrsNopiv.gpu.ts';
import type { GesvNopivArgs } from './routines.gen.ts';

export function gesvNopivGpu(queue: Queue, a: Bound<GesvNopivArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'getf2_nopiv',
    why: 'factored without interchanges and solved on the device, without a readback',
  });
  const { n, nrhs, math, nb } = a;
  const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
  enqueueGetrfNopiv(queue, { m: n, n, A, info, math, nb });
  enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueueGetrsNopiv(queue, { trans: 'n', n, nrhs, A, B }));
}
