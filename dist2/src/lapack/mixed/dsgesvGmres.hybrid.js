import { deviceMat } from '../../runtime/buffer.js';
import { because, notePlan } from '../factorPlan.js';
import { windowWay } from '../lu/getf2.gpu.js';
import { enqueueGetrf, luPanelWay } from '../lu/getrf.gpu.js';
import { enqueueGetrfHybrid, planGetrf } from '../lu/getrf.hybrid.js';
import { withLeases } from '../refine/expert.gpu.js';
import { dsgesvKind } from './dsgesv.cpu.js';
import { dsgesvGmresCpu, singlesOnHost } from './dsgesvGmres.cpu.js';
import { solveGmres } from './gmres.cpu.js';
import { PairedGmres } from './gmresPaired.hybrid.js';
import { luSolver } from './luSolver.gpu.js';
import { fitsDevice } from './mixed.hybrid.js';
export async function dsgesvGmresHybrid(queue, a) {
    if (!fitsDevice(queue, a))
        return dsgesvGmresCpu(queue, { ...a, why: TOO_LARGE });
    await withLeases(queue, (lease) => solveGmres(queue, a, dsgesvKind(queue, a), [singlesOnDevice(queue, a, lease)]));
}
export const TOO_LARGE = 'A is larger than what the GPU can bind';
/** The attempt with factors in single precision, where getrf's plan says. */
export function singlesOnDevice(queue, a, lease) {
    const { n, pivoting, math } = a;
    const plan = planGetrf(queue, { ...a, m: n, nb: 0 });
    if (plan.place === 'cpu') {
        const onHost = singlesOnHost(queue, because(a, plan));
        return {
            bits: 32,
            begin() {
                notePlan(queue, a, plan);
                return onHost.begin();
            },
        };
    }
    const ipiv = deviceMat(a.ipiv, 1);
    const methods = luMethods(queue, a, lease, (S, info) => {
        const f = { m: n, n, A: S, ipiv, info, math };
        if (plan.place === 'hybrid')
            return enqueueGetrfHybrid(queue, f, plan.widths);
        enqueueGetrf(queue, { ...f, pivoting });
    });
    return {
        bits: 32,
        begin() {
            notePlan(queue, a, plan);
            if (plan.place === 'native') {
                const { name, why } = luPanelWay(queue, n, 's', pivoting);
                queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why });
            }
            return new PairedGmres(queue, a, 'f', methods);
        },
    };
}
/** The attempt with factors in single precision whose pivots are from a window, with others behind it. */
export function windowOnDevice(queue, a, lease) {
    const { n, math } = a;
    const ipiv = deviceMat(a.ipiv, 1);
    const methods = luMethods(queue, a, lease, (S, info) => enqueueGetrf(queue, { m: n, n, A: S, ipiv, info, math, pivoting: 'window' }));
    return {
        bits: 32,
        alike: true,
        begin() {
            noteWindow(queue, a);
            return new PairedGmres(queue, a, 'f', methods, true);
        },
    };
}
/** For the trace. */
export function noteWindow(queue, { routine, n }) {
    const { name, why } = windowWay(queue, n);
    queue.note({ routine, backend: 'gpu', kernel: name, why: `${why}; partial pivoting behind it, if it does not do` });
}
function luMethods(queue, { n, nrhs, ipiv }, lease, factor) {
    const solver = luSolver(queue, { n, nrhs, ipiv: deviceMat(ipiv, 1) }, lease);
    return {
        async factor(S, info) {
            await factor(S, info);
            solver.prepare(S);
        },
        solve: solver.solve,
    };
}
