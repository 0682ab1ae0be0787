// POTRI on the GPU: the factor is inverted and multiplied with its conjugate transpose; where it is singular it is put back.
import { enqueueRealDiagonal } from '../../blas3/products/herk.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueueTrtri } from '../triangular/trtri.gpu.ts';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.ts';
import { enqueueLauum } from './lauum.gpu.ts';
import type { PotriArgs } from './routines.gen.ts';

export function potriGpu(queue: Queue, a: Bound<PotriArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'trsm_block and gemm_triangle',
    why: 'the factor inverted and multiplied with its conjugate transpose on the device without a readback',
  });
  const { uplo, n } = a;
  const [A, info] = [deviceMat(a.A, a.lda), deviceMat(a.info, 1)];
  enqueueZeroDiagonal(queue, n, A, info);
  enqueueUnlessFailed(queue, { m: n, n, B: A, info }, () => {
    enqueueTrtri(queue, { uplo, diag: 'n', n, A });
    enqueueLauum(queue, { uplo, n, A });
    if (isComplex(a.prec)) enqueueRealDiagonal(queue, n, A);
  });
}
