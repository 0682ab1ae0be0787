// CONVI32 on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { convolutionOf } from '../../core/convolution.ts';
import type { Ptr } from '../../core/matrix.ts';
import { hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { convI32Ref } from './convI32.ref.ts';
import type { ConvI32Args } from './routines.gen.ts';

const read = async (x: Ptr<'b'> | undefined) => (x === undefined ? undefined : hostVector(x, 'read'));

export async function convI32Cpu(queue: Queue, a: Bound<ConvI32Args>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [X, F, zeroX, zeroF] = await Promise.all([read(a.X), read(a.F), read(a.zeroX), read(a.zeroF)]);
  const { unsignedX, unsignedF, ofF } = a;
  const bytes = { unsignedX, unsignedF, ofF, X: X!, F: F!, zeroX, zeroF };
  convI32Ref(convolutionOf(a), bytes, await hostVector(a.Y, 'write'));
}
