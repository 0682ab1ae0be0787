import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { withOwnLists } from '../ownLists.gpu.js';
import { SLOGDET_THREADS, slogdetBatched, slogdetComplex, slogdetVariants } from './slogdetStridedBatched.kernels.js';
export function slogdetStridedBatchedGpu(queue, a) {
    const { n, batchCount: count, strideA, stridePiv } = a;
    const [A, ipiv] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1)];
    const list = (pointer) => deviceMat(pointer, 1);
    const lists = { sign: list(a.sign), logdet: list(a.logdet) };
    if (a.det !== undefined)
        lists.det = list(a.det);
    const kernel = isComplex(a.prec) ? slogdetComplex : slogdetBatched;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: kernel.name, why: 'a thread for each matrix' });
    withOwnLists(queue, count, [A.data], lists, ({ sign, logdet, det }) => {
        const params = {
            n,
            count,
            offA: A.off,
            strideA,
            step: a.lda + 1,
            offPiv: ipiv.off,
            stridePiv,
            offSign: sign.off,
            offLog: logdet.off,
            offDet: det?.off ?? 0,
        };
        const buffers = { A: A.data, ipiv: ipiv.data, sign: sign.data, logdet: logdet.data };
        const all = det === undefined ? buffers : { ...buffers, det: det.data };
        const tuning = slogdetVariants.of(undefined, { DET: det !== undefined });
        queue.launch(kernel, tuning, all, params, [Math.ceil(count / SLOGDET_THREADS), 1, 1]);
    });
}
