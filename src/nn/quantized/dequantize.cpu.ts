// DEQUANTIZE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { dequantizeRef } from './dequantize.ref.ts';
import type { DequantizeArgs } from './routines.gen.ts';

export async function dequantizeCpu(queue: Queue, a: Bound<DequantizeArgs<'h' | 's'>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [X, scale] = await Promise.all([hostVector(a.X, 'read'), hostVector(a.scale, 'read')]);
  const zero = a.zero === undefined ? undefined : await hostVector(a.zero, 'read');
  const { Y, store } = await hostTensors(a, [], ['Y']);
  dequantizeRef({ ...a, X, scale, zero }, Y);
  store();
}
