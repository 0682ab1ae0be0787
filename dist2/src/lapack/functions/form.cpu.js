// Functions of a matrix by way of its Schur form on the engine: the form, and the products with its vectors.
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { elements } from '../../engine/ops.js';
import { matrixAt } from '../../engine/views.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { copyRef } from '../schur/doubles.ref.js';
import { geesSteps } from '../schur/gees.ref.js';
import { engineTools as schurTools } from '../schur/schurSteps.cpu.js';
/** Matrices of doubles, real or complex as A is, go to the engine's memory and come back. */
export function engineTools(e, space, n, { parts }) {
    const r = parts === 2 ? elements.z : elements.d;
    const [X, Y, P] = [0, 1, 2].map(() => takeMatrix(space, r, n, n));
    const schur = schurTools(e, r, space, n, X, 1);
    const view = (place) => matrixAt(e, r, n, n, place);
    return {
        schur(problem) {
            copyRef(n, n, problem.A, view(X));
            const result = geesSteps(problem, schur);
            copyRef(n, n, view(X), problem.A);
            return result;
        },
        multiply(_, A, transB, B, C) {
            copyRef(n, n, A, view(X));
            copyRef(n, n, B, view(Y));
            const trans = transB === 't' && parts === 2 ? 'c' : transB;
            gemmEngine(e, r, { transB: trans, m: n, n, k: n, alpha: 1, A: X, B: Y, beta: 0, C: P });
            copyRef(n, n, view(P), C);
        },
    };
}
/** Up to this order the references are as fast. */
export const LOW = 12;
