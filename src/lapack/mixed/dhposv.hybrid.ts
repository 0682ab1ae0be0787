// DHPOSV on a GPU context: factored there with products of halves, else in single precision, solved with in single; products and GMRES on
// the GPU too, or on the CPU.
import type { Bound } from '../../core/args.ts';
import type { RealMat } from '../../core/matrix.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueuePotrf, notePanels } from '../cholesky/potrf.gpu.ts';
import { enqueuePotrfHybrid, planPotrf } from '../cholesky/potrf.hybrid.ts';
import { enqueuePotrs } from '../cholesky/potrs.gpu.ts';
import { because, notePlan, type Plan } from '../factorPlan.ts';
import { type CholeskyCall, dhposvCpu, singlesOnHost } from './dhposv.cpu.ts';
import { halfPotrf } from './dhposv.gpu.ts';
import type { DhposvArgs } from './dhposv.spec.ts';
import { TOO_LARGE } from './dsgesvGmres.hybrid.ts';
import { dsposvKind } from './dsposv.cpu.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { PairedGmres } from './gmresPaired.hybrid.ts';
import { diagonalPowers, SHIFTS } from './halves.ref.ts';
import { type DeviceMethods, fitsDevice } from './mixed.hybrid.ts';
import { type ScaledMethods, scaledAttempt } from './scaledSingles.hybrid.ts';

export async function dhposvHybrid(queue: Queue, a: Bound<DhposvArgs>): Promise<void> {
  if (!fitsDevice(queue, a)) return dhposvCpu(queue, { ...a, why: TOO_LARGE });
  const plan = planPotrf(queue, { ...a, nb: 0 });
  const kind = dsposvKind(queue, a);
  if (plan.place === 'cpu') {
    notePlan(queue, a, plan);
    return solveGmres(queue, a, kind, [singlesOnHost(queue, because(a, plan))]);
  }
  const A = (await hostMat(a.A, a.lda, 'read')) as RealMat;
  await solveGmres(queue, a, kind, [halves(queue, a, A), singles(queue, a, plan)]);
}

const solveWith =
  (queue: Queue, { uplo, n }: CholeskyCall): DeviceMethods['solve'] =>
  (S, D, nrhs) =>
    enqueuePotrs(queue, { uplo, n, nrhs, A: S, B: D });

/** The attempt with products of halves. */
function halves(queue: Queue, a: CholeskyCall, A: RealMat): Attempt {
  const { uplo, n } = a;
  const s = diagonalPowers(n, A);
  const withShifts =
    (shifts: readonly number[]): ScaledMethods['factor'] =>
    (S, info, powers) =>
      halfPotrf(queue, { uplo, n, A: S, info, s, shifts, powers });
  return scaledAttempt(queue, a, uplo, {
    factor: withShifts(SHIFTS),
    ways: SHIFTS.map((shift) => withShifts([shift])),
    solve: solveWith(queue, a),
  });
}

/** The attempt with a factor in single precision. */
function singles(queue: Queue, a: CholeskyCall, plan: Plan): Attempt {
  const { uplo, n, math } = a;
  return {
    bits: 32,
    begin() {
      notePlan(queue, a, plan);
      if (plan.place === 'native') notePanels(queue, a.routine, n);
      return new PairedGmres(queue, a, uplo, {
        factor(S, info) {
          const f = { uplo, n, A: S, info, math };
          if (plan.place === 'hybrid') return enqueuePotrfHybrid(queue, f, plan.widths);
          enqueuePotrf(queue, f);
        },
        solve: solveWith(queue, a),
      });
    },
  };
}
