// CONVBACKWARDFILTER on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { convolutionOf } from '../../core/convolution.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { convBackwardFilterRef } from './conv.ref.ts';
import type { ConvBackwardFilterArgs } from './routines.gen.ts';

export async function convBackwardFilterCpu(queue: Queue, a: Bound<ConvBackwardFilterArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { X, dY, dF, dBias, store } = await hostTensors(a, ['X', 'dY'], ['dF', 'dBias']);
  convBackwardFilterRef(convolutionOf(a), X, dY, dF, dBias);
  store();
}
