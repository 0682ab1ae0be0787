import { adjoint } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { hostMat } from '../../runtime/buffer.js';
import { compute } from '../compute.cpu.js';
import { GEMMTR_WORK, gemmtrEngine } from './gemmtr.cpu.js';
import { herkBlockedRef, realDiagonal } from './herk.ref.js';
export async function herkCpu(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.C, a.ldc, 'write')]);
    const [A, C] = operands;
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, ...(trans === 'n' ? [n, k] : [k, n]), 'read');
        const inC = space.matrix(C, n, n, 'write');
        const work = space.take(GEMMTR_WORK * r.bytes);
        realDiagonal(n, matrixAt(e, r, n, n, inC));
        gemmtrEngine(e, r, uplo, trans, adjoint(trans), n, k, alpha, inA, inA, beta, inC, work);
        realDiagonal(n, matrixAt(e, r, n, n, inC));
    }, () => herkBlockedRef(uplo, trans, n, k, alpha, A, beta, C));
}
