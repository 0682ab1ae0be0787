// DSGESV on a GPU context: factored and solved in single precision where getrf's plan says, with residuals on the CPU or on the GPU. What
// is faster than partial pivoting and may fail, windows and butterflies, is tried first: corrections that converge prove it right.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { because, notePlan } from '../factorPlan.js';
import { enqueueButterfly, enqueuePivotCheck } from '../lu/gerbt.gpu.js';
import { windowWay } from '../lu/getf2.gpu.js';
import { enqueueGetrf, luPanelWay } from '../lu/getrf.gpu.js';
import { enqueueGetrfHybrid, planGetrf } from '../lu/getrf.hybrid.js';
import { enqueueGetrfNopiv } from '../lu/getrfNopiv.gpu.js';
import { enqueueGetrsNopiv } from '../lu/getrsNopiv.gpu.js';
import { withLeases } from '../refine/expert.gpu.js';
import { dsgesvCpu, dsgesvKind } from './dsgesv.cpu.js';
import { luInDoubles } from './lastInDoubles.hybrid.js';
import { luSolver, trialOf } from './luSolver.gpu.js';
import { solveMixed } from './mixed.cpu.js';
import { fitsDevice } from './mixed.hybrid.js';
import { lastPivots } from './mixedOptions.js';
import { PairedSingles } from './mixedPaired.hybrid.js';
/** Of the random numbers of butterflies: results are the same in every call. */
const SEED = 1;
const BEHIND = 'partial pivoting behind it, if corrections do not converge';
export async function dsgesvHybrid(queue, a) {
    const { routine, n, pivoting, mode, math } = a;
    if (!fitsDevice(queue, a))
        return dsgesvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
    const trial = trialOf(queue, a);
    const lu = {
        pivoting: lastPivots(pivoting),
        // What is asked for by name is the GPU's alone, and so is what stands behind it.
        mode: pivoting === 'butterfly' || pivoting === 'window' ? 'native' : mode,
    };
    const plan = planGetrf(queue, { m: n, n, nb: 0, math, ...lu });
    notePlan(queue, { ...a, ...lu }, plan);
    if (plan.place === 'cpu')
        return dsgesvCpu(queue, because(a, plan));
    if (trial === 'butterfly') {
        queue.note({ routine, backend: 'gpu', kernel: 'getf2_nopiv', why: `butterflies in place of pivoting; ${BEHIND}` });
    }
    else if (trial === 'window') {
        const { name, why } = windowWay(queue, n);
        queue.note({ routine, backend: 'gpu', kernel: name, why: `${why}; ${BEHIND}` });
    }
    else if (plan.place === 'native') {
        const { name, why } = luPanelWay(queue, n, 's', lu.pivoting);
        queue.note({ routine, backend: 'gpu', kernel: name, why });
    }
    await withLeases(queue, async (lease) => {
        const ipiv = deviceMat(a.ipiv, 1);
        const operands = { m: n, n, ipiv, math };
        const solutions = luSolver(queue, { n, nrhs: a.nrhs, ipiv }, lease);
        const solver = (factor) => ({
            async factor(S, info) {
                await factor(S, info);
                solutions.prepare(S);
            },
            solve: solutions.solve,
        });
        const last = solver((A, info) => {
            if (plan.place === 'hybrid')
                return enqueueGetrfHybrid(queue, { ...operands, A, info }, plan.widths);
            enqueueGetrf(queue, { ...operands, A, info, pivoting: lu.pivoting });
        });
        const first = {
            butterfly: () => randomized(queue, a),
            window: () => solver((A, info) => enqueueGetrf(queue, { ...operands, A, info, pivoting: 'window' })),
        };
        const ways = [() => new PairedSingles(queue, a, 'f', last)];
        if (trial !== undefined)
            ways.unshift(() => new PairedSingles(queue, a, 'f', first[trial](), true));
        await solveMixed(queue, a, { ...dsgesvKind(queue, a), ...luInDoubles(queue, a) }, ...ways);
    });
}
/**
 * S := U^T A V = L U, and x = V U^-1 L^-1 U^T b. A pivot that may be a rounding error in the place of zero counts as one, as in gesvRbt: A
 * may be singular, and a system that has solutions all the same would come out solved.
 */
function randomized(queue, { n, ipiv, math }) {
    return {
        factor(S, info, known) {
            ipiv.buffer.set(Int32Array.from({ length: n }, (_, i) => i + 1), ipiv.offset);
            const norm = known ?? { data: queue.context.lease('s', 1), off: 0, ld: 1 };
            if (known === undefined)
                enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: S, result: norm });
            enqueueButterfly(queue, { kind: 'matrix', n, columns: n, seed: SEED }, S, S);
            enqueueGetrfNopiv(queue, { m: n, n, A: S, info, math });
            enqueuePivotCheck(queue, n, S, norm, info);
            if (known === undefined)
                norm.data.dispose();
        },
        solve(S, D, nrhs) {
            if (nrhs === 0)
                return;
            const columns = { n, columns: nrhs, seed: SEED };
            enqueueButterfly(queue, { kind: 'in', ...columns }, D, D);
            enqueueGetrsNopiv(queue, { trans: 'n', n, nrhs, A: S, B: D });
            enqueueButterfly(queue, { kind: 'out', ...columns }, D, D);
        },
    };
}
