// A CPU engine that fails when it is told to: from its k-th demand for memory on there is none left, as where WebAssembly's memory cannot
// grow, or all its worker threads die just after the k-th job has been handed to them.
import type { Engine } from '../src/engine/engine.ts';

export const ENGINE_FAULTS = ['memory', 'workers'] as const;
export type EngineFault = (typeof ENGINE_FAULTS)[number];

export interface FaultyEngine {
  /** Operations so far that this kind of fault can strike. */
  count: number;
  /** The fault strikes in the k-th operation from now on, counted from 0; undefined: in none. */
  strike(fault: EngineFault, k: number | undefined): void;
  /** Nothing fails or is counted any more. */
  rest(): void;
  /** The engine is as it was before. */
  mend(): void;
}

type Workers = ReadonlyMap<number, { end(): Promise<unknown> }>;

/** Makes an engine able to fail. */
export function faultyEngine({ heap, pool }: Engine): FaultyEngine {
  const state: { fault: EngineFault | undefined; at: number } = { fault: undefined, at: Infinity };
  const [take, fork, lead] = [heap.take.bind(heap), pool.fork.bind(pool), pool.lead.bind(pool)];
  const own: FaultyEngine = {
    count: 0,
    strike(fault, k = Infinity) {
      own.count = 0;
      state.fault = fault;
      state.at = k;
    },
    rest() {
      state.fault = undefined;
    },
    mend() {
      // The methods of the classes are in their places again.
      Reflect.deleteProperty(heap, 'take');
      for (const name of ['fork', 'lead']) Reflect.deleteProperty(pool, name);
    },
  };
  const killed = (): void => {
    if (state.fault !== 'workers' || own.count++ !== state.at) return;
    for (const worker of (pool as unknown as { workers: Workers }).workers.values()) void worker.end();
  };
  heap.take = (bytes) => (state.fault === 'memory' && own.count++ >= state.at ? undefined : take(bytes));
  pool.fork = (fn, parts) => {
    fork(fn, parts);
    killed();
  };
  pool.lead = (program) => {
    const led = lead(program);
    killed();
    return led;
  };
  return own;
}
