// LSTMFORWARD on the CPU backend: the reference, with products on the engine.

import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { directionsOf } from '../../core/recurrence.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostGemm } from '../hostGemm.cpu.ts';
import { hostTensors, zeros } from '../hostTensors.cpu.ts';
import { type LstmSequence, lstmForwardRef } from './lstmForward.ref.ts';
import type { LstmForwardArgs } from './routines.gen.ts';

export async function lstmForwardCpu(queue: Queue, a: Bound<LstmForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const tensors = await hostTensors(a, ['X', 'W', 'U', 'b', 'P', 'h0', 'c0'], ['Y', 'hT', 'cT', 'S']);
  const S = tensors.S ?? zeros(a.prec, 5 * directionsOf(a) * a.steps * a.batch * a.hidden);
  lstmForwardRef(a as LstmSequence, { ...tensors, S }, hostGemm(a.prec));
  tensors.store();
}
