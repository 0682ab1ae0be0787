// TRTRI on the CPU backend: the diagonal is looked at, then the triangle inverted on the engine, else by the reference, on the host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { trti2Ref, trtriRef } from './trtri.ref.js';
import { zeroDiagonalRef } from './trtrs.ref.js';
/** Triangles up to this order are inverted by the reference: n LEAF^2 / 3 of the n^3 / 3 operations. */
const LEAF = 16;
/** A := A^-1 in one triangle, as trtriRef; no element on the diagonal is zero. */
export function trtriEngine(e, r, uplo, diag, n, A) {
    if (n <= LEAF)
        return trti2Ref(uplo, diag, n, matrixAt(e, r, n, n, A));
    const n1 = LEAF * Math.ceil(n / (2 * LEAF));
    const n2 = n - n1;
    const A22 = placeAt(r, A, n1, n1);
    if (uplo === 'l') {
        // A21 := -A22^-1 A21 A11^-1
        const A21 = placeAt(r, A, n1, 0);
        trsmEngine(e, r, 'l', uplo, 'n', diag, n2, n1, -1, A22, A21);
        trsmEngine(e, r, 'r', uplo, 'n', diag, n2, n1, 1, A, A21);
    }
    else {
        // A12 := -A11^-1 A12 A22^-1
        const A12 = placeAt(r, A, 0, n1);
        trsmEngine(e, r, 'l', uplo, 'n', diag, n1, n2, -1, A, A12);
        trsmEngine(e, r, 'r', uplo, 'n', diag, n1, n2, 1, A22, A12);
    }
    trtriEngine(e, r, uplo, diag, n1, A);
    trtriEngine(e, r, uplo, diag, n2, A22);
}
export async function trtriCpu(queue, a) {
    const { uplo, diag, n } = a;
    const { A, info } = await onHost(a, { A: 'write', info: 'write' });
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const found = diag === 'u' ? 0 : zeroDiagonalRef(n, A);
        if (found === 0)
            trtriEngine(e, r, uplo, diag, n, space.matrix(A, n, n, 'write'));
        return found;
    }, () => trtriRef(uplo, diag, n, A));
}
