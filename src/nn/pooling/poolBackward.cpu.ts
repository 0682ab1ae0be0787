// POOLBACKWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { poolingOf } from '../../core/pooling.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { poolBackwardRef } from './pool.ref.ts';
import type { PoolBackwardArgs } from './routines.gen.ts';

export async function poolBackwardCpu(queue: Queue, a: Bound<PoolBackwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { X, dY, dX, store } = await hostTensors(a, ['X', 'dY'], ['dX']);
  poolBackwardRef(poolingOf(a), X, dY, dX);
  store();
}
