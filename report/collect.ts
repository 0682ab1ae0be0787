// Measures: runs the plan of every context within a limit of time, and puts what it found into a report's data.
import {
  ArgumentError,
  BasaltError,
  type Context,
  createContext,
  DeviceLostError,
  DisposedError,
} from '../src/index.ts';
import { milliseconds, repeatsFor, type Timer, usableTimer } from '../testing/lib/timing.ts';
import { type DeviceRun, GROUPS, type Measurement, nameOf, type ReportData, SCHEMA, type Skipped } from './data.ts';
import { describeDevice, libraryVersion, runtimeText } from './device.ts';
import { plan, type Sizes, usualSizes } from './plan.ts';
import type { Sweep, Task } from './task.ts';

export interface CollectOptions {
  /** Fewer sizes and rounds. Default false. */
  readonly quick?: boolean;
  /**
   * About how long it may take, all contexts together; 52 with quick, else 165, and rarely all of it. What there is no time for is named in
   * the report.
   */
  readonly seconds?: number;
  /** In place of the usual sizes. */
  readonly sizes?: Sizes;
  /** basalt's version where it cannot be read from package.json: in a browser. */
  readonly version?: string;
  /** Ends the measurements between two of them: collect rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** What is being measured: size `done` of `total`. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** 'sgetrf, n = 1024' */
  readonly what: string;
  readonly device: string;
}

const SECONDS = { quick: 52, full: 165 } as const;
const ROUNDS = { quick: 3, full: 5 } as const;
/** A GPU gets more time than a CPU: it is asked about more, and spends most of it on compiling, of which a quick run has as much. */
const GPU_SHARE = { quick: 7, full: 2 } as const;
/**
 * A GPU spins before the first round of a size, since the host has kept it waiting, and less before those that follow at once. An H200
 * measured the same behind 20 ms as behind 100, but up to 1.8 times as long where the first were 60 ms behind a second of compilation
 * (2026-11).
 */
const SPIN_MS = { first: 100, following: 20 } as const;
/** Rounds together need not take longer than this. */
const ENOUGH_MS = { quick: 250, full: 2000 } as const;
/** Of rounds as short as this more are run. */
const SHORT_MS = 5;
/** A size may take such a part of the time that is left, or more if not so many others wait: most take far less. */
const SHARES = { quick: 4, full: 6 } as const;
/** Of its allowance a size spends such a part on rounds that could be left out. */
const ON_ROUNDS = 0.5;
/** A size calls its routine so often at least: to compile, to time it, to check it. */
const LEAST_CALLS = 3;
/** A quick run measures so many sizes of a routine as time allows, and of larger ones those whose calls take no longer than this. */
const QUICK_SIZES = 5;
const QUICK_CALL_MS = 200;
/** Untimed calls. */
const WARM_MS = 15;
const WARM_ROUNDS = 10;

/**
 * Measures products, factorizations, solvers and batches on the given contexts, and on the CPU if none of them is there.
 *
 * Every routine is run at growing sizes, until its share of the time is spent or the device has no memory for the next. Times are medians,
 * by GPU timestamps where there are any, else by the clock between two synchronizations; each result is checked.
 *
 * @throws ArgumentError for `seconds` that are no time; DeviceLostError when a GPU is lost; the signal's reason when aborted.
 * @example
 * const ctx = await createContext();
 * const data = await collect(ctx, { quick: true }, ({ what }) => console.error(what));
 * writeFileSync('report.html', renderReport(data));
 */
