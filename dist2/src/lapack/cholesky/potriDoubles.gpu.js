// POTRI of doubles on the GPU: the factor is inverted and multiplied with its conjugate transpose; where it is singular it is put back.
import { enqueueRealDiagonal } from '../../blas3/products/herk.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueTrtriDoubles } from '../triangular/trtriDoubles.gpu.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { enqueueLauumDoubles } from './lauumDoubles.gpu.js';
export function potriDoubles(queue, a) {
    const why = 'doubles: the factor inverted and multiplied with its transpose on the device without a readback';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double and gemm of a triangle', why });
    const { uplo, n } = a;
    const [A, info] = [deviceMat(a.A, a.lda), deviceMat(a.info, 1)];
    enqueueZeroDiagonal(queue, n, A, info);
    enqueueUnlessFailed(queue, { m: n, n, B: A, info }, () => {
        enqueueTrtriDoubles(queue, { uplo, diag: 'n', n, A });
        enqueueLauumDoubles(queue, uplo, n, A);
        // What a product leaves of an imaginary part there is rounding.
        if (a.prec === 'z')
            enqueueRealDiagonal(queue, n, A);
    });
}
