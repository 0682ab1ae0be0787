// When the steps of factorizations ran, on request: `queue.timeline = []` starts the recording, `undefined` ends it. For pictures of what
// overlaps; sums of GPU time by kernel are profile.ts's.
import type { Queue } from './queue.ts';
import type { Observer } from './scheduler.ts';

/**
 * 'host': a step for the GPU was recorded. 'gpu': the GPU was at it. 'bus': a copy to or from the GPU, the wait for it included.
 * 'cpu': computed on the CPU.
 */
export type Lane = 'host' | 'gpu' | 'bus' | 'cpu';

/** One bar of a timeline; times are milliseconds by performance.now(). */
export interface TimelineRecord {
  readonly name: string;
  readonly lane: Lane;
  readonly start: number;
  readonly end: number;
}

/**
 * What a scheduler tells of its steps, written to the queue's timeline; undefined if there is none. GPU steps are submitted one by one
 * then, which costs some microseconds each: the GPU is at a step from when it has ended the one before, as far as the event loop learns in
 * time.
 */
export function observer(queue: Queue): Observer | undefined {
  const { timeline, context } = queue;
  const device = context.gpu?.device;
  if (timeline === undefined || device === undefined) return undefined;
  let last = 0;
  return ({ name, on }, start, end) => {
    if (on === 'cpu') return; // they tell of their parts themselves
    timeline.push({ name, lane: 'host', start, end });
    queue.flush();
    void device.queue.onSubmittedWorkDone().then(
      () => {
        const now = performance.now();
        timeline.push({ name, lane: 'gpu', start: Math.max(start, last), end: now });
        last = now;
      },
      () => {}, // the device is lost
    );
  };
}

const LANES: readonly Lane[] = ['host', 'cpu', 'bus', 'gpu'];

/**
 * The records as a trace for Perfetto (ui.perfetto.dev) and chrome://tracing: a JSON text to be saved to a file.
 * @example
 * ctx.queue.timeline = [];
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info, mode: 'hybrid' });
 * await ctx.queue.sync();
 * writeFileSync('getrf.json', chromeTrace(ctx.queue.timeline));
 */
export function chromeTrace(records: readonly TimelineRecord[]): string {
  const zero = Math.min(...records.map(({ start }) => start));
  const names = LANES.map((lane, tid) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, args: { name: lane } }));
  const bars = records.map(({ name, lane, start, end }) => ({
    name,
    ph: 'X',
    pid: 1,
    tid: LANES.indexOf(lane),
    ts: 1000 * (start - zero), // microseconds
    dur: 1000 * (end - start),
  }));
  return JSON.stringify({ displayTimeUnit: 'ms', traceEvents: [...names, ...bars] });
}
