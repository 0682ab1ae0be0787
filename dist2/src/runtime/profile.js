// Where the GPU's time goes: a timestamp in front of and behind every dispatch, summed by kernel and by routine. The whole of a piece of
// work is timer.ts's.
import { UnsupportedError } from '../core/errors.js';
import { flopsOf, routineName } from '../core/spec.js';
import { bytesOf } from '../core/traffic.js';
import { USAGE } from './pool.js';
/** Timestamps of a query set: WebGPU's limit. */
const QUERIES = 4096;
/** What Queue.profile does, on a GPU that has been brought to its clock. */
export async function profiled(queue, side, work) {
    await queue.compiled();
    if (side.profiler !== undefined)
        throw new UnsupportedError('queue.profile: another profile is being taken');
    const profiler = new Profiler(side.device);
    side.profiler = profiler;
    try {
        await work();
        await queue.compiled();
        side.profiler = undefined;
        return await profiler.result(queue, side);
    }
    finally {
        side.profiler = undefined;
        side.flush();
        profiler.dispose();
    }
}
/** Times the dispatches of a queue: timestamps belong to passes, so that each dispatch gets a pass of its own. */
export class Profiler {
    device;
    chunks = [];
    called = new Map();
    now;
    constructor(device) {
        this.device = device;
    }
    /** A checked call whose dispatches come next. */
    call(spec, a) {
        const { prec } = a;
        const routine = routineName(spec, prec);
        const called = this.called.get(routine) ?? { routine, prec, calls: 0, ms: 0, flops: 0, bytes: 0 };
        called.calls++;
        called.flops += flopsOf(spec, a, prec);
        called.bytes += bytesOf(spec, a, prec);
        this.called.set(routine, called);
        this.now = called;
    }
    /** The timestamps of the next dispatch's pass. */
    next(kernel) {
        let chunk = this.chunks.at(-1);
        if (chunk === undefined || 2 * chunk.dispatches.length === QUERIES) {
            chunk = { queries: this.device.createQuerySet({ type: 'timestamp', count: QUERIES }), dispatches: [] };
            this.chunks.push(chunk);
        }
        const first = 2 * chunk.dispatches.length;
        chunk.dispatches.push({ kernel, of: this.now });
        return { querySet: chunk.queries, beginningOfPassWriteIndex: first, endOfPassWriteIndex: first + 1 };
    }
    async result(queue, side) {
        const sums = new Map();
        const dispatches = [];
        let total = 0;
        for (const chunk of this.chunks) {
            const ticks = await resolved(queue, side, chunk);
            for (const [k, { kernel, of }] of chunk.dispatches.entries()) {
                const [start, end] = [Number(ticks[2 * k]) / 1e6, Number(ticks[2 * k + 1]) / 1e6];
                const ms = Number(ticks[2 * k + 1] - ticks[2 * k]) / 1e6;
                const { calls, ms: sum } = sums.get(kernel) ?? { calls: 0, ms: 0 };
                sums.set(kernel, { kernel, calls: calls + 1, ms: sum + ms });
                if (of !== undefined)
                    of.ms += ms;
                dispatches.push({ kernel, ...(of === undefined ? {} : { routine: of.routine }), start, end });
                total += ms;
            }
        }
        const [begin, end] = [least(dispatches.map((d) => d.start)), -least(dispatches.map((d) => -d.end))];
        return {
            rows: [...sums.values()].sort((a, b) => b.ms - a.ms),
            calls: [...this.called.values()].sort((a, b) => b.ms - a.ms),
            dispatches: dispatches.map((d) => ({ ...d, start: d.start - begin, end: d.end - begin })),
            ms: total,
            span: Math.max(0, end - begin),
        };
    }
    /** Everything recorded with it must have been submitted. */
    dispose() {
        for (const { queries } of this.chunks)
            queries.destroy();
    }
}
const least = (values) => values.reduce((x, y) => Math.min(x, y), Number.POSITIVE_INFINITY);
async function resolved(queue, side, { queries, dispatches }) {
    const count = 2 * dispatches.length;
    const buffer = side.device.createBuffer({ size: 8 * count, usage: USAGE.QUERY_RESOLVE | USAGE.COPY_SRC });
    try {
        side.copies().resolveQuerySet(queries, 0, count, buffer, 0);
        const ticks = new Int32Array(2 * count);
        await queue.context.readGpu(buffer, ticks, 0);
        return new BigUint64Array(ticks.buffer);
    }
    finally {
        buffer.destroy();
    }
}
