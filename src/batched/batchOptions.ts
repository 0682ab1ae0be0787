// What the fronts of all batched routines do with a checked call: nothing for an empty batch, the backend's work, and the option that throws.
import { type BatchCall, countOf } from '../core/batchForms.ts';
import { mustSucceed } from '../core/errors.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Queue } from '../runtime/queue.ts';

export type CheckedBatch = BatchCall & { readonly prec: Prec; readonly routine: string };

type Backend<A> = (queue: Queue, a: A) => void | Promise<void>;

/** Runs a call; with `onFailure: 'throw'` it then waits for info and rejects if a matrix failed. */
export async function runChecked<A extends object>(
  queue: Queue,
  bound: A,
  cpu: (queue: Queue, a: CheckedBatch) => Promise<void>,
  gpu?: Backend<CheckedBatch>,
): Promise<void> {
  const a = bound as unknown as CheckedBatch;
  const count = countOf(a);
  if (count === 0) return;
  await queue.run(a, cpu, gpu);
  if (a.onFailure === 'throw') mustSucceed(a.routine, await queue.context.download(a.info as Ptr<'i'>, count));
}
