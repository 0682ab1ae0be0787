// Solutions with a Cholesky factor in single precision, many times for few right-hand sides: by inverses of the blocks on the diagonal
// where that is worth while, else by substitution.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.js';
import { enqueuePotrs } from '../cholesky/potrs.gpu.js';
import { enqueueInverseSolve, enqueueInverseSolver, inverseSolver, worthInverting, } from './inverseSolve.gpu.js';
/** For one factor, in workspace of a call. */
export function choleskySolver(queue, { uplo, n, nrhs }, lease) {
    let inverses;
    return {
        prepare(A) {
            if (!worthInverting({ n, nrhs }))
                return;
            // The factor and its transpose, one in each triangle.
            enqueueSymmetrize(queue, { uplo, n, A });
            inverses = inverseSolver(n, A, 'n', lease);
            enqueueInverseSolver(queue, inverses);
        },
        solve(A, B, columns) {
            if (inverses === undefined)
                enqueuePotrs(queue, { uplo, n, nrhs: columns, A, B });
            else
                enqueueInverseSolve(queue, inverses, B, columns);
        },
    };
}
