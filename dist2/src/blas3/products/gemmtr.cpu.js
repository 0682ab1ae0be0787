// GEMMTR on the CPU backend: recursive on the engine, else the recursive reference, on the operands' host copies.
import { axpyRef } from '../../blas1/axpy.ref.js';
import { re } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { symmetricKernels } from '../../engine/kernels/symmetric.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { hostMat } from '../../runtime/buffer.js';
import { compute } from '../compute.cpu.js';
import { gemmEngine, gemmOn } from './gemm.cpu.js';
import { scaleRef } from './gemm.ref.js';
import { gemmtrBlockedRef } from './gemmtr.ref.js';
import { gemmtrSteps } from './gemmtr.steps.js';
/** Triangles up to this order are computed as squares, of which the triangle is kept. */
const LEAF = 32;
/** Elements of workspace that gemmtrEngine needs. */
export const GEMMTR_WORK = LEAF * LEAF;
/** As gemmtrBlockedRef, by halving the triangle, as the drivers' operation. `work` is the address of GEMMTR_WORK elements. */
export function gemmtrOn(e, r, work) {
    const small = (uplo, transA, transB, n, k, alpha, A, B, beta, C) => {
        if (n === 0)
            return;
        gemmEngine(e, r, { transA, transB, m: n, n, k, alpha, A, B, beta: 0, C: { at: work, ld: n } });
        if (r.parts === 2)
            return mergePairs(e, r, uplo, n, work, C, beta);
        e.functionsOf(symmetricKernels[r.prec])['merge'](n, +(uplo === 'l'), work, C.at, C.ld * r.bytes, re(beta));
    };
    const ops = { leaf: LEAF, small, gemm: gemmOn(e, r), at: (X, i, j) => placeAt(r, X, i, j) };
    return (uplo, transA, transB, n, k, alpha, A, B, beta, C) => gemmtrSteps(ops, uplo, transA, transB, n, k, alpha, A, B, beta, C);
}
/** The same, called at once. */
export const gemmtrEngine = (e, r, ...args) => {
    const [uplo, transA, transB, n, k, alpha, A, B, beta, C, work] = args;
    gemmtrOn(e, r, work)(uplo, transA, transB, n, k, alpha, A, B, beta, C);
};
/** C := W + beta C on a triangle of complex numbers. */
function mergePairs(e, r, uplo, n, work, C, beta) {
    const [W, T] = [matrixAt(e, r, n, n, { at: work, ld: n }), matrixAt(e, r, n, n, C)];
    for (let j = 0; j < n; j++) {
        const [first, rows] = uplo === 'l' ? [j, n - j] : [0, j + 1];
        const column = at(T, first, j);
        scaleRef(rows, 1, beta, column);
        axpyRef(rows, 1, { ...at(W, first, j), ld: 1 }, { ...column, ld: 1 });
    }
}
export async function gemmtrCpu(queue, a) {
    const { uplo, transA, transB, n, k, alpha, beta } = a;
    const [A, B, C] = (await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostMat(a.B, a.ldb, 'read'),
        hostMat(a.C, a.ldc, 'write'),
    ]));
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, ...(transA === 'n' ? [n, k] : [k, n]), 'read');
        const inB = space.matrix(B, ...(transB === 'n' ? [k, n] : [n, k]), 'read');
        const inC = space.matrix(C, n, n, 'write');
        const work = space.take(GEMMTR_WORK * r.bytes);
        gemmtrEngine(e, r, uplo, transA, transB, n, k, alpha, inA, inB, beta, inC, work);
    }, () => gemmtrBlockedRef(uplo, transA, transB, n, k, alpha, A, B, beta, C));
}
