// BATCHNORMBACKWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { batchNormGradientRef } from './batchNorm.ref.ts';
import type { BatchNormBackwardArgs } from './routines.gen.ts';

export async function batchNormBackwardCpu(queue: Queue, a: Bound<BatchNormBackwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { store, ...of } = await hostTensors(a, ['X', 'dY', 'gamma', 'mean', 'rstd'], ['dX', 'dGamma', 'dBeta']);
  batchNormGradientRef(a, of);
  store();
}
