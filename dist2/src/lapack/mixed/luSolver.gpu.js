import { windowWay } from '../lu/getf2.gpu.js';
import { capacity } from '../lu/getf2.kernels.js';
import { enqueueGetrs } from '../lu/getrs.gpu.js';
import { enqueueLuSources, enqueueReordered } from '../lu/lapmr.gpu.js';
import { enqueueInverseSolve, enqueueInverseSolver, inverseSolver, worthInverting, } from './inverseSolve.gpu.js';
/** From this order on panels whose pivots come from a window take less time than a correction that they may cost. */
const WINDOW_ORDER = 2048;
/** Undefined: nothing. A window that holds the first panel holds all of them, and is partial pivoting. */
export function trialOf(queue, { n, pivoting, mode }) {
    if (pivoting === 'butterfly')
        return pivoting;
    const worthwhile = pivoting === 'auto' && mode !== 'hybrid' && n >= WINDOW_ORDER && !queue.context.gpu.software;
    if (pivoting !== 'window' && !worthwhile)
        return undefined;
    const { choice } = windowWay(queue, n);
    return choice === undefined || n <= capacity(choice) ? undefined : 'window';
}
/** In workspace of a call, which all of its factorizations share. */
export function luSolver(queue, { n, nrhs, ipiv }, lease) {
    let inverses;
    let sources;
    return {
        prepare(A) {
            if (!worthInverting({ n, nrhs }))
                return;
            inverses = inverses === undefined ? inverseSolver(n, A, 'u', lease) : { ...inverses, A };
            sources ??= lease('i', n);
            enqueueLuSources(queue, n, ipiv, sources);
            enqueueInverseSolver(queue, inverses);
        },
        solve(A, B, columns) {
            if (inverses === undefined || sources === undefined) {
                enqueueGetrs(queue, { trans: 'n', n, nrhs: columns, A, ipiv, B });
                return;
            }
            enqueueReordered(queue, n, columns, B, sources);
            enqueueInverseSolve(queue, inverses, B, columns);
        },
    };
}
