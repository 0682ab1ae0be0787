// SYCON on the GPU: the estimator with solutions by the factors, which are converted once.
import { enqueueNorm } from '../blas3/lange.gpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueNumber, noteCondition } from './condition.gpu.ts';
import { enqueueLacn2 } from './lacn2.gpu.ts';
import { rcondFinal, rcondTuning } from './lacn2.kernels.ts';
import type { SyconArgs } from './sycon.ts';
import { enqueueSolution, enqueueSyconv } from './sytrs.gpu.ts';
import { enqueueZeroDiagonal } from './trtrs.gpu.ts';

export function syconGpu(queue: Queue, a: Bound<SyconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const { uplo, n } = a;
  const [A, ipiv, rcond] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.rcond, 1)];
  if (n === 0) {
    enqueueNumber(queue, 1, rcond);
    return;
  }
  const { context } = queue;
  const X: DeviceMat = { data: context.lease('s', 2 * n), off: 0, ld: n };
  const [norms, est, zero] = [context.lease('s', 2), context.lease('s', 1), context.lease('i', 1)];
  enqueueNumber(queue, a.anorm, { data: norms, off: 0, ld: 1 });
  // NaN in the factors is told from NaN that a singular matrix makes of zeros and infinities.
  const largest = { data: norms, off: 1, ld: 1 };
  enqueueNorm(queue, { norm: 'm', uplo, diag: 'n', symmetric: false, m: n, n, A, result: largest });
  const converted = enqueueSyconv(queue, { uplo, n, A, ipiv });
  enqueueZeroDiagonal(queue, n, { data: converted.D, off: 2 * n, ld: 0 }, { data: zero, off: 0, ld: 1 });
  const product = (columns: number): void => enqueueSolution(queue, converted, columns, X);
  enqueueLacn2(queue, { n, columns: 1, X, est, norm: norms, product });
  queue.launch(rcondFinal, rcondTuning, { norms, est, zero, rcond: rcond.data }, { offR: rcond.off }, [1, 1, 1]);
  converted.dispose();
  for (const buffer of [X.data, norms, est, zero]) buffer.dispose();
}
