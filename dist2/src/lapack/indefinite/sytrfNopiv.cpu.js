// L D L^T or L D L^H without pivoting on the CPU backend: recursive on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { sytrfNopivRef } from './sytrfNopiv.ref.js';
import { divideByDiagonal } from './sytrsNopiv.ref.js';
/** Blocks on the diagonal up to this order are factored by the reference: they are a small part of the work. */
const LEAF = 32;
/** The order of A11 where one of order n is halved. */
const half = (n) => LEAF * Math.ceil(n / (2 * LEAF));
/** Elements of workspace that sytrfNopivEngine needs: n1 n2 of each halving, never more than n^2 / 4, also where n1 is halved again. */
export const sytrfNopivWork = (n) => GEMMTR_WORK + Math.floor((n * n) / 4);
/** As sytrfNopivRef, by halving the order; `work` is the address of sytrfNopivWork(n) elements. */
export function sytrfNopivEngine(e, r, uplo, n, A, work, mirror = 'c') {
    if (n <= LEAF)
        return sytrfNopivRef(uplo, n, matrixAt(e, r, n, n, A), mirror);
    const lower = uplo === 'l';
    const n1 = half(n);
    const n2 = n - n1;
    const A22 = placeAt(r, A, n1, n1);
    const beside = placeAt(r, A, lower ? n1 : 0, lower ? 0 : n1);
    const [rows, cols] = lower ? [n2, n1] : [n1, n2];
    const W = { at: work + GEMMTR_WORK * r.bytes, ld: rows };
    const info1 = sytrfNopivEngine(e, r, uplo, n1, A, work, mirror);
    // W := A21 L11^-H = L21 D1, or U11^-H A12 = D1 U12; then L21, or U12
    if (lower)
        trsmEngine(e, r, 'r', 'l', mirror, 'u', n2, n1, 1, A, beside);
    else
        trsmEngine(e, r, 'l', 'u', mirror, 'u', n1, n2, 1, A, beside);
    lacpyRef('f', rows, cols, matrixAt(e, r, rows, cols, beside), matrixAt(e, r, rows, cols, W));
    divideByDiagonal(lower ? 'r' : 'l', rows, cols, matrixAt(e, r, n1, n1, A), matrixAt(e, r, rows, cols, beside), mirror);
    // A22 := A22 - L21 D1 L21^H, or A22 - U12^H D1 U12
    const [transA, transB] = lower ? ['n', mirror] : [mirror, 'n'];
    gemmtrEngine(e, r, uplo, transA, transB, n2, n1, -1, beside, W, 1, A22, work);
    const info2 = sytrfNopivEngine(e, r, uplo, n2, A22, work, mirror);
    if (info1 > 0)
        return info1;
    return info2 > 0 ? n1 + info2 : 0;
}
/** SYTRFNOPIV or HETRFNOPIV on the operands' host copies. */
export const factorNopivCpu = (mirror) => async (queue, a) => {
    const { uplo, n } = a;
    const { A, info } = await onHost(a, { A: 'write', info: 'write' });
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, n, n, 'write');
        return sytrfNopivEngine(e, r, uplo, n, inA, space.take(sytrfNopivWork(n) * r.bytes), mirror);
    }, () => sytrfNopivRef(uplo, n, A, mirror));
};
export const sytrfNopivCpu = factorNopivCpu('t');
