// Timing of several ways to compute the same thing, in turns within one process: machines that others use as well change their speed from
// second to second, and ratios of neighbouring samples hardly notice.

export interface Contender {
  readonly name: string;
  /** Before each sample, not timed: numbers of threads. */
  prepare?(): void | Promise<void>;
  /** Before each call, not timed: operands as they were. A sample is then one call. */
  reset?(): void;
  run(): void | Promise<void>;
  /** Milliseconds of rest after a sample, for threads that go on spinning. */
  readonly settle?: number;
}

/** Warm calls: at least so many, for at least so long (workers take 30 ms to start), unless they take longer altogether. */
const WARM_CALLS = 10;
const WARM_MS = 60;
const MOST_WARM_MS = 2000;
/** A sample is as many calls as take this long. */
const SAMPLE_MS = 8;
/** Before each sample so long, not timed. */
const REWARM_MS = 10;
const ROUNDS = 15;
const FEWEST_ROUNDS = 3;
/** Slow contenders leave after the fewest rounds, when they have taken this long. */
const MOST_MS = 2500;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

export class Times {
  /** Milliseconds per call, by contender and round. */
  private readonly samples: ReadonlyMap<string, readonly number[]>;

  constructor(samples: ReadonlyMap<string, readonly number[]>) {
    this.samples = samples;
  }
  /** Median milliseconds per call; undefined for one that did not take part. */
  ms(name: string): number | undefined {
    const samples = this.samples.get(name);
    return samples === undefined ? undefined : median(samples);
  }
  /** Milliseconds per call of the fastest sample: what a machine that others use can do. */
  least(name: string): number | undefined {
    const samples = this.samples.get(name);
    return samples === undefined ? undefined : Math.min(...samples);
  }
  /** How many times as fast as `other` `name` is: the median over the rounds that both were in. */
  ratio(name: string, other: string): number | undefined {
    const [mine, theirs] = [this.samples.get(name), this.samples.get(other)];
    if (mine === undefined || theirs === undefined) return undefined;
    const rounds = Math.min(mine.length, theirs.length);
    return median(Array.from({ length: rounds }, (_, i) => theirs[i]! / mine[i]!));
  }
}

async function sample(c: Contender, calls: number): Promise<number> {
  await c.prepare?.();
  // Another contender had the caches, and worker threads have gone to sleep.
  const until = performance.now() + REWARM_MS;
  do {
    c.reset?.();
    await c.run();
  } while (performance.now() < until);
  c.reset?.();
  const start = performance.now();
  for (let i = 0; i < calls; i++) {
    const pending = c.run();
    if (pending !== undefined) await pending;
  }
  const ms = (performance.now() - start) / calls;
  if (c.settle !== undefined) await new Promise((resolve) => setTimeout(resolve, c.settle));
  return ms;
}

async function warm(c: Contender): Promise<number> {
  const start = performance.now();
  let ms = Number.POSITIVE_INFINITY;
  for (let calls = 0; ; calls++) {
    const spent = performance.now() - start;
    if (calls > 0 && (spent > MOST_WARM_MS || (calls >= WARM_CALLS && spent > WARM_MS))) return ms;
    ms = Math.min(ms, await sample({ ...c, settle: 0 }, 1));
  }
}

export async function race(contenders: readonly Contender[]): Promise<Times> {
  const samples = new Map<string, number[]>();
  const plans = [];
  for (const c of contenders) {
    const ms = await warm(c);
    const calls = c.reset === undefined ? Math.max(1, Math.ceil(SAMPLE_MS / ms)) : 1;
    const rounds = Math.min(ROUNDS, Math.max(FEWEST_ROUNDS, Math.floor(MOST_MS / (ms * calls))));
    plans.push({ c, calls, rounds });
    samples.set(c.name, []);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { c, calls, rounds } of plans) {
      if (round < rounds) samples.get(c.name)!.push(await sample(c, calls));
    }
  }
  return new Times(samples);
}
