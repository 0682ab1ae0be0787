// QUANTIZE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { quantizeRef } from './quantize.ref.ts';
import type { QuantizeArgs } from './routines.gen.ts';

export async function quantizeCpu(queue: Queue, a: Bound<QuantizeArgs<'h' | 's'>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [{ X }, scale] = await Promise.all([hostTensors(a, ['X'], []), hostVector(a.scale, 'read')]);
  const zero = a.zero === undefined ? undefined : await hostVector(a.zero, 'read');
  quantizeRef({ ...a, X, scale, zero }, await hostVector(a.Y, 'write'));
}
