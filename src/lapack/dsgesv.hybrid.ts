// DSGESV on a GPU context: factored and solved in single precision where getrf's plan says, residuals on the CPU, where the doubles are.
import type { Bound } from '../core/args.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { dsgesvCpu, dsgesvKind } from './dsgesv.cpu.ts';
import type { DsgesvArgs } from './dsgesv.ts';
import { because, notePlan } from './factorPlan.ts';
import { panelWay, tournamentWay } from './getf2.gpu.ts';
import { enqueueGetrf } from './getrf.gpu.ts';
import { enqueueGetrfHybrid, planGetrf } from './getrf.hybrid.ts';
import { enqueueGetrs } from './getrs.gpu.ts';
import { solveMixed } from './mixed.cpu.ts';
import { type DeviceMethods, DeviceSingles, fitsDevice } from './mixed.hybrid.ts';

export async function dsgesvHybrid(queue: Queue, a: Bound<DsgesvArgs>): Promise<void> {
  const { n, pivoting, math } = a;
  if (!fitsDevice(queue, a)) return dsgesvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
  const plan = planGetrf(queue, { ...a, m: n, nb: 0 });
  notePlan(queue, a, plan);
  if (plan.place === 'cpu') return dsgesvCpu(queue, because(a, plan));
  if (plan.place === 'native') {
    const { name, why } = (pivoting === 'tournament' ? tournamentWay : panelWay)(queue, n);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why });
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
  await solveMixed(queue, a, dsgesvKind(queue, a), () => new DeviceSingles(queue, a, methods));
}
