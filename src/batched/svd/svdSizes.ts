// Which matrices the GPU's workgroups hold.
import type { BatchCall, Integers } from '../../core/batchForms.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';

/** Columns, or rows of a wide matrix, that a workgroup holds at most. */
export const MOST_COLUMNS = 128;
/** Threads that such a workgroup has at least, and bytes: what any device of WebGPU has. */
const [THREADS, BYTES] = [256, 16384];

/** Whether all matrices of a call fit. */
export function svdFits(queue: Queue, a: BatchCall & { readonly prec: Prec }): boolean {
  // Rotations there are of real numbers.
  if (isComplex(a.prec)) return false;
  const { threads, workgroupBytes } = queue.context.gpu!;
  if (threads < THREADS || workgroupBytes < BYTES) return false;
  const { m, n } = a as unknown as { m: number | Integers; n: number | Integers };
  if (typeof m === 'number') return Math.min(m, n as number) <= MOST_COLUMNS;
  return Array.prototype.every.call(
    m,
    (rows: number, b: number) => Math.min(rows, (n as Integers)[b]!) <= MOST_COLUMNS,
  );
}
