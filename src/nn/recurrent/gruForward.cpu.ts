// GRUFORWARD on the CPU backend: the reference, with products on the engine.

import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { directionsOf, type GruSequence } from '../../core/recurrence.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostGemm } from '../hostGemm.cpu.ts';
import { hostTensors, zeros } from '../hostTensors.cpu.ts';
import { gruForwardRef } from './gruForward.ref.ts';
import type { GruForwardArgs } from './routines.gen.ts';

export async function gruForwardCpu(queue: Queue, a: Bound<GruForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const tensors = await hostTensors(a, ['X', 'W', 'U', 'b', 'bU', 'h0'], ['Y', 'hT', 'S']);
  const make = (length: number): RealMat => zeros(a.prec, length);
  const S = tensors.S ?? make(4 * directionsOf(a) * a.steps * a.batch * a.hidden);
  gruForwardRef(a as GruSequence, { ...tensors, S }, make, hostGemm(a.prec));
  tensors.store();
}
