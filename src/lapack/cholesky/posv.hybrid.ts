// POSV on a GPU context: factored where potrf's plan says, solved on the GPU unless all is computed on the CPU.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because, notePlan } from '../factorPlan.ts';
import { posvCpu } from './posv.cpu.ts';
import { enqueuePosvSolve, posvGpu } from './posv.gpu.ts';
import { enqueuePotrfHybrid, planPotrf } from './potrf.hybrid.ts';
import type { PosvArgs } from './routines.gen.ts';

export function posvHybrid(queue: Queue, a: Bound<PosvArgs<Prec>>): void | Promise<void> {
  if (isComplex(a.prec)) return posvGpu(queue, a); // what panels cost on the CPU is known of singles
  const plan = planPotrf(queue, { ...a, nb: 0 }, a.A, a.B);
  notePlan(queue, a, plan);
  if (plan.place === 'native') return posvGpu(queue, a);
  if (plan.place === 'cpu') return posvCpu(queue, because(a, plan));
  return factorAndSolve(queue, a, plan.widths);
}

async function factorAndSolve(queue: Queue, a: Bound<PosvArgs<Prec>>, widths: readonly number[]): Promise<void> {
  const { uplo, n, nrhs, math } = a;
  const [A, info] = [deviceMat(a.A, a.lda), deviceMat(a.info, 1)];
  await enqueuePotrfHybrid(queue, { uplo, n, A, info, math }, widths);
  enqueuePosvSolve(queue, { uplo, n, nrhs, A, B: deviceMat(a.B, a.ldb), info });
}
