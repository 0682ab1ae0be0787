// DHGESV on a GPU context: factored there with products of halves, else in single precision, solved with in single; products and GMRES on
// the GPU too, or on the CPU. On the CPU, and for orders that are factored sooner there, it is DSGESV_GMRES.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Plan } from '../factorPlan.ts';
import { planGetrf } from '../lu/getrf.hybrid.ts';
import { type Lease, withLeases } from '../refine/expert.gpu.ts';
import type { DhgesvArgs } from './dhgesv.spec.ts';
import { dsgesvKind } from './dsgesv.cpu.ts';
import { dsgesvGmresCpu } from './dsgesvGmres.cpu.ts';
import { noteWindow, singlesOnDevice, TOO_LARGE, windowOnDevice } from './dsgesvGmres.hybrid.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { halfSolver } from './halfSolver.gpu.ts';
import { type Trial, trialOf } from './luSolver.gpu.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import { lastPivots } from './mixedOptions.ts';
import { scaledAttempt } from './scaledSingles.hybrid.ts';

/** For the trace. */
const BUTTERFLY_WHY = 'butterflies in place of pivoting for factors in half; pivots for those in single behind them';
const NO_HALVES = "products of halves are the GPU's: factored in single";

export async function dhgesvCpu(queue: Queue, a: Bound<DhgesvArgs>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: NO_HALVES });
  await dsgesvGmresCpu(queue, pivoted(a));
}

/**
 * Halves, then singles; with a window, halves, singles, then singles with the pivots that have the last word; and in double where none of
 * them does.
 */
export async function dhgesvHybrid(queue: Queue, a: Bound<DhgesvArgs>): Promise<void> {
  const call = pivoted(a);
  if (!fitsDevice(queue, a)) return dsgesvGmresCpu(queue, { ...call, why: TOO_LARGE });
  const small = planHalves(queue, a).place === 'cpu';
  const kind = dsgesvKind(queue, call);
  await withLeases(queue, (lease) => {
    const singles = singlesOnDevice(queue, call, lease);
    if (small) return solveGmres(queue, a, kind, [singles]);
    const trial = trialOf(queue, a);
    const between = trial === 'window' ? [windowOnDevice(queue, call, lease)] : [];
    return solveGmres(queue, a, kind, [halvesOnDevice(queue, a, trial, lease), ...between, singles]);
  });
}

/** The call with the pivots that have the last word. */
const pivoted = (a: Bound<DhgesvArgs>) => ({ ...a, pivoting: lastPivots(a.pivoting) });

/** Where A is factored sooner: with halves on the GPU, or on the CPU. Who wants butterflies or a window wants the GPU. */
export function planHalves(
  queue: Queue,
  { n, pivoting, mode, math }: Pick<Bound<DhgesvArgs>, 'n' | 'pivoting' | 'mode' | 'math'>,
  ...operands: Ptr<Prec>[]
): Plan {
  const where = pivoting === 'butterfly' || pivoting === 'window' ? 'native' : mode;
  const call = { m: n, n, pivoting: lastPivots(pivoting), mode: where, math, nb: 0 } as const;
  return planGetrf(queue, call, ...operands);
}

/** For the trace. */
export function noteHalves(queue: Queue, call: Pick<Bound<DhgesvArgs>, 'routine' | 'n'>, trial?: Trial): void {
  if (trial === 'butterfly')
    queue.note({ routine: call.routine, backend: 'gpu', kernel: 'getf2_nopiv', why: BUTTERFLY_WHY });
  else if (trial === 'window') noteWindow(queue, call);
}

/** The attempt with products of halves. */
function halvesOnDevice(queue: Queue, a: Bound<DhgesvArgs>, trial: Trial | undefined, lease: Lease): Attempt {
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
