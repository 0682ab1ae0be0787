import { re } from '../../core/complex.js';
import { hostMat } from '../../runtime/buffer.js';
import { compute } from '../compute.cpu.js';
import { GEMMTR_WORK, gemmtrEngine } from './gemmtr.cpu.js';
import { syrkBlockedRef } from './syrk.ref.js';
/** As syrkRef. `work` is the address of GEMMTR_WORK elements. */
export function syrkEngine(e, r, uplo, trans, n, k, alpha, A, beta, C, work) {
    gemmtrEngine(e, r, uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C, work);
}
export async function syrkCpu(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.C, a.ldc, 'write')]);
    const [A, C] = operands;
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, ...(trans === 'n' ? [n, k] : [k, n]), 'read');
        const inC = space.matrix(C, n, n, 'write');
        syrkEngine(e, r, uplo, trans, n, k, alpha, inA, beta, inC, space.take(GEMMTR_WORK * r.bytes));
    }, () => syrkBlockedRef(uplo, trans, n, k, alpha, A, beta, C), undefined, (native) => native.syrk(uplo, trans, n, k, re(alpha), A, re(beta), C));
}
