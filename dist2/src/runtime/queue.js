// The ordered command queue: records many dispatches in one compute pass and submits them together. Knows kernels, not linear algebra.
import { DeviceError } from '../core/errors.js';
import { fields } from '../core/field.js';
/** Trace entries kept; older ones are dropped. */
const TRACE_LENGTH = 1000;
/**
 * The calls of a context, in the order in which they are made: where they ran and why (`trace`), what they took
 * (`gpuTime`, `profile`).
 */
export class Queue {
    context;
    /** The latest calls, oldest first. */
    trace = [];
    /** Steps of factorizations are recorded here while it is an array: see chromeTrace. */
    timeline;
    /** Workgroups per dispatch and axis; larger grids are split. Tests lower it. @internal */
    groupLimit = 65535;
    /** Dispatches recorded since the context was opened. */
    dispatches = 0;
    /** Present while calls are recorded for a plan: what they would give to the GPU goes there. @internal */
    recorder;
    /** Another object from each time on that kernels are chosen in another way: what was chosen is remembered by it. @internal */
    choosing = {};
    /** What is known of calls like others; undefined without a GPU. @internal */
    repeats;
    gpu;
    /** Settles with the last CPU call; never rejects. */
    tail = Promise.resolve();
    waiting = 0;
    /** @internal */
    constructor(context, onError) {
        this.context = context;
        if (context.gpu !== undefined) {
            this.gpu = new context.gpu.machinery.GpuSide(context.gpu, onError);
            this.repeats = new context.gpu.machinery.Repeats(this);
            this.groupLimit = context.gpu.device.limits.maxComputeWorkgroupsPerDimension;
        }
    }
    /**
     * Runs a checked call where its precision lives. GPU work is recorded at once; CPU work may first have to read operands back, so calls
     * behind it wait for it: calls take effect in the order in which they were made, awaited or not. A `gpu` that returns a promise reads
     * results back before it is done, and is waited for like a CPU call. A call is for the GPU if all precisions live there that it computes
     * in; one without a `gpu` never is. What the queue learns of calls `like` this one makes them cheaper.
     * @internal
     */
    async run(call, cpu, gpu, computes = call.prec, like) {
        this.context.assertAlive();
        let there = true;
        for (const prec of computes)
            there &&= this.context.placement(prec) === 'gpu';
        const run = there && gpu !== undefined ? gpu : cpu;
        const again = () => run(this, call);
        if (this.recorder !== undefined)
            return this.recorder.call(call.routine, run === gpu ? again : undefined, again);
        const known = run === gpu && !this.busy ? like : undefined;
        await this.step(known === undefined ? again : () => this.repeats.make(known, again), run === gpu);
    }
    /** Gives commands to the GPU by `record`, or again those of an earlier call of that name: see Repeats.call. @internal */
    repeated(name, operands, record) {
        if (this.repeats === undefined)
            record();
        else
            this.repeats.call(name, operands, record);
    }
    /** To be called when kernels are chosen in another way than before. @internal */
    forget() {
        this.choosing = {};
        this.repeats?.forget();
    }
    /** Of the profile that is being taken, to hear of calls. @internal */
    get profiler() {
        return this.gpu?.profiler;
    }
    /** Does a step in the order of calls: at once if it records for the GPU and no call is waiting, else behind them. @internal */
    async step(run, records) {
        const now = records && this.waiting === 0;
        const started = now ? run() : undefined;
        if (now && started === undefined)
            return;
        const first = this.waiting++ === 0;
        const mine = started ?? (first ? Promise.resolve(run()) : this.tail.then(run));
        this.tail = mine.catch(() => { });
        try {
            await mine;
        }
        finally {
            this.waiting--;
        }
    }
    /** Resolves when no call is waiting on the CPU. @internal */
    get idle() {
        return this.tail;
    }
    /** Whether calls are waiting on the CPU: whatever comes behind them has to wait for `idle`. @internal */
    get busy() {
        return this.waiting > 0;
    }
    /**
     * Does a host-side step at its place in the order of calls: at once, or behind the calls that wait on the CPU.
     * @internal
     */
    inOrder(step) {
        if (!this.busy) {
            step();
            return;
        }
        this.waiting++;
        this.tail = this.tail
            .then(step)
            .catch(() => { }) // its buffer or context was disposed of in the meantime: nobody can see the difference
            .finally(() => this.waiting--);
    }
    /** Why a precision runs on the CPU in this context. @internal */
    whyCpu(prec) {
        if (this.context.backend === 'cpu')
            return this.context.why;
        if (this.context.placement(prec) === 'gpu')
            return this.context.gpu.byCost === undefined
                ? 'there is no GPU kernel for it: computed on the CPU'
                : 'computed on the CPU: it costs less, or there is no GPU kernel for it';
        return `WebGPU has no ${fields[prec].title} precision on this adapter: computed on the CPU`;
    }
    /** @internal */
    note(entry) {
        if (this.recorder !== undefined) {
            this.recorder.note(entry);
            return;
        }
        this.trace.push(entry);
        if (this.trace.length > TRACE_LENGTH)
            this.trace.shift();
    }
    /** Distinct pipelines compiled so far. */
    get pipelines() {
        return this.side().pipelines.size;
    }
    /** A small buffer for the read bindings that a variant does not use. @internal */
    get nothing() {
        const side = this.side();
        side.nothing ??= this.context.alloc('s', 64);
        return side.nothing;
    }
    /**
     * Records one kernel run. `buffers` and `params` are named as in the kernel's text; grids above the device's limit are split, the
     * kernel finding its place by baseX, baseY, baseZ.
     */
    launch(kernel, tuning, buffers, params, groups) {
        this.dispatches += this.side().launch(kernel, tuning, buffers, params, groups, this.groupLimit, this.recorder);
    }
    /** Zeroes a GPU buffer or some bytes of it, in order with the launches. @internal */
    clear(buffer, byteOffset = 0, bytes = buffer.size) {
        const side = this.side();
        if (this.recorder !== undefined)
            this.recorder.clear({ buffer, byteOffset, bytes });
        else
            side.inTurn(() => side.copies().clearBuffer(buffer, byteOffset, bytes));
    }
    /** Gives dispatches with known Params to the GPU, in order with the launches. @internal */
    repeat(commands) {
        const side = this.side();
        for (const command of commands) {
            if ('buffer' in command) {
                this.clear(command.buffer, command.byteOffset, command.bytes);
                continue;
            }
            side.repeat(command);
            this.dispatches++;
        }
    }
    /**
     * Submits what is recorded, by `submit` if it is given. Never needed for correctness: downloads and sync do it. What waits for its
     * pipelines is compiled here and now: `compiled` waits for them.
     */
    flush(submit) {
        this.gpu?.flush(submit);
    }
    /** Resolves when the pipelines of everything recorded so far are compiled. @internal */
    async compiled() {
        await this.gpu?.caughtUp();
    }
    /** Resolves when all pipelines asked for so far are compiled. @internal */
    async compiledAll() {
        await this.gpu?.pipelines.settled();
    }
    /** Submits what is recorded, then does something that must come behind it, in the order of commands. @internal */
    inTurn(give) {
        const { gpu } = this;
        gpu?.inTurn(() => {
            gpu.submit();
            give();
        });
    }
    /** Whether something recorded waits for its pipeline. @internal */
    get compiling() {
        return this.gpu?.waiting === true;
    }
    /**
     * What launches are recorded into, for someone else to record into beside them: pipelines are compiled where they are asked for from then
     * on, so that what is recorded is there at once. Undefined without a GPU.
     */
    get open() {
        this.beside = false;
        return this.gpu?.open;
    }
    /** Whether pipelines are compiled beside the program, while what is recorded behind them waits. @internal */
    set beside(beside) {
        if (this.gpu !== undefined)
            this.gpu.beside = beside;
    }
    /** Submissions made so far. */
    get submissions() {
        return this.gpu?.submissions ?? 0;
    }
    /** Tells the queue that this many submissions are known to have run. @internal */
    ran(submissions) {
        if (this.gpu !== undefined && this.gpu.submissions === submissions)
            this.gpu.idle = true;
    }
    /** Resolves when everything enqueued so far has run; rejects with what went wrong on the device. */
    async sync() {
        await this.idle;
        this.context.throwFailure();
        if (this.gpu !== undefined)
            await this.context.readGpu(this.nothing.gpu(false), new Int32Array(1), 0);
    }
    /**
     * Milliseconds of GPU time that `work` takes, by timestamps around it; undefined without the feature. The GPU is kept busy for
     * `warmMs` in front of it, in the same submission: between short kernels a GPU drops to its idle clock and runs several times slower.
     */
    async gpuTime(work, warmMs = 0) {
        if (this.gpu === undefined || !this.gpu.device.features.has('timestamp-query'))
            return undefined;
        return this.timerOf(this.gpu).measure(this, this.gpu, work, warmMs);
    }
    /**
     * Which kernels and routines the GPU time of `work` goes to, by timestamps around every dispatch; undefined without the feature. Every
     * dispatch gets a pass of its own, which costs some microseconds each, most of them between the dispatches: `ms` of the result is about
     * what the kernels take without it, `span` is more than gpuTime. `warmMs` as there.
     *
     * @throws UnsupportedError while another profile is being taken.
     * @example
     * const profile = await ctx.queue.profile(() => sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info }), 60);
     * console.table(profile?.rows);
     */
    async profile(work, warmMs = 0) {
        const side = this.gpu;
        if (!side?.device.features.has('timestamp-query'))
            return undefined;
        await this.timerOf(side).warm(this, side, warmMs);
        return this.context.gpu.machinery.profiled(this, side, work);
    }
    /** Gives back the queue's own memory on a device that lives on. What is recorded and not submitted is dropped. */
    dispose() {
        this.gpu?.dispose();
    }
    timerOf(side) {
        side.timer ??= new this.context.gpu.machinery.GpuTimer(side.device);
        return side.timer;
    }
    side() {
        this.context.assertAlive();
        if (this.gpu === undefined)
            throw new DeviceError('a kernel was launched on the CPU backend');
        return this.gpu;
    }
}
