import { deviceMat } from '../../runtime/buffer.js';
import { planGetrf } from '../lu/getrf.hybrid.js';
import { withLeases } from '../refine/expert.gpu.js';
import { dsgesvKind } from './dsgesv.cpu.js';
import { dsgesvGmresCpu } from './dsgesvGmres.cpu.js';
import { noteWindow, singlesOnDevice, TOO_LARGE, windowOnDevice } from './dsgesvGmres.hybrid.js';
import { solveGmres } from './gmres.cpu.js';
import { halfSolver } from './halfSolver.gpu.js';
import { trialOf } from './luSolver.gpu.js';
import { fitsDevice } from './mixed.hybrid.js';
import { lastPivots } from './mixedOptions.js';
import { scaledAttempt } from './scaledSingles.hybrid.js';
/** For the trace. */
const BUTTERFLY_WHY = 'butterflies in place of pivoting for factors in half; pivots for those in single behind them';
const NO_HALVES = "products of halves are the GPU's: factored in single";
export async function dhgesvCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: NO_HALVES });
    await dsgesvGmresCpu(queue, pivoted(a));
}
/**
 * Halves, then singles; with a window, halves, singles, then singles with the pivots that have the last word; and in double where none of
 * them does.
 */
export async function dhgesvHybrid(queue, a) {
    const call = pivoted(a);
    if (!fitsDevice(queue, a))
        return dsgesvGmresCpu(queue, { ...call, why: TOO_LARGE });
    const small = planHalves(queue, a).place === 'cpu';
    const kind = dsgesvKind(queue, call);
    await withLeases(queue, (lease) => {
        const singles = singlesOnDevice(queue, call, lease);
        if (small)
            return solveGmres(queue, a, kind, [singles]);
        const trial = trialOf(queue, a);
        const between = trial === 'window' ? [windowOnDevice(queue, call, lease)] : [];
        return solveGmres(queue, a, kind, [halvesOnDevice(queue, a, trial, lease), ...between, singles]);
    });
}
/** The call with the pivots that have the last word. */
const pivoted = (a) => ({ ...a, pivoting: lastPivots(a.pivoting) });
/** Where A is factored sooner: with halves on the GPU, or on the CPU. Who wants butterflies or a window wants the GPU. */
export function planHalves(queue, { n, pivoting, mode, math }, ...operands) {
    const where = pivoting === 'butterfly' || pivoting === 'window' ? 'native' : mode;
    const call = { m: n, n, pivoting: lastPivots(pivoting), mode: where, math, nb: 0 };
    return planGetrf(queue, call, ...operands);
}
/** For the trace. */
export function noteHalves(queue, call, trial) {
    if (trial === 'butterfly')
        queue.note({ routine: call.routine, backend: 'gpu', kernel: 'getf2_nopiv', why: BUTTERFLY_WHY });
    else if (trial === 'window')
        noteWindow(queue, call);
}
/** The attempt with products of halves. */
function halvesOnDevice(queue, a, trial, lease) {
    const { n, nrhs } = a;
    const pivoting = trial ?? lastPivots(a.pivoting);
    const { factor, solve } = halfSolver(queue, { n, nrhs, ipiv: deviceMat(a.ipiv, 1), pivoting }, lease);
    return scaledAttempt(queue, a, 'f', {
        factor(A, info, powers) {
            noteHalves(queue, a, trial);
            factor(A, info, powers);
        },
        solve,
    });
}
