import { withFlags } from './deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf, } from './deviceBatch.js';
import { triangles } from './factorTriangles.js';
import { choleskySoft, luSoft, SOLVED_COLUMNS, softFactorVariants, softShape, softSolveVariants, solveSoft, } from './soft.kernels.js';
/** Multiply-adds of a dispatch, of all matrices and of one: some 50 ms on an H100. Systems stop what runs for seconds. */
const MOST_TERMS = 2 ** 32;
export const MOST_OF_ONE = 2 ** 25;
/** Calls `launch` for steps, as many at a time as a dispatch may take. */
export function eachSteps({ steps, terms, count }, most, launch) {
    const some = Math.max(1, Math.floor(Math.min(MOST_TERMS / count, most) / Math.max(1, terms)));
    for (let start = 0; start === 0 || start < steps; start += some)
        launch({ start, end: start + some });
}
/** The same for columns of the matrices of a run. */
function eachColumns({ m, n, count }, most, launch) {
    eachSteps({ steps: Math.min(m, n), terms: m * n, count }, most, launch);
}
/** A = P L U. */
export function enqueueSoftLu(queue, run, f) {
    const { A, ipiv, info } = f;
    const tuning = softFactorVariants.of(A.data.type, { LISTED: isListed(run) }, softShape(Math.max(run.m, run.n)));
    withFlags(queue, f.count, f, (nonfinite) => {
        const buffers = {
            ...{ A: A.data, info: info.data, nonfinite: nonfinite.data, ipiv: ipiv.data },
            ...recordsOf(run),
        };
        const params = batchParams(run, { A, ipiv }, { ...f, nonfinite });
        eachColumns(run, f.most ?? MOST_OF_ONE, (columns) => queue.launch(luSoft, tuning, buffers, { ...params, ...columns }, [run.count, 1, 1]));
    });
}
/** A = L L^H or U^H U. */
export function enqueueSoftCholesky(queue, run, f) {
    const { A, info, upper } = f;
    const tuning = softFactorVariants.of(A.data.type, { LISTED: isListed(run) }, softShape(run.n));
    withFlags(queue, f.count, f, (nonfinite) => {
        const buffers = { A: A.data, info: info.data, nonfinite: nonfinite.data, ...recordsOf(run) };
        const params = { ...batchParams(run, { A }, { ...f, nonfinite }), upper: Number(upper) };
        eachColumns({ ...run, m: run.n }, f.most ?? MOST_OF_ONE, (columns) => queue.launch(choleskySoft, tuning, buffers, { ...params, ...columns }, [run.count, 1, 1]));
    });
}
/** B := A^-1 B with the factors in A; with an info nothing where it is not 0, or NaN. */
export function enqueueSoftSolution(queue, run, s) {
    const { A, B, ipiv, info, only } = s;
    if (run.n === 0 || run.nrhs === 0)
        return;
    const inX = A.data === B.data;
    const flags = { LISTED: isListed(run), PIVOTS: ipiv !== undefined, F_IN_X: inX, CHECKS: info !== undefined };
    const tuning = softSolveVariants.of(A.data.type, flags, softShape(run.n));
    const { scaled: _none, ...op } = triangles[s.factors];
    const sweeps = { sweep: only === 'upper' ? 1 : 0, sweeps: only === 'lower' ? 1 : 2 };
    const params = { ...batchParams(run, { A, B, ipiv }, s), ...op, swap: op.unit2 === 1 ? 2 : 1, ...sweeps };
    const buffers = {
        X: B.data,
        ...(inX ? {} : { F: A.data }),
        ...(ipiv === undefined ? {} : { ipiv: ipiv.data }),
        ...(info === undefined ? {} : { failed: info.data }),
        ...recordsOf(run),
    };
    queue.launch(solveSoft, tuning, buffers, params, [run.count, Math.ceil(run.nrhs / SOLVED_COLUMNS), 1]);
}
