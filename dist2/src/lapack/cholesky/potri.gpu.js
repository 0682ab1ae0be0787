// POTRI on the GPU: the factor is inverted and multiplied with its conjugate transpose; where it is singular it is put back.
import { enqueueRealDiagonal } from '../../blas3/products/herk.gpu.js';
import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueTrtri } from '../triangular/trtri.gpu.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { enqueueLauum } from './lauum.gpu.js';
export function potriGpu(queue, a) {
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
        if (isComplex(a.prec))
            enqueueRealDiagonal(queue, n, A);
    });
}
