// NRM2 on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { nrm2Ref } from './nrm2.ref.ts';
import type { Nrm2Args } from './nrm2.ts';

export async function nrm2Cpu(queue: Queue, a: Bound<Nrm2Args<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const x = await realVector(a.x, a.n, a.incx, 'read');
  const result = await hostVector(a.result, 'write');
  result.data[result.off] = nrm2Ref(a.n, x);
}
