// CONVBACKWARDDATA on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { convolutionOf } from '../../core/convolution.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { convBackwardDataRef } from './conv.ref.ts';
import type { ConvBackwardDataArgs } from './routines.gen.ts';

export async function convBackwardDataCpu(queue: Queue, a: Bound<ConvBackwardDataArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { F, dY, dX, store } = await hostTensors(a, ['F', 'dY'], ['dX']);
  convBackwardDataRef(convolutionOf(a), F, dY, dX);
  store();
}
