// GESVD of a batch on the CPU backend: small matrices in the lanes of the processor's vectors, larger ones by the engine's bidiagonal form
// and QR iteration, without the engine by the reference.
import { FEW, gesvdEngine, LOW } from '../../lapack/svd/gesvd.cpu.js';
import { answered, gesvdScaledRef, prepared, vectorsOf } from '../../lapack/svd/gesvd.ref.js';
import { fitsGesvdLanes, gesvdLanes } from './gesvdLanes.cpu.js';
import { runSingular } from './singular.cpu.js';
/** Whether the lanes have matrices of these sizes; they then do. */
function byLanes({ jobu, jobvt }, { e, r, m, n, places, count, infos }) {
    const k = Math.min(m, n);
    const shape = { m, n, left: vectorsOf(jobu, m, k), right: vectorsOf(jobvt, n, k) };
    if (!fitsGesvdLanes(shape))
        return false;
    const [A, S, ...sides] = places;
    const U = jobu === 'n' ? undefined : sides[0];
    const VT = jobvt === 'n' ? undefined : sides.at(-1);
    gesvdLanes(e, r, shape, { A, S, U, VT }, infos, count);
    return true;
}
export function gesvdBatchedCpu(queue, a) {
    const { jobu, jobvt } = a;
    const columns = (job, rows, { m, n }) => vectorsOf(job, rows, Math.min(m, n));
    return runSingular(queue, a, {
        left: jobu === 'n' ? undefined : { name: 'U', shape: (s) => [s.m, columns(jobu, s.m, s)] },
        right: jobvt === 'n' ? undefined : { name: 'VT', shape: (s) => [columns(jobvt, s.n, s), s.n] },
        together: (task) => byLanes({ jobu, jobvt }, task),
        solve({ m, n, A, S, U, V }, on) {
            const problem = { m, n, A, S, jobu, U, jobvt, VT: V };
            const factor = prepared(problem);
            if (factor === undefined)
                return answered(problem);
            if (on === undefined || (m * n <= FEW && Math.min(m, n) <= LOW))
                return gesvdScaledRef(problem, factor);
            const { e, r, space } = on;
            return gesvdEngine(e, r, space, problem, space.matrix(A, m, n, 'write'), factor);
        },
    });
}
