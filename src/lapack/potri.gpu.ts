// POTRI on the GPU: the factor is inverted and multiplied with its transpose; where it is singular it is put back.
import { enqueueLacpy } from '../blas3/lacpy.gpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueLauum } from './lauum.gpu.ts';
import type { PotriArgs } from './potri.ts';
import { enqueueTrtri } from './trtri.gpu.ts';
import { enqueueRestore, enqueueZeroDiagonal } from './trtrs.gpu.ts';

export function potriGpu(queue: Queue, a: Bound<PotriArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'trsm_block and gemm_triangle',
    why: 'the factor inverted and multiplied with its transpose on the device without a readback',
  });
  const { uplo, n } = a;
  const [A, info] = [deviceMat(a.A, a.lda), deviceMat(a.info, 1)];
  enqueueZeroDiagonal(queue, n, A, info);
  if (n === 0) return;
  const factor: DeviceMat = { data: queue.context.lease('s', n * n), off: 0, ld: n };
  enqueueLacpy(queue, { uplo: 'f', m: n, n, A, B: factor });
  enqueueTrtri(queue, { uplo, diag: 'n', n, A });
  enqueueLauum(queue, { uplo, n, A });
  enqueueRestore(queue, n, n, factor, A, info);
  factor.data.dispose();
}
