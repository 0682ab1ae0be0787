// HERK of a batch of any form on the CPU backend: the engine's product on one problem after the other, else the recursive reference.
import { compute } from '../../blas3/compute.cpu.js';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.js';
import { herkBlockedRef, realDiagonal } from '../../blas3/products/herk.ref.js';
import { adjoint } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { matOf } from '../hostOperands.cpu.js';
import { placesOf, problemsOf } from './blasForms.cpu.js';
export async function herkBatchedCpu(queue, a) {
    const { uplo, trans, alpha, beta } = a;
    const tall = trans === 'n';
    const call = { ...a, nrhs: a.k };
    const { operands, each } = await problemsOf(call, {
        A: { rows: (s) => (alpha === 0 ? 0 : tall ? s.n : s.nrhs), cols: (s) => (tall ? s.nrhs : s.n), use: 'read' },
        C: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
    });
    compute(queue, a, (e, r, space) => {
        const [A, C] = operands.map((X) => placesOf(space, r, X));
        const work = space.take(GEMMTR_WORK * r.bytes);
        each(({ n, nrhs: k }, b) => {
            const [inA, inC] = [A(b), C(b)];
            realDiagonal(n, matrixAt(e, r, n, n, inC));
            gemmtrEngine(e, r, uplo, trans, adjoint(trans), n, k, alpha, inA, inA, beta, inC, work);
            realDiagonal(n, matrixAt(e, r, n, n, inC));
        });
    }, () => {
        const [A, C] = operands;
        each(({ n, nrhs: k }, b) => herkBlockedRef(uplo, trans, n, k, alpha, matOf(A, b), beta, matOf(C, b)));
    });
}
