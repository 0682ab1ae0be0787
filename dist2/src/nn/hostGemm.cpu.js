// GEMM on host operands for routines that are more than products: on the engine, in whose memory most of them lie, else by the reference.
import { gemmEngine } from '../blas3/products/gemm.cpu.js';
import { gemmBlockedRef } from '../blas3/products/gemm.ref.js';
import { isTransposed } from '../core/matrix.js';
import { engine } from '../engine/engine.js';
import { elements } from '../engine/ops.js';
/** C := alpha op(A) op(B) + beta C of real matrices; those of halves are given as singles. */
export function hostGemm(prec) {
    const e = engine();
    const r = elements[prec];
    return (transA, transB, m, n, k, alpha, A, B, beta, C) => {
        if (m === 0 || n === 0)
            return;
        const [rowsA, colsA] = isTransposed(transA) ? [k, m] : [m, k];
        const [rowsB, colsB] = isTransposed(transB) ? [n, k] : [k, n];
        const done = e?.within((space) => {
            gemmEngine(e, r, {
                ...{ transA, transB, m, n, k, alpha, beta },
                A: space.matrix(A, rowsA, colsA, 'read'),
                B: space.matrix(B, rowsB, colsB, 'read'),
                C: space.matrix(C, m, n, 'write'),
            });
            return true;
        });
        if (done === undefined)
            gemmBlockedRef(transA, transB, m, n, k, alpha, A, B, beta, C);
    };
}
