import { partCode } from '../elements/part.js';
import { enqueueGemmDoubles } from './gemmDoubles.gpu.js';
import { enqueueGemmSoft } from './gemmSoft.gpu.js';
import { expandDouble, TRIANGLE_THREADS, triangleVariants } from './trianglesDoubles.kernels.js';
const MIRRORED = { not: 0, symmetric: 1, hermitian: 2 };
/** Enqueues W := the matrix of which A holds a triangle. */
export function enqueueExpandDoubles(queue, e) {
    const { uplo, n, A, W } = e;
    const flags = { uplo: partCode[uplo], mirrored: MIRRORED[e.mirrored ?? 'not'], unit: e.diag === 'u' ? 1 : 0 };
    const params = { ...flags, n, offA: A.off, lda: A.ld, ldw: W.ld };
    const groups = [Math.ceil(n / TRIANGLE_THREADS), n, 1];
    queue.launch(expandDouble, triangleVariants.of(W.data.type), { A: A.data, W: W.data }, params, groups);
}
/**
 * Multiplications, and their depth, up to which soft arithmetic, one dispatch, takes less time than residues, which are several: some 60 us
 * of both on an H100, 2026-11. The same on every device, for the bits are.
 */
const FEW = 2 ** 21;
const SHALLOW = 128;
export const isSmall = (m, n, k) => k <= SHALLOW && m * n * k <= FEW;
/** Products as the steps of level 3 and of factorizations take them; with 'span' of as many moduli as their data need. */
export const doublesOn = (queue, moduli) => (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if (m === 0 || n === 0)
        return;
    if (isSmall(m, n, k))
        enqueueGemmSoft(queue, { transA, transB, m, n, k, alpha, A, B, beta, C });
    else {
        const product = { transA, transB, m, n, k, alpha, A, B, beta, C };
        enqueueGemmDoubles(queue, moduli === undefined ? product : { ...product, moduli });
    }
};
