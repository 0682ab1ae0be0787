// SYTRI on the GPU: n solutions at once; if D is singular the factors are put back.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueRealDiagonal } from '../../blas3/products/herk.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.ts';
import type { SytriArgs } from './routines.gen.ts';
import { enqueueSolution, enqueueSyconv } from './sytrs.gpu.ts';

export const sytriGpu = (queue: Queue, a: Bound<SytriArgs<Prec>>): void => bunchKaufmanInverseGpu(queue, a, 't');

/** SYTRI or HETRI. */
export function bunchKaufmanInverseGpu(queue: Queue, a: Bound<SytriArgs<Prec>>, mirror: Mirror): void {
  const why = 'the unit matrix solved for on the device without a readback';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'syconv and trsm_block', why });
  const { uplo, n, A, ipiv, info } = onDevice(a);
  if (n === 0) {
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    return;
  }
  scope(queue, (ws) => {
    const ld = Math.ceil(n / 4) * 4; // the fast gemm kernels need multiples of four
    const X: DeviceMat = { data: ws.like(A, ld * n), off: 0, ld };
    const converted = enqueueSyconv(queue, ws, { uplo, n, A, ipiv, mirror });
    enqueueZeroDiagonal(queue, n, { data: converted.D, off: 2 * n, ld: 0 }, info);
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: X });
    enqueueSolution(queue, converted, n, X);
    enqueueUnlessFailed(queue, { m: n, n, B: A, info }, () => {
      enqueueLacpy(queue, { uplo, m: n, n, A: X, B: A });
      if (mirror === 'c') enqueueRealDiagonal(queue, n, A);
    });
  });
}
