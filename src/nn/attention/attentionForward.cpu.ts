// ATTENTIONFORWARD on the CPU backend: the reference, with products on the engine.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostGemm } from '../hostGemm.cpu.ts';
import { hostTensors, zeros } from '../hostTensors.cpu.ts';
import { attentionForwardRef } from './attentionForward.ref.ts';
import type { AttentionForwardArgs } from './routines.gen.ts';

export async function attentionForwardCpu(queue: Queue, a: Bound<AttentionForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const tensors = await hostTensors(a, ['Q', 'K', 'V', 'mask'], ['O', 'L']);
  attentionForwardRef(a, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
  tensors.store();
}
