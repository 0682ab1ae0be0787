import { enqueuePotrf, notePanels } from '../cholesky/potrf.gpu.js';
import { enqueuePotrfHybrid, planPotrf } from '../cholesky/potrf.hybrid.js';
import { because, notePlan } from '../factorPlan.js';
import { withLeases } from '../refine/expert.gpu.js';
import { choleskySolver } from './choleskySolver.gpu.js';
import { dsposvCpu, dsposvKind } from './dsposv.cpu.js';
import { choleskyInDoubles } from './lastInDoubles.hybrid.js';
import { solveMixed } from './mixed.cpu.js';
import { fitsDevice } from './mixed.hybrid.js';
import { PairedSingles } from './mixedPaired.hybrid.js';
export async function dsposvHybrid(queue, a) {
    const { uplo, n, math } = a;
    if (!fitsDevice(queue, a))
        return dsposvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
    const plan = planPotrf(queue, { ...a, nb: 0 });
    notePlan(queue, a, plan);
    if (plan.place === 'cpu')
        return dsposvCpu(queue, because(a, plan));
    if (plan.place === 'native')
        notePanels(queue, a.routine, n);
    await withLeases(queue, async (lease) => {
        const solver = choleskySolver(queue, a, lease);
        const methods = {
            async factor(S, info) {
                const f = { uplo, n, A: S, info, math };
                if (plan.place === 'hybrid')
                    await enqueuePotrfHybrid(queue, f, plan.widths);
                else
                    enqueuePotrf(queue, f);
                solver.prepare(S);
            },
            solve: solver.solve,
        };
        const kind = { ...dsposvKind(queue, a), ...choleskyInDoubles(queue, a) };
        await solveMixed(queue, a, kind, () => new PairedSingles(queue, a, uplo, methods));
    });
}
