// DSPOSV on a GPU context: factored and solved in single precision where potrf's plan says, with residuals on the CPU or on the GPU.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueuePotrf, notePanels } from '../cholesky/potrf.gpu.ts';
import { enqueuePotrfHybrid, planPotrf } from '../cholesky/potrf.hybrid.ts';
import { because, notePlan } from '../factorPlan.ts';
import { withLeases } from '../refine/expert.gpu.ts';
import { choleskySolver } from './choleskySolver.gpu.ts';
import { dsposvCpu, dsposvKind } from './dsposv.cpu.ts';
import { choleskyInDoubles } from './lastInDoubles.hybrid.ts';
import { solveMixed } from './mixed.cpu.ts';
import { type DeviceMethods, fitsDevice } from './mixed.hybrid.ts';
import { PairedSingles } from './mixedPaired.hybrid.ts';
import type { DsposvArgs } from './routines.gen.ts';

export async function dsposvHybrid(queue: Queue, a: Bound<DsposvArgs>): Promise<void> {
  const { uplo, n, math } = a;
  if (!fitsDevice(queue, a)) return dsposvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
  const plan = planPotrf(queue, { ...a, nb: 0 });
  notePlan(queue, a, plan);
  if (plan.place === 'cpu') return dsposvCpu(queue, because(a, plan));
  if (plan.place === 'native') notePanels(queue, a.routine, n);
  await withLeases(queue, async (lease) => {
    const solver = choleskySolver(queue, a, lease);
    const methods: DeviceMethods = {
      async factor(S, info) {
        const f = { uplo, n, A: S, info, math };
        if (plan.place === 'hybrid') await enqueuePotrfHybrid(queue, f, plan.widths);
        else enqueuePotrf(queue, f);
        solver.prepare(S);
      },
      solve: solver.solve,
    };
    const kind = { ...dsposvKind(queue, a), ...choleskyInDoubles(queue, a) };
    await solveMixed(queue, a, kind, () => new PairedSingles(queue, a, uplo, methods));
  });
}
