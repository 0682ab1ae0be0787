// SYGST on the CPU backend: by halving on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.js';
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { mirroredOn, symmWork } from '../../blas3/products/symm.cpu.js';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { adjoint } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { sygstRef } from './sygst.ref.js';
import { sygstHalves } from './sygst.steps.js';
/** Matrices up to this order are reduced by the definition. */
const LEAF = 32;
/** As sygstRef. On all threads. */
export function sygstEngine(e, r, space, itype, uplo, n, A, B) {
    const makeReal = () => {
        if (r.parts === 2)
            realDiagonal(n, matrixAt(e, r, n, n, A));
    };
    const [work, panels] = [space.take(GEMMTR_WORK * r.bytes), space.take(symmWork(n) * r.bytes)];
    makeReal();
    sygstHalves({
        leaf: LEAF,
        small: (type, triangle, order, X, Y) => sygstRef(type, triangle, order, matrixAt(e, r, order, order, X), matrixAt(e, r, order, order, Y)),
        trsm: (...call) => trsmEngine(e, r, ...call),
        trmm: (...call) => trmmEngine(e, r, ...call),
        hemm: mirroredOn(e, r, 'c', panels),
        her2k(triangle, trans, order, k, alpha, X, Y, beta, C) {
            const other = adjoint(trans);
            gemmtrEngine(e, r, triangle, trans, other, order, k, alpha, X, Y, beta, C, work);
            gemmtrEngine(e, r, triangle, trans, other, order, k, alpha, Y, X, 1, C, work);
        },
        at: (X, i, j) => placeAt(r, X, i, j),
    }, itype, uplo, n, A, B);
    // Sums of a number and its conjugate are rounded.
    makeReal();
}
export async function sygstCpu(queue, a) {
    const { uplo, n } = a;
    const itype = a.itype;
    const { A, B } = await onHost(a, { A: 'write', B: 'read' });
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, n, n, 'write');
        sygstEngine(e, r, space, itype, uplo, n, inA, space.matrix(B, n, n, 'read'));
    }, () => sygstRef(itype, uplo, n, A, B), n <= LEAF ? 'the matrix is small' : undefined);
}
