// ATTENTIONBACKWARD on the CPU backend: the reference, with products on the engine.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostGemm } from '../hostGemm.cpu.ts';
import { hostTensors, zeros } from '../hostTensors.cpu.ts';
import { attentionBackwardRef } from './attentionBackward.ref.ts';
import type { AttentionBackwardArgs } from './routines.gen.ts';

export async function attentionBackwardCpu(queue: Queue, a: Bound<AttentionBackwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const tensors = await hostTensors(a, ['Q', 'K', 'V', 'mask', 'O', 'L', 'dO'], ['dQ', 'dK', 'dV']);
  attentionBackwardRef(a, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
  tensors.store();
}
