// SYCON on the GPU: the estimator with solutions by the factors, which are converted once.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { isComplex } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueSolution, enqueueSyconv } from '../indefinite/sytrs.gpu.js';
import { enqueueCondition, enqueueNumber, noteCondition } from './condition.gpu.js';
export const syconGpu = (queue, a) => bunchKaufmanConditionGpu(queue, a, 't');
/** SYCON or HECON. */
export function bunchKaufmanConditionGpu(queue, a, mirror) {
    noteCondition(queue, a.routine);
    const { uplo, n, A, ipiv, rcond } = onDevice(a);
    if (n === 0) {
        enqueueNumber(queue, 1, rcond);
        return;
    }
    scope(queue, (ws) => {
        const W = { data: ws.like(A, n), off: 0, ld: 1 };
        const conjugate = (X, columns) => {
            enqueueTranspose(queue, { m: n, n: columns, A: X, B: W, conjugate: true });
            enqueueTranspose(queue, { m: columns, n, A: W, B: X });
        };
        const converted = enqueueSyconv(queue, ws, { uplo, n, A, ipiv, mirror });
        enqueueCondition(queue, {
            ...{ n, A, part: uplo, diag: 'n', hermitian: mirror === 'c', rcond },
            pivots: { data: converted.D, off: 2 * n, ld: 0 },
            anorm: (result) => enqueueNumber(queue, a.anorm, result),
            solve(X, columns, transposed) {
                // The adjoint of a complex symmetric matrix is its conjugate.
                const turned = transposed && mirror === 't' && isComplex(a.prec);
                if (turned)
                    conjugate(X, columns);
                enqueueSolution(queue, converted, columns, X);
                if (turned)
                    conjugate(X, columns);
            },
        });
    });
}
