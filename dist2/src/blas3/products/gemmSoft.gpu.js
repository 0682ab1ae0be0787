import { partCode } from '../elements/part.js';
import { gemmSoft, SOFT_TILE, softVariants } from './gemmSoft.kernels.js';
/** Transposes as the kernel numbers them; conjugates of real numbers are the numbers. */
const transCode = { n: 0, t: 1, c: 2 };
/** Enqueues C := alpha op(A) op(B) + beta C for doubles. A and B may lie in C's buffer, apart from C. */
export function enqueueGemmSoft(queue, s) {
    const { m, n, k, alpha, beta, A, B, C, uplo = 'f', unless } = s;
    const [aInC, bInC] = [A.data === C.data, B.data === C.data];
    const params = {
        ...{ m, n, k, alpha, beta },
        part: partCode[uplo],
        transA: transCode[s.transA],
        transB: transCode[s.transB],
        offA: A.off,
        lda: A.ld,
        offB: B.off,
        ldb: B.ld,
        offC: C.off,
        ldc: C.ld,
    };
    const factors = { A: aInC ? queue.nothing : A.data, B: bInC ? queue.nothing : B.data, C: C.data };
    const buffers = unless === undefined ? factors : { ...factors, table: unless };
    const tuning = softVariants.of(C.data.type, { A_IN_C: aInC, B_IN_C: bInC, ASKED: unless !== undefined });
    queue.launch(gemmSoft, tuning, buffers, params, [Math.ceil(m / SOFT_TILE), Math.ceil(n / SOFT_TILE), 1]);
}
