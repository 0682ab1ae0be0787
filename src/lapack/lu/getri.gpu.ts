// GETRI on the GPU: U is inverted, L solved with from the right; if U is singular the factors are put back.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueueTrtri } from '../triangular/trtri.gpu.ts';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.ts';
import { enqueueLaswp } from './laswp.gpu.ts';
import type { GetriArgs } from './routines.gen.ts';

export function getriGpu(queue: Queue, a: Bound<GetriArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'trsm_block',
    why: 'U inverted and L solved with on the device without a readback',
  });
  const { n } = a;
  const A = deviceMat(a.A, a.lda);
  const ipiv = deviceMat(a.ipiv, 1);
  const info = deviceMat(a.info, 1);
  enqueueZeroDiagonal(queue, n, A, info);
  const invert = (LU: DeviceMat, T: DeviceMat): void => {
    // A := U^-1, zeros below it, then A := U^-1 L^-1
    enqueueTrtri(queue, { uplo: 'u', diag: 'n', n, A });
    if (n > 1) enqueueLaset(queue, { uplo: 'l', m: n - 1, n: n - 1, alpha: 0, beta: 0, A: at(A, 1, 0) });
    enqueueTrsm(queue, { side: 'r', uplo: 'l', trans: 'n', diag: 'u', m: n, n, alpha: 1, A: LU, B: A });
    // A := A P, which interchanges the columns: the rows of A^T, in few dispatches
    enqueueTranspose(queue, { m: n, n, A, B: T });
    enqueueLaswp(queue, { m: n, A: T, from: 0, to: n, first: 0, count: n, ipiv, backward: true });
    enqueueTranspose(queue, { m: n, n, A: T, B: A });
  };
  enqueueUnlessFailed(queue, { m: n, n, B: A, info }, (LU) =>
    scope(queue, (ws) => invert(LU, { data: ws.like(A, n * n), off: 0, ld: n })),
  );
}
