// SYRK of a batch of any form on the CPU backend: the engine's product on one problem after the other, else the recursive reference.
import { compute } from '../../blas3/compute.cpu.js';
import { GEMMTR_WORK } from '../../blas3/products/gemmtr.cpu.js';
import { syrkEngine } from '../../blas3/products/syrk.cpu.js';
import { syrkBlockedRef } from '../../blas3/products/syrk.ref.js';
import { isZero } from '../../core/complex.js';
import { matOf } from '../hostOperands.cpu.js';
import { placesOf, problemsOf } from './blasForms.cpu.js';
export async function syrkBatchedCpu(queue, a) {
    const { uplo, trans, alpha, beta } = a;
    const tall = trans === 'n';
    const call = { ...a, nrhs: a.k };
    const { operands, each } = await problemsOf(call, {
        A: { rows: (s) => (isZero(alpha) ? 0 : tall ? s.n : s.nrhs), cols: (s) => (tall ? s.nrhs : s.n), use: 'read' },
        C: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
    });
    compute(queue, a, (e, r, space) => {
        const [A, C] = operands.map((X) => placesOf(space, r, X));
        const work = space.take(GEMMTR_WORK * r.bytes);
        each(({ n, nrhs: k }, b) => syrkEngine(e, r, uplo, trans, n, k, alpha, A(b), beta, C(b), work));
    }, () => {
        const [A, C] = operands;
        each(({ n, nrhs: k }, b) => syrkBlockedRef(uplo, trans, n, k, alpha, matOf(A, b), beta, matOf(C, b)));
    });
}
