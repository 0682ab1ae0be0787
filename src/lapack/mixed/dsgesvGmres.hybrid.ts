// DSGESV_GMRES on a GPU context: factored and solved in single precision where getrf's plan says, with products and GMRES on
// the GPU too, or on the CPU.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because, notePlan } from '../factorPlan.ts';
import { windowWay } from '../lu/getf2.gpu.ts';
import { enqueueGetrf, luPanelWay } from '../lu/getrf.gpu.ts';
import { enqueueGetrfHybrid, planGetrf } from '../lu/getrf.hybrid.ts';
import { type Lease, withLeases } from '../refine/expert.gpu.ts';
import { dsgesvKind } from './dsgesv.cpu.ts';
import { dsgesvGmresCpu, type LuCall, singlesOnHost } from './dsgesvGmres.cpu.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.spec.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { PairedGmres } from './gmresPaired.hybrid.ts';
import { luSolver } from './luSolver.gpu.ts';
import { type DeviceMethods, fitsDevice } from './mixed.hybrid.ts';

export async function dsgesvGmresHybrid(queue: Queue, a: Bound<DsgesvGmresArgs>): Promise<void> {
  if (!fitsDevice(queue, a)) return dsgesvGmresCpu(queue, { ...a, why: TOO_LARGE });
  await withLeases(queue, (lease) => solveGmres(queue, a, dsgesvKind(queue, a), [singlesOnDevice(queue, a, lease)]));
}

export const TOO_LARGE = 'A is larger than what the GPU can bind';

/** The attempt with factors in single precision, where getrf's plan says. */
export function singlesOnDevice(queue: Queue, a: LuCall, lease: Lease): Attempt {
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
    if (plan.place === 'hybrid') return enqueueGetrfHybrid(queue, f, plan.widths);
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
export function windowOnDevice(queue: Queue, a: LuCall, lease: Lease): Attempt {
  const { n, math } = a;
  const ipiv = deviceMat(a.ipiv, 1);
  const methods = luMethods(queue, a, lease, (S, info) =>
    enqueueGetrf(queue, { m: n, n, A: S, ipiv, info, math, pivoting: 'window' }),
  );
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
export function noteWindow(queue: Queue, { routine, n }: { readonly routine: string; readonly n: number }): void {
  const { name, why } = windowWay(queue, n);
  queue.note({ routine, backend: 'gpu', kernel: name, why: `${why}; partial pivoting behind it, if it does not do` });
}

function luMethods(
  queue: Queue,
  { n, nrhs, ipiv }: LuCall,
  lease: Lease,
  factor: DeviceMethods['factor'],
): DeviceMethods {
  const solver = luSolver(queue, { n, nrhs, ipiv: deviceMat(ipiv, 1) }, lease);
  return {
    async factor(S, info) {
      await factor(S, info);
      solver.prepare(S);
    },
    solve: solver.solve,
  };
}
