// Condition numbers on the CPU backend: the estimator with solves on the engine, else the reference, on the operands' host copies.
import { trsvEngine } from '../../blas2/trsv.cpu.js';
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { conditionRef } from './condition.ref.js';
/** One solve of x := op(T)^-1 x with a triangle of A; `x` is the address of n elements. */
export const solveEngine = (e, r, n, A, x) => ({ uplo, trans, diag }) => {
    if (r.parts === 2)
        trsmEngine(e, r, 'l', uplo, trans, diag, n, 1, 1, A, { at: x, ld: n });
    else
        trsvEngine(e, r, { upper: uplo === 'u', trans: trans !== 'n', unit: diag === 'u', n, A, x });
};
/**
 * As conditionRef; `x` is the address of n elements of workspace, which the estimator sees as an array: no memory may be taken any more.
 */
export const conditionEngine = (e, r, triangles, norm, n, A, anorm, x) => conditionRef(triangles, norm, n, matrixAt(e, r, n, n, A), anorm, arrayAt(e, r, x, n), solveEngine(e, r, n, A, x));
export async function conditionCpu(queue, a, triangles, norm, anorm) {
    const { n } = a;
    const { A, rcond } = await onHost(a, { A: 'read', rcond: 'write' });
    rcond.data[rcond.off] = compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, n, n, 'read');
        return conditionEngine(e, r, triangles, norm, n, inA, anorm(A), space.take(n * r.bytes));
    }, () => conditionRef(triangles, norm, n, A, anorm(A)));
}