export async function collect(
  given: Context | readonly Context[],
  options: CollectOptions = {},
  progress: (progress: Progress) => void = () => {},
): Promise<ReportData> {
  const { quick = false, seconds = SECONDS[quick ? 'quick' : 'full'], signal } = options;
  if (!(seconds > 0)) throw new ArgumentError('collect', 'options.seconds', 2, seconds, 'must be a number above 0');
  const pace = quick ? 'quick' : 'full';
  const start = performance.now();
  const contexts = Array.isArray(given) ? [...(given as readonly Context[])] : [given as Context];
  const own = contexts.some(({ backend }) => backend === 'cpu') ? undefined : await createContext({ backend: 'cpu' });
  if (own !== undefined) contexts.unshift(own);
  try {
    const runs = contexts.map((context) => {
      const sizes = options.sizes ?? usualSizes(context, quick);
      const lists: Pick<Lists, 'measurements' | 'skipped'> = { measurements: [], skipped: [] };
      const run = { ...describeDevice(context), ...lists };
      return { run, sweeps: plan(context, sizes, quick).map((sweep) => new Running(context, sweep, run, quick)) };
    });
    const total = runs.reduce(
      (sum, { sweeps }) => sum + sweeps.reduce((count, { sweep }) => count + sweep.sizes.length, 0),
      0,
    );
    const end = start + 1000 * seconds;
    let done = 0;
    for (const [k, { sweeps }] of runs.entries()) {
      const shares: number[] = contexts.slice(k).map(({ backend }) => (backend === 'gpu' ? GPU_SHARE[pace] : 1));
      const until = performance.now() + ((end - performance.now()) * shares[0]!) / shares.reduce((a, b) => a + b);
      for (const { running, n, next, others } of stepsOf(sweeps)) {
        signal?.throwIfAborted();
        const what = `${nameOf(running.sweep)}, n = ${n}`;
        if (!running.stopped) progress({ done, total, what, device: running.lists.name });
        done++;
        await running.step(n, next, (until - performance.now()) / Math.min(others, SHARES[pace]));
      }
    }
    progress({ done, total, what: 'done', device: '' });
    for (const { run } of runs) inOrder(run.measurements);
    return {
      schema: SCHEMA,
      version: options.version ?? libraryVersion(),
      date: new Date().toISOString(),
      runtime: runtimeText(),
      quick,
      seconds: Math.round((performance.now() - start) / 100) / 10,
      devices: runs.map(({ run }): DeviceRun => run),
    };
  } finally {
    own?.dispose();
  }
}

/** All sweeps take one step before any takes the next: time that is not enough for everything is missing at the largest sizes. */
function* stepsOf(sweeps: readonly Running[]) {
  const steps = Math.max(0, ...sweeps.map(({ sweep }) => sweep.sizes.length));
  for (let step = 0; step < steps; step++) {
    const going = sweeps.filter(({ sweep }) => step < sweep.sizes.length);
    for (const [k, running] of going.entries()) {
      const { sizes } = running.sweep;
      const others = Math.max(1, going.slice(k).filter(({ stopped }) => !stopped).length);
      yield { running, n: sizes[step]!, next: sizes[step + 1], others };
    }
  }
}

interface Lists {
  readonly name: string;
  readonly measurements: Measurement[];
  readonly skipped: Skipped[];
}

/** A sweep on its way from size to size. */
class Running {
  readonly sweep: Sweep;
  readonly lists: Lists;
  private readonly context: Context;
  private readonly quick: boolean;
  private expected = 0;
  private expectedCallMs = 0;
  private measured = 0;
  private before: Spent | undefined;
  stopped = false;

  constructor(context: Context, sweep: Sweep, lists: Lists, quick: boolean) {
    this.context = context;
    this.sweep = sweep;
    this.lists = lists;
    this.quick = quick;
  }

  /** Measures a size if it is expected to take no longer than `allowance` milliseconds; if not, larger ones are not measured either. */
  async step(n: number, next: number | undefined, allowance: number): Promise<void> {
    if (this.stopped) return;
    if (this.expected >= allowance) {
      this.stop(n, 'it would have taken too long');
      return;
    }
    if (this.quick && this.measured >= QUICK_SIZES && this.expectedCallMs > QUICK_CALL_MS) {
      this.stop(n, `a call would have taken longer than ${QUICK_CALL_MS} ms, a quick run's limit`);
      return;
    }
    const start = performance.now();
    try {
      const { measurement, roundsMs } = await measureSize(this.context, this.sweep, n, this.quick, allowance);
      this.lists.measurements.push(measurement);
      this.measured++;
      const { power } = this.sweep;
      const growth = (next ?? n) / n;
      const callsMs = LEAST_CALLS * measurement.ms;
      const spent = { callsMs, aroundMs: Math.max(1, performance.now() - start - roundsMs) };
      this.expected = expectedMs(power, growth, spent, this.before);
      this.expectedCallMs = measurement.ms * growth ** power;
      this.before = spent;
    } catch (error) {
      // What a device has no memory or no kernel for is part of the report; a device that is gone has none.
      if (!(error instanceof BasaltError) || error instanceof DeviceLostError || error instanceof DisposedError)
        throw error;
      this.stop(n, error.message);
    }
  }

