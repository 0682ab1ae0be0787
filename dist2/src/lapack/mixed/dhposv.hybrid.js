import { hostMat } from '../../runtime/buffer.js';
import { enqueuePotrf, notePanels } from '../cholesky/potrf.gpu.js';
import { enqueuePotrfHybrid, planPotrf } from '../cholesky/potrf.hybrid.js';
import { enqueuePotrs } from '../cholesky/potrs.gpu.js';
import { because, notePlan } from '../factorPlan.js';
import { dhposvCpu, singlesOnHost } from './dhposv.cpu.js';
import { halfPotrf } from './dhposv.gpu.js';
import { TOO_LARGE } from './dsgesvGmres.hybrid.js';
import { dsposvKind } from './dsposv.cpu.js';
import { solveGmres } from './gmres.cpu.js';
import { PairedGmres } from './gmresPaired.hybrid.js';
import { diagonalPowers, SHIFTS } from './halves.ref.js';
import { fitsDevice } from './mixed.hybrid.js';
import { scaledAttempt } from './scaledSingles.hybrid.js';
export async function dhposvHybrid(queue, a) {
    if (!fitsDevice(queue, a))
        return dhposvCpu(queue, { ...a, why: TOO_LARGE });
    const plan = planPotrf(queue, { ...a, nb: 0 });
    const kind = dsposvKind(queue, a);
    if (plan.place === 'cpu') {
        notePlan(queue, a, plan);
        return solveGmres(queue, a, kind, [singlesOnHost(queue, because(a, plan))]);
    }
    const A = (await hostMat(a.A, a.lda, 'read'));
    await solveGmres(queue, a, kind, [halves(queue, a, A), singles(queue, a, plan)]);
}
const solveWith = (queue, { uplo, n }) => (S, D, nrhs) => enqueuePotrs(queue, { uplo, n, nrhs, A: S, B: D });
/** The attempt with products of halves. */
function halves(queue, a, A) {
    const { uplo, n } = a;
    const s = diagonalPowers(n, A);
    const withShifts = (shifts) => (S, info, powers) => halfPotrf(queue, { uplo, n, A: S, info, s, shifts, powers });
    return scaledAttempt(queue, a, uplo, {
        factor: withShifts(SHIFTS),
        ways: SHIFTS.map((shift) => withShifts([shift])),
        solve: solveWith(queue, a),
    });
}
/** The attempt with a factor in single precision. */
function singles(queue, a, plan) {
    const { uplo, n, math } = a;
    return {
        bits: 32,
        begin() {
            notePlan(queue, a, plan);
            if (plan.place === 'native')
                notePanels(queue, a.routine, n);
            return new PairedGmres(queue, a, uplo, {
                factor(S, info) {
                    const f = { uplo, n, A: S, info, math };
                    if (plan.place === 'hybrid')
                        return enqueuePotrfHybrid(queue, f, plan.widths);
                    enqueuePotrf(queue, f);
                },
                solve: solveWith(queue, a),
            });
        },
    };
}
