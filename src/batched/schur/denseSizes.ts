// Which orders of general matrices the kernels of this room take.
import type { Integers } from '../../core/batchForms.ts';
import type { Queue } from '../../runtime/queue.ts';

/** A thread to a row: workgroups of all devices have so many. */
export const MOST_ORDER = 128;

/** Whether the GPU takes matrices of these orders: all of a call go the same way. */
export function denseFits({ context }: Queue, n: number | Integers): boolean {
  const most =
    typeof n === 'number' ? n : Array.prototype.reduce.call(n, (a, b) => Math.max(a as number, b as number), 0);
  return context.gpu !== undefined && (most as number) <= MOST_ORDER;
}
