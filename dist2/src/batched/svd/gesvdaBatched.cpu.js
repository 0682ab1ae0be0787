// GESVDA of a batch on the CPU backend: each matrix by the engine's divide and conquer, of which the first values and vectors are kept,
// without the engine by the reference.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { decomposed } from './decomposed.cpu.js';
import { runSingular } from './singular.cpu.js';
/** As a problem of gesdd; V^H is a matrix of its own. */
function problemOf({ m, n, nrhs: rank, A, S, U, V }) {
    const VT = V === undefined ? undefined : { data: vectorLike(A, rank * n), off: 0, ld: Math.max(1, rank), parts: A.parts };
    return { m, n, A, S, U, VT, jobz: V === undefined ? 'n' : 's', select: () => [0, rank] };
}
export function gesvdaBatchedCpu(queue, a) {
    const wanted = a.jobz !== 'n';
    // The number of values is in the place of right-hand sides.
    return runSingular(queue, { ...a, nrhs: a.rank }, {
        values: ({ nrhs }) => nrhs,
        left: wanted ? { name: 'U', shape: ({ m, nrhs }) => [m, nrhs] } : undefined,
        right: wanted ? { name: 'V', shape: ({ n, nrhs }) => [n, nrhs] } : undefined,
        solve(own, on) {
            const { m, n, nrhs: rank, A, S, U, V } = own;
            const problem = problemOf(own);
            const info = decomposed(problem, on && { ...on, inA: () => on.space.matrix(A, m, n, 'write') });
            if (info === undefined) {
                for (const x of [S, U?.data, V?.data])
                    if (m > 0 && n > 0)
                        x?.fill(Number.NaN);
                return Math.min(m, n);
            }
            if (V !== undefined)
                adjointRef(rank, n, problem.VT, V);
            return info;
        },
    });
}
