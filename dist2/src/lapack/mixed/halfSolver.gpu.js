import { enqueueButterflySolve, enqueueHalfGetrf } from './dhgesv.gpu.js';
import { luSolver } from './luSolver.gpu.js';
/** For one A of columns that begin on multiples of four, in workspace of the call. */
export function halfSolver(queue, { n, nrhs, ipiv, pivoting }, lease) {
    const lu = luSolver(queue, { n, nrhs, ipiv }, lease);
    return {
        factor(A, info, powers) {
            enqueueHalfGetrf(queue, { n, A, ipiv, info, pivoting, powers });
            // Without pivots blocks may be arbitrarily ill-conditioned: see enqueueGetrsNopiv.
            if (pivoting !== 'butterfly')
                lu.prepare(A);
        },
        solve(A, B, columns) {
            if (pivoting === 'butterfly')
                enqueueButterflySolve(queue, { n, nrhs: columns, A, B });
            else
                lu.solve(A, B, columns);
        },
    };
}
