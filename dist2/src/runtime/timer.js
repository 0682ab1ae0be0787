// GPU time of a piece of work by timestamp queries, behind a spin kernel that brings the clocks up first.
import { UnsupportedError } from '../core/errors.js';
import { USAGE } from './pool.js';
import { spin } from './shaders.gen.js';
export const spinKernel = { name: 'spin', text: spin, variants: [] };
const AS_WRITTEN = {};
/** Enough workgroups of 256 to fill the largest GPUs. */
const SPIN_GROUPS = 2048;
const FIRST_ITERATIONS = 1000;
/** No GPU does as many in less than the coarsest clock's tick. */
const CERTAIN_ITERATIONS = 8e6;
/** An H200 was seen at its idle clock for more than 100 ms of work (2026-11). */
const RAMP_MS = 400;
export class GpuTimer {
    queries;
    resolved;
    /** Loop count of the spin kernel for one millisecond at full clock; measured at first use. */
    iterationsPerMs;
    constructor(device) {
        this.queries = device.createQuerySet({ type: 'timestamp', count: 2 });
        this.resolved = device.createBuffer({ size: 16, usage: USAGE.QUERY_RESOLVE | USAGE.COPY_SRC });
    }
    dispose() {
        this.queries.destroy();
        this.resolved.destroy();
    }
    async measure(queue, side, work, warmMs) {
        await this.warm(queue, side, warmMs);
        return this.between(queue, side, work);
    }
    /** Records a spin of about `warmMs`, none if that is 0. */
    async warm(queue, side, warmMs) {
        if (warmMs <= 0)
            return;
        this.iterationsPerMs ??= await this.calibrate(queue, side, warmMs);
        spinFor(queue, Math.ceil(warmMs * this.iterationsPerMs));
    }
    async between(queue, side, work) {
        side.idle = false; // one submission: the GPU must not wait for the host in the middle
        await queue.compiled();
        this.mark(side, 0);
        await work();
        await queue.compiled();
        this.mark(side, 1);
        side.copies().resolveQuerySet(this.queries, 0, 2, this.resolved, 0);
        const ticks = new Int32Array(4);
        await queue.context.readGpu(this.resolved, ticks, 0);
        const [begin, end] = new BigUint64Array(ticks.buffer);
        return Number(end - begin) / 1e6;
    }
    mark(side, index) {
        side
            .copies()
            .beginComputePass({ timestampWrites: { querySet: this.queries, beginningOfPassWriteIndex: index } })
            .end();
    }
    /**
     * Spins for longer and longer, then again and again until the clocks have had RAMP_MS to come up and no run is faster than the one
     * before: a count taken at the idle clock would spin for a fraction of the time later, and all that is measured would read several
     * times too long.
     */
    async calibrate(queue, side, wantedMs) {
        let perMs = 0;
        let spun = 0;
        for (let iterations = FIRST_ITERATIONS;; iterations = Math.ceil(Math.min(20 * iterations, perMs * wantedMs))) {
            const ms = await this.between(queue, side, () => spinFor(queue, iterations));
            if (ms <= 0 && iterations >= CERTAIN_ITERATIONS)
                throw new UnsupportedError('queue.gpuTime: the timestamps of this device stand still');
            const before = perMs;
            spun += ms;
            perMs = iterations / Math.max(ms, 0.001);
            if (spun >= RAMP_MS && ms >= wantedMs / 2 && perMs < 1.05 * before)
                return Math.max(perMs, before);
        }
    }
}
function spinFor(queue, iterations) {
    queue.launch(spinKernel, AS_WRITTEN, { out: queue.nothing }, { iterations }, [SPIN_GROUPS, 1, 1]);
}
