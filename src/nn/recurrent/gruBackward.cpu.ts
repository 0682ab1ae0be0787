// GRUBACKWARD on the CPU backend: the reference, with products on the engine.

import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { GruSequence } from '../../core/recurrence.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostGemm } from '../hostGemm.cpu.ts';
import { hostTensors, zeros } from '../hostTensors.cpu.ts';
import { gruBackwardRef } from './gruBackward.ref.ts';
import type { GruBackwardArgs } from './routines.gen.ts';

export async function gruBackwardCpu(queue: Queue, a: Bound<GruBackwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const read = ['X', 'W', 'U', 'h0', 'Y', 'S', 'dY', 'dhT'] as const;
  const tensors = await hostTensors(a, read, ['dX', 'dW', 'dU', 'db', 'dbU', 'dh0']);
  gruBackwardRef(a as GruSequence, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
  tensors.store();
}
