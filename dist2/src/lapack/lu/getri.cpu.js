// GETRI on the CPU backend: the diagonal of U is looked at, then the inverse made on the engine, else by the reference, on the host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { trtriEngine } from '../triangular/trtri.cpu.js';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.js';
import { getriRef, swapColumnsRef, takeLowerRef } from './getri.ref.js';
import { badPivots } from './laswp.cpu.js';
/** A := U^-1 L^-1, the diagonal of U having no zero; L is workspace of n x n. */
export function invertFactors(e, r, n, A, L) {
    trtriEngine(e, r, 'u', 'n', n, A);
    takeLowerRef(n, matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, L));
    trsmEngine(e, r, 'r', 'l', 'n', 'u', n, n, 1, L, A);
}
export async function getriCpu(queue, a) {
    const { n } = a;
    const [matA, ipiv, info] = await Promise.all([
        hostMat(a.A, a.lda, 'write'),
        hostVector(a.ipiv, 'read'),
        hostVector(a.info, 'write'),
    ]);
    const A = matA;
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const found = zeroDiagonalRef(n, A);
        if (found > 0)
            return found;
        const inA = space.matrix(A, n, n, 'write');
        invertFactors(e, r, n, inA, { at: space.take(n * n * r.bytes), ld: Math.max(1, n) });
        swapColumnsRef(n, matrixAt(e, r, n, n, inA), ipiv.data, ipiv.off);
        return 0;
    }, () => getriRef(n, A, ipiv.data, ipiv.off), badPivots(ipiv, 0, n, n));
}
