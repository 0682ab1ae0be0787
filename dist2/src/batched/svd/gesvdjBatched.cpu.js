// GESVDJ of a batch on the CPU backend: small matrices in the lanes of the processor's vectors, each of the others by gejsv, a wide one as
// its adjoint.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { gejsvEngine } from '../../lapack/svd/gejsv.cpu.js';
import { gejsvRef } from '../../lapack/svd/gejsv.ref.js';
import { unitRef, vectorsOf } from '../../lapack/svd/gesvd.ref.js';
import { fitsGesvdjLanes, gesvdjLanes } from './gesvdjLanes.cpu.js';
import { runSingular } from './singular.cpu.js';
/** Up to so many elements the reference is as fast. */
const FEW = 64;
/** The problem of a matrix that is at least as tall as wide. */
function tallOf({ m, n, A, S, U, V }, jobz) {
    const width = vectorsOf(jobz, Math.max(m, n), Math.min(m, n));
    if (m >= n)
        return { m, n, A, SVA: S, U, width, V };
    // A^H = V S U^H
    const turned = { data: vectorLike(A, m * n), off: 0, ld: n, parts: A.parts };
    adjointRef(m, n, A, turned);
    return { m: n, n: m, A: turned, SVA: S, U: V, width, V: U };
}
export const jacobiRoutine = (jobz) => ({
    solve(problem, on) {
        const { m, n, U, V } = problem;
        if (m === 0 || n === 0) {
            if (jobz === 'a') {
                unitRef(m, U);
                unitRef(n, V);
            }
            return 0;
        }
        const own = tallOf(problem, jobz);
        if (on === undefined || m * n <= FEW)
            return gejsvRef(own);
        return gejsvEngine(on.e, on.r, on.space, own);
    },
});
/** Whether the lanes have matrices of these sizes; they then do. */
function byLanes(jobz, { e, r, m, n, places, count, infos }) {
    const least = Math.min(m, n);
    const shape = { m, n, left: vectorsOf(jobz, m, least), right: vectorsOf(jobz, n, least) };
    if (!fitsGesvdjLanes(shape))
        return false;
    const [A, S, U, V] = places;
    gesvdjLanes(e, r, shape, { A, S, U, V }, infos, count);
    return true;
}
export function gesvdjBatchedCpu(queue, a) {
    const { jobz } = a;
    const wanted = jobz !== 'n';
    return runSingular(queue, a, {
        ...jacobiRoutine(jobz),
        together: (task) => byLanes(jobz, task),
        left: wanted ? { name: 'U', shape: ({ m, n }) => [m, vectorsOf(jobz, m, Math.min(m, n))] } : undefined,
        right: wanted ? { name: 'V', shape: ({ m, n }) => [n, vectorsOf(jobz, n, Math.min(m, n))] } : undefined,
    });
}
