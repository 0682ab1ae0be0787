// DYNAMICQUANTIZE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { dynamicQuantizeRef } from './dynamicQuantize.ref.ts';
import type { DynamicQuantizeArgs } from './routines.gen.ts';

export async function dynamicQuantizeCpu(queue: Queue, a: Bound<DynamicQuantizeArgs<'h' | 's'>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { X } = await hostTensors(a, ['X'], []);
  const [Y, scale] = await Promise.all([hostVector(a.Y, 'write'), hostVector(a.scale, 'write')]);
  dynamicQuantizeRef(a.n, X, Y, scale, await hostVector(a.zero, 'write'));
}
