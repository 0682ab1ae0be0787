// The GPU's code of routines, kernels' texts included: read when a context opens a GPU, so that a program on the CPU never reads it.
import type { Context } from './context.ts';
import type { Queue } from './queue.ts';

/** How a backend computes a checked call on the GPU. */
export type Gpu<A> = (queue: Queue, a: A) => void | Promise<void>;

/** One for each routine that the program has: bundlers drop the fronts of others, and what these would load. */
const loads: (() => Promise<void>)[] = [];
/** The same for what only contexts need whose doubles live on the GPU. */
const loadsOfDoubles: (() => Promise<void>)[] = [];

type Load<A> = () => Promise<{ readonly compute: Gpu<A> }>;

/**
 * A function of a GPU backend, by the import that brings it. Whoever opens a GPU waits for all of them (`loadGpu`), so that a call finds
 * its code and records at once; the call of a routine that was itself imported later waits for its code like one that reads results back.
 */
export const later = <A>(load: Load<A>): Gpu<A> => among(loads, load);

/** One that computes doubles. */
export const laterDoubles = <A>(load: Load<A>): Gpu<A> => among(loadsOfDoubles, load, tryDoubles);

type Trial = (context: Context) => Promise<void>;
const trials: Trial[] = [];
const tried = new WeakMap<Context, Map<Trial, Promise<void>>>();

/** What is to be found out of a device before a context computes doubles there: once for each, when it is opened. */
export function beforeDoubles(trial: Trial): void {
  trials.push(trial);
}

/** Resolves when all trials are done that are known so far. */
export async function tryDoubles(context: Context): Promise<void> {
  if (context.gpu?.doubles !== true) return;
  let done = tried.get(context);
  if (done === undefined) {
    done = new Map();
    tried.set(context, done);
  }
  for (const trial of trials) {
    if (!done.has(trial)) done.set(trial, trial(context));
    await done.get(trial);
  }
}

function among<A>(loads: (() => Promise<void>)[], load: Load<A>, before: Trial = async () => {}): Gpu<A> {
  let there: Gpu<A> | undefined;
  const ready = async (): Promise<void> => {
    there ??= (await load()).compute;
  };
  loads.push(ready);
  const wait = async (queue: Queue): Promise<void> => {
    await ready();
    await before(queue.context);
  };
  return (queue, a) => (there === undefined ? wait(queue).then(() => there!(queue, a)) : there(queue, a));
}

/**
 * Other code that only a GPU has a use for: undefined until it has been read. Who asks for it before, because it was imported behind the
 * opening of the GPU, will have it next time.
 */
export function besideGpu<M>(load: () => Promise<M>): () => M | undefined {
  let there: M | undefined;
  const ready = async (): Promise<void> => {
    there ??= await load();
  };
  loads.push(ready);
  return () => {
    if (there === undefined) void ready();
    return there;
  };
}

/** Resolves when all routines that are imported so far can record on a GPU, with `doubles` those of doubles too. */
export async function loadGpu(doubles: boolean): Promise<void> {
  await Promise.all([...loads, ...(doubles ? loadsOfDoubles : [])].map((load) => load()));
}
