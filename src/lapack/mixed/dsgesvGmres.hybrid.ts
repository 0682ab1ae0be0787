// DSGESV_GMRES on a GPU context: factored and solved in single precision where getrf's plan says, products and GMRES on the CPU.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because, notePlan } from '../factorPlan.ts';
import { panelWay, tournamentWay } from '../lu/getf2.gpu.ts';
import { enqueueGetrf } from '../lu/getrf.gpu.ts';
import { enqueueGetrfHybrid, planGetrf } from '../lu/getrf.hybrid.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import { dsgesvKind } from './dsgesv.cpu.ts';
import { dsgesvGmresCpu, type LuCall, singlesOnHost } from './dsgesvGmres.cpu.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { type DeviceMethods, fitsDevice } from './mixed.hybrid.ts';
import { PairedSingles } from './mixedPaired.hybrid.ts';

export async function dsgesvGmresHybrid(queue: Queue, a: Bound<DsgesvGmresArgs>): Promise<void> {
  if (!fitsDevice(queue, a)) return dsgesvGmresCpu(queue, { ...a, why: TOO_LARGE });
  await solveGmres(queue, a, dsgesvKind(queue, a), [singlesOnDevice(queue, a)]);
}

export const TOO_LARGE = 'A is larger than what the GPU can bind';

/** The attempt with factors in single precision, where getrf's plan says. */
export function singlesOnDevice(queue: Queue, a: LuCall): Attempt {
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
  const methods: DeviceMethods = {
    factor(S, info) {
      const f = { m: n, n, A: S, ipiv, info, math };
      if (plan.place === 'hybrid') return enqueueGetrfHybrid(queue, f, plan.widths);
      enqueueGetrf(queue, { ...f, pivoting });
    },
    solve: (S, D, nrhs) => enqueueGetrs(queue, { trans: false, n, nrhs, A: S, ipiv, B: D }),
  };
  return {
    bits: 32,
    begin() {
      notePlan(queue, a, plan);
      if (plan.place === 'native') {
        const { name, why } = (pivoting === 'tournament' ? tournamentWay : panelWay)(queue, n);
        queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why });
      }
      return new PairedSingles(queue, a, 'f', methods);
    },
  };
}
