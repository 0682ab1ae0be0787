// POOLFORWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { poolingOf } from '../../core/pooling.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostTensors } from '../hostTensors.cpu.ts';
import { poolForwardRef } from './pool.ref.ts';
import type { PoolForwardArgs } from './routines.gen.ts';

export async function poolForwardCpu(queue: Queue, a: Bound<PoolForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { X, Y, store } = await hostTensors(a, ['X'], ['Y']);
  poolForwardRef(poolingOf(a), X, Y);
  store();
}
