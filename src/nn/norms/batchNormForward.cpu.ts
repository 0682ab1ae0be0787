// BATCHNORMFORWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { batchNormRef } from './batchNorm.ref.ts';
import type { BatchNormForwardArgs } from './routines.gen.ts';

export async function batchNormForwardCpu(queue: Queue, a: Bound<BatchNormForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { store, ...of } = await hostTensors(
    a,
    ['X', 'gamma', 'beta'],
    ['runningMean', 'runningVar', 'Y', 'mean', 'rstd'],
  );
  batchNormRef(a, of);
  store();
}
