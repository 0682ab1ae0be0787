// Programs of the pool: lists of jobs that a worker runs in order. How they are written down, and how their end is heard of.
import { WORD } from './workerText.ts';

/** One function called with each list of arguments, in any order. There is one, and all are equally long. */
export interface Job {
  /** The function's number among those of all modules that the workers know. */
  readonly fn: number;
  readonly parts: readonly (readonly number[])[];
}

/**
 * A program as workers read it: its length without this number; of each job the function, the arguments of a part, the parts, all
 * arguments.
 */
export function encoded(jobs: readonly Job[]): number[] {
  const words = jobs.flatMap(({ fn, parts }) => [fn, parts[0]!.length, parts.length, ...parts.flat()]);
  return [words.length, ...words];
}

type WaitAsync = (word: Int32Array, index: number, value: number) => { readonly value: Promise<string> | string };

/** Settles when a program has ended; undefined where one can only look. */
export function endOf(word: Int32Array): Promise<string> | string | undefined {
  const { waitAsync } = Atomics as unknown as { waitAsync?: WaitAsync };
  return waitAsync?.call(Atomics, word, WORD.ended, 0).value;
}

/** Resolves with `ended`, or after some time. The timer also keeps the process alive, which waiting for a word does not. */
export async function orAfter(ended: Promise<string> | string | undefined, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((then) => {
    timer = setTimeout(then, ended === undefined ? 1 : ms);
  });
  await (ended === undefined ? late : Promise.race([ended, late]));
  clearTimeout(timer);
}
