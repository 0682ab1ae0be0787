/**
 * What a scheduler tells of its steps, written to the queue's timeline; undefined if there is none. GPU steps are submitted one by one
 * then, which costs some microseconds each: the GPU is at a step from when it has ended the one before, as far as the event loop learns in
 * time.
 */
export function observer(queue) {
    const { timeline, context } = queue;
    const device = context.gpu?.device;
    if (timeline === undefined || device === undefined)
        return undefined;
    let last = 0;
    return ({ name, on }, start, end) => {
        if (on === 'cpu')
            return; // they tell of their parts themselves
        timeline.push({ name, lane: 'host', start, end });
        queue.flush();
        void device.queue.onSubmittedWorkDone().then(() => {
            const now = performance.now();
            timeline.push({ name, lane: 'gpu', start: Math.max(start, last), end: now });
            last = now;
        }, () => { });
    };
}
const LANES = ['host', 'cpu', 'bus', 'gpu'];
/**
 * The records as a trace for Perfetto (ui.perfetto.dev) and chrome://tracing: a JSON text to be saved to a file.
 * @example
 * ctx.queue.timeline = [];
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info, mode: 'hybrid' });
 * await ctx.queue.sync();
 * writeFileSync('getrf.json', chromeTrace(ctx.queue.timeline));
 */
export function chromeTrace(records) {
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
