// CONVFORWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { convolutionOf } from '../../core/convolution.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { activationOf } from '../activations/activation.ref.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { convForwardRef } from './conv.ref.ts';
import type { ConvForwardArgs } from './routines.gen.ts';

export async function convForwardCpu(queue: Queue, a: Bound<ConvForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { X, F, bias, Y, store } = await hostTensors(a, ['X', 'F', 'bias'], ['Y']);
  const f = a.activation === 'none' ? (z: number) => z : activationOf(a.activation, 0, 1).f;
  convForwardRef(convolutionOf(a), X, F, bias, f, Y);
  store();
}
