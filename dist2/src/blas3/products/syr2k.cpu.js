import { isZero, re } from '../../core/complex.js';
import { hostMat } from '../../runtime/buffer.js';
import { compute } from '../compute.cpu.js';
import { GEMMTR_WORK, gemmtrEngine } from './gemmtr.cpu.js';
import { syr2kBlockedRef } from './syr2k.ref.js';
export async function syr2kCpu(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    const [A, B, C] = (await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostMat(a.B, a.ldb, 'read'),
        hostMat(a.C, a.ldc, 'write'),
    ]));
    const size = trans === 'n' ? [n, k] : [k, n];
    const other = trans === 'n' ? 't' : 'n';
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, ...size, 'read'), space.matrix(B, ...size, 'read')];
        const inC = space.matrix(C, n, n, 'write');
        const work = space.take(GEMMTR_WORK * r.bytes);
        gemmtrEngine(e, r, uplo, trans, other, n, k, alpha, inA, inB, beta, inC, work);
        if (!isZero(alpha) && k > 0)
            gemmtrEngine(e, r, uplo, trans, other, n, k, alpha, inB, inA, 1, inC, work);
    }, () => syr2kBlockedRef(uplo, trans, n, k, alpha, A, B, beta, C), undefined, (native) => native.syr2k(uplo, trans, n, k, re(alpha), A, B, re(beta), C));
}
