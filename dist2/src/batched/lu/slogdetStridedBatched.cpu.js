import { hostMat, hostVector } from '../../runtime/buffer.js';
import { slogdetComplexRef, slogdetRef } from './slogdetStridedBatched.ref.js';
export async function slogdetStridedBatchedCpu(queue, a) {
    const given = a.det;
    const [mat, ipiv, sign, logdet, det] = await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostVector(a.ipiv, 'read'),
        hostVector(a.sign, 'write'),
        hostVector(a.logdet, 'write'),
        given && hostVector(given, 'write'),
    ]);
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const A = mat;
    for (let b = 0; b < a.batchCount; b++) {
        const one = { ...A, off: A.off + b * a.strideA };
        const place = ipiv.off + b * a.stridePiv;
        if (A.parts === 2) {
            const found = slogdetComplexRef(a.n, one, ipiv.data, place);
            sign.data.set(found.sign, 2 * (sign.off + b));
            logdet.data[logdet.off + b] = found.logdet;
            det?.data.set(found.det, 2 * (det.off + b));
            continue;
        }
        const found = slogdetRef(a.n, one, ipiv.data, place);
        sign.data[sign.off + b] = found.sign;
        logdet.data[logdet.off + b] = found.logdet;
        if (det !== undefined)
            det.data[det.off + b] = found.det;
    }
}