  private stop(n: number, why: string): void {
    this.stopped = true;
    this.lists.skipped.push({ routine: this.sweep.routine, way: this.sweep.way, n, why });
  }
}

/** By group, routine and size, as readers look for them. */
function inOrder(measurements: Measurement[]): void {
  const first = new Map(measurements.map((m, k) => [nameOf(m), k] as const).reverse());
  const key = (m: Measurement): number => GROUPS.indexOf(m.group) * 1e6 + first.get(nameOf(m))!;
  measurements.sort((a, b) => key(a) - key(b) || a.n - b.n);
}

/** Where the time of a size went: to its calls, and to operands, compilation, checks. */
interface Spent {
  readonly callsMs: number;
  readonly aroundMs: number;
}

/**
 * How long a size `growth` times as large will take. Calls grow as their work. What is around them has parts that do not grow at all, and
 * others that grow as the operands: so it is expected to grow as it has, but no faster than these.
 */
function expectedMs(power: number, growth: number, { callsMs, aroundMs }: Spent, before: Spent | undefined): number {
  const grown = before === undefined ? 1 : aroundMs / before.aroundMs;
  return aroundMs * Math.max(1, Math.min(grown, growth ** 2)) + callsMs * growth ** power;
}

async function measureSize(context: Context, sweep: Sweep, n: number, quick: boolean, allowance: number) {
  const batch = sweep.batch?.(n) ?? 1;
  const task = sweep.open(context, n, batch);
  try {
    const pace = quick ? 'quick' : 'full';
    const timer = usableTimer(context, sweep.prec, 'gpu');
    const patienceMs = ON_ROUNDS * allowance;
    const wanted = { rounds: ROUNDS[pace], enoughMs: ENOUGH_MS[pace], patienceMs };
    const { ms, calls, roundsMs } = await timesOf(context, task, timer, wanted);
    await task.fresh(1);
    await task.call(0);
    const error = await task.error();
    const measurement: Measurement = {
      ...{ group: sweep.group, routine: sweep.routine, prec: sweep.shown ?? sweep.prec, way: sweep.way, n, batch },
      ...{ ms: median(ms), timer, rounds: ms.length, calls },
      ...{ flops: task.flops, bytes: task.bytes, error: Number.isFinite(error) ? error : null, limit: task.limit },
    };
    return { measurement, roundsMs };
  } finally {
    task.dispose();
  }
}

/** Rounds of a size, milliseconds that all of them need not exceed, and behind which no further round begins. */
interface Wanted {
  readonly rounds: number;
  readonly enoughMs: number;
  readonly patienceMs: number;
}

/** Milliseconds of a call in each round, behind untimed ones; all that the rounds took, without the first, which compiles. */
async function timesOf(context: Context, task: Task, timer: Timer, wanted: Wanted) {
  /** Milliseconds of `calls` calls on fresh operands, made together. */
  const round = async (calls: number, clock = timer, spinMs: number = SPIN_MS.following): Promise<number> => {
    await task.fresh(Math.min(calls, task.copies));
    const work = async (): Promise<void> => {
      for (let k = 0; k < calls; k++) await task.call(k % task.copies);
    };
    return milliseconds(context, clock, work, spinMs);
  };
  await round(1, 'wall');
  const start = performance.now();
  const once = await round(1, timer, SPIN_MS.first);
  const calls = Math.min(repeatsFor(once), task.repeatable ? Number.POSITIVE_INFINITY : task.copies);
  const ms = calls === 1 ? [once] : [];
  const roundMs = once * calls;
  let most = wanted.rounds;
  if (timer === 'wall' && roundMs < SHORT_MS) {
    // The host's clock sees all that the host does besides, and engines of JavaScript compile for speed what they have seen often.
    for (let k = 0, warmed = once; k < WARM_ROUNDS && warmed < WARM_MS; k++) warmed += await round(calls);
    ms.length = 0;
    most *= 3;
  }
  const rounds = Math.max(1, Math.min(most, Math.floor(wanted.enoughMs / roundMs)));
  const late = (): boolean => ms.length > 0 && performance.now() - start > wanted.patienceMs;
  while (ms.length < rounds && !late()) ms.push((await round(calls)) / calls);
  return { ms, calls, roundsMs: performance.now() - start };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
