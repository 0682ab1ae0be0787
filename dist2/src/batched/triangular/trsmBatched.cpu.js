// TRSM of a batch of any form on the CPU backend: the engine's solver on one problem after the other, else the recursive reference.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { isZero } from '../../core/complex.js';
import { matrixAt } from '../../engine/views.js';
import { matOf } from '../hostOperands.cpu.js';
import { placesOf, problemsOf } from '../products/blasForms.cpu.js';
/** x := conj(x) for a row of n complex numbers. */
function conjugateRow(n, { data, off, ld }) {
    for (let j = 0; j < n; j++)
        data[2 * (off + j * ld) + 1] *= -1;
}
/** Solves every problem; of the two operands the triangle comes first. With `conj` the other one is a row. */
export async function solveEach(queue, a, flags, matrices) {
    const { side, uplo, transA, diag, alpha, conj = false } = flags;
    const { operands, each } = await problemsOf(a, matrices);
    const [A, B] = [operands[0], operands[1]];
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [placesOf(space, r, A), placesOf(space, r, B)];
        each((s, b) => {
            const [m, n] = [B.rows(s), B.cols(s)];
            // Views are made anew: memory may have grown since.
            if (conj)
                conjugateRow(n, matrixAt(e, r, m, n, inB(b)));
            trsmEngine(e, r, side, uplo, transA, diag, m, n, alpha, inA(b), inB(b));
            if (conj)
                conjugateRow(n, matrixAt(e, r, m, n, inB(b)));
        });
    }, () => each((s, b) => {
        const [m, n, X] = [B.rows(s), B.cols(s), matOf(B, b)];
        if (conj)
            conjugateRow(n, X);
        trsmBlockedRef(side, uplo, transA, diag, m, n, alpha, matOf(A, b), X);
        if (conj)
            conjugateRow(n, X);
    }));
}
export function trsmBatchedCpu(queue, a) {
    const order = ({ m, n }) => (a.side === 'l' ? m : n);
    return solveEach(queue, a, a, {
        A: { rows: (s) => (isZero(a.alpha) ? 0 : order(s)), cols: order, use: 'read' },
        B: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
    });
}
