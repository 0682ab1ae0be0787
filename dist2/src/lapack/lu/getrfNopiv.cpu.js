// LU without pivoting on the CPU backend: recursive on the engine, else the recursive reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { getf2NopivRef, getrfNopivRef } from './getrfNopiv.ref.js';
/** Blocks on the diagonal up to this order are factored by the reference: they are a vanishing part of the work. */
const LEAF = 32;
/** A = L U by halving the order; returns info. */
export function getrfNopivEngine(e, r, m, n, A) {
    const order = Math.min(m, n);
    if (order === 0)
        return 0;
    const whole = order <= LEAF;
    const n1 = whole ? order : LEAF * Math.ceil(order / (2 * LEAF));
    const [A12, A21, A22] = [placeAt(r, A, 0, n1), placeAt(r, A, n1, 0), placeAt(r, A, n1, n1)];
    // A11 = L11 U11,  L21 := A21 U11^-1,  U12 := L11^-1 A12,  A22 := A22 - L21 U12,  A22 = L22 U22
    const info1 = whole ? getf2NopivRef(n1, n1, matrixAt(e, r, n1, n1, A)) : getrfNopivEngine(e, r, n1, n1, A);
    trsmEngine(e, r, 'r', 'u', 'n', 'n', m - n1, n1, 1, A, A21);
    trsmEngine(e, r, 'l', 'l', 'n', 'u', n1, n - n1, 1, A, A12);
    if (whole)
        return info1;
    gemmEngine(e, r, { m: m - n1, n: n - n1, k: n1, alpha: -1, A: A21, B: A12, beta: 1, C: A22 });
    const info2 = getrfNopivEngine(e, r, m - n1, n - n1, A22);
    if (info1 > 0)
        return info1;
    return info2 > 0 ? n1 + info2 : 0;
}
export async function getrfNopivCpu(queue, a) {
    const { m, n } = a;
    const [A, info] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.info, 'write')]);
    info.data[info.off] = compute(queue, a, (e, r, space) => getrfNopivEngine(e, r, m, n, space.matrix(A, m, n, 'write')), () => getrfNopivRef(m, n, A));
}
