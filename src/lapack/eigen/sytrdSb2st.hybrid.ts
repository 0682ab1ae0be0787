// SYTRD_SB2ST on a GPU context: bandwidths that kernels have are the GPU's.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import type { SytrdSb2stArgs } from './routines.gen.ts';
import { chases, singleOf } from './sb2st.gpu.ts';
import { sytrdSb2stCpu } from './sytrdSb2st.cpu.ts';
import { sytrdSb2stGpu } from './sytrdSb2st.gpu.ts';

export function sytrdSb2stHybrid(queue: Queue, a: Bound<SytrdSb2stArgs<Prec>>): void | Promise<void> {
  if (!chases(queue, singleOf(a.prec), a.kd))
    return sytrdSb2stCpu(queue, because(a, { why: `no kernel for bands of ${a.kd} diagonals` }));
  sytrdSb2stGpu(queue, a);
}
