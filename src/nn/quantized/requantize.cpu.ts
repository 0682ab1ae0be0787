// REQUANTIZE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { requantizeRef } from './requantize.ref.ts';
import type { RequantizeArgs } from './routines.gen.ts';

export async function requantizeCpu(queue: Queue, a: Bound<RequantizeArgs>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [X, scale] = await Promise.all([hostVector(a.X, 'read'), hostVector(a.scale, 'read')]);
  const bias = a.bias === undefined ? undefined : await hostVector(a.bias, 'read');
  requantizeRef({ ...a, X, scale, bias }, await hostVector(a.Y, 'write'));
}
