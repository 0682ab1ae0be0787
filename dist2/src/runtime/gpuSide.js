// What a queue has recorded for the GPU and not submitted: one encoder, one compute pass as long as it lasts, and the parameters of its
// dispatches. Commands behind a pipeline that is still being compiled wait here, in their order.
import { DeviceError } from '../core/errors.js';
import { errorsOf, refused, scoped, submissionErrorsOf } from './errorScopes.js';
import { fill, sameWords, wordsOn } from './paramWords.js';
import { PipelineCache } from './pipeline.js';
import { USAGE } from './pool.js';
/** Parameters of this many bytes of dispatches are recorded before the queue submits by itself, so that the GPU starts early. */
const RING_BYTES = 128 * 1024;
/**
 * An idle GPU is given work after this many dispatches, then after twice as many and so on, while the rest is still being recorded: neither
 * waits long for the other. Never after more than the second: a GPU that has done what it was given waits while as much is recorded (H100,
 * 2026-11: LU of order 8192 waited 15 of 55 ms where the last of its submissions had 2000).
 */
const FIRST_DISPATCHES = 32;
const MOST_DISPATCHES = 256;
/** Bind groups kept; the cache starts over beyond it. */
const BIND_GROUPS = 4096;
const RECENT = 4;
function same(these, those) {
    for (let k = 0; k < these.length; k++)
        if (these[k] !== those[k])
            return false;
    return true;
}
/**
 * Characters of a kernel's text, with marked loops written out, that a software adapter is given: what is longer takes its compiler
 * seconds, and keeps its loops. gemm_quads, made for such adapters, is shorter in all its variants. SwiftShader, 2026-11: 260 variants of
 * all kernels compile in 69 s, with no loop written out in 9.5. LU of 1000 matrices of order 13 then computes for 47 ms instead of 23,
 * Cholesky for 17 instead of 4; of order 4 nothing changes.
 */
const LONGEST_ON_SOFTWARE = 20_000;
/** Recording state of a GPU queue. */
export class GpuSide {
    device;
    pipelines;
    timer;
    /** Present while a profile is taken. */
    profiler;
    nothing;
    submissions = 0;
    /** Nothing is submitted that is not known to have run. */
    idle = true;
    onError;
    onRefusal;
    errors;
    submissionErrors;
    bindingBytes;
    open = { encoder: undefined, pass: undefined, pipeline: undefined };
    ring;
    ringData = new ArrayBuffer(RING_BYTES);
    words = wordsOn(this.ringData);
    ringUsed = 0;
    /** The dispatch whose Params were written last, since the last submission. */
    last = { id: undefined, offset: 0 };
    /** What is bound in the pass, as long as its pipeline is known. */
    group;
    offset = 0;
    recorded = 0;
    /** Dispatches behind which the next submission is made, if the GPU is not idle. */
    enough = FIRST_DISPATCHES;
    align;
    bindGroups = new Map();
    recent = new Map();
    ids = new WeakMap();
    nextId = 0;
    /** What waits behind a pipeline, in order, from `given` on. */
    steps = [];
    given = 0;
    advancing = false;
    constructor(gpu, onError) {
        const { device, owned, bindingBytes, software } = gpu;
        this.device = device;
        this.onError = onError;
        this.onRefusal = (message) => onError(refused(message));
        this.errors = errorsOf(owned);
        this.submissionErrors = submissionErrorsOf(owned);
        this.bindingBytes = bindingBytes;
        // A software adapter compiles on the cores that the program itself needs; and what somebody else records into his encoder on a device
        // of his own must be there when the call returns.
        const beside = owned && !software;
        const { longest = software ? LONGEST_ON_SOFTWARE : Number.POSITIVE_INFINITY } = gpu;
        this.pipelines = new PipelineCache(device, { beside, longest, lanes: gpu.fixedLanes }, (error) => onError(error), () => this.advance());
        this.align = device.limits.minUniformBufferOffsetAlignment;
        const ring = { size: RING_BYTES, usage: USAGE.UNIFORM | USAGE.COPY_DST };
        this.ring = scoped(device, this.errors, () => device.createBuffer(ring), this.onRefusal);
    }
    /** One kernel run, in pieces if its grid has more than `limit` groups in an axis; to the recorder, if there is one. Returns how many. */
    launch(kernel, tuning, buffers, params, [x, y, z], limit, recorder) {
        const pipeline = this.pipelines.get(kernel, tuning);
        // Bringing host-fresh operands up to date may submit: it comes before this dispatch starts to be recorded.
        const operands = pipeline.slots.map((slot) => {
            const buffer = buffers[slot.name];
            if (buffer === undefined)
                throw new DeviceError(`kernel ${kernel.name}: no buffer for its binding ${slot.name}`);
            return buffer.gpu(slot.writes);
        });
        let count = 0;
        for (let baseZ = 0; baseZ < z; baseZ += limit) {
            for (let baseY = 0; baseY < y; baseY += limit) {
                for (let baseX = 0; baseX < x; baseX += limit) {
                    const grid = { x: Math.min(limit, x - baseX), y: Math.min(limit, y - baseY), z: Math.min(limit, z - baseZ) };
                    const base = { baseX, baseY, baseZ };
                    if (recorder !== undefined) {
                        recorder.dispatch(this.kept(pipeline, operands, params, base, grid));
                        continue;
                    }
                    this.dispatch(pipeline, operands, params, base, grid);
                    count++;
                }
            }
        }
        return count;
    }
    /** One dispatch: given to the GPU at once, or behind what waits. */
    dispatch(pipeline, operands, params, base, grid) {
        if (this.waiting || pipeline.compiling !== undefined) {
            this.repeat(this.kept(pipeline, operands, params, base, grid));
            return;
        }
        const offset = this.room(pipeline);
        fill(this.words, offset / 4, pipeline, params, base);
        this.record(pipeline, this.bindGroup(pipeline, operands), this.settled(pipeline, offset), grid);
    }
    /** A dispatch that is not given to the GPU yet. */
    kept(pipeline, operands, params, base, grid) {
        const words = wordsOn(new ArrayBuffer(pipeline.paramBytes));
        fill(words, 0, pipeline, params, base);
        return { pipeline, operands, words: words.u32, grid };
    }
    /** The same of a dispatch whose Params are known. */
    repeat(dispatch) {
        const { pipeline, operands, words, grid } = dispatch;
        if (this.waiting || pipeline.compiling !== undefined) {
            const then = { ...dispatch, words: words.slice() }; // a plan may change them before its turn
            this.steps.push({ pipeline, give: () => this.repeat(then) });
            return;
        }
        const offset = this.room(pipeline);
        this.words.u32.set(words, offset / 4);
        dispatch.group ??= this.bindGroup(pipeline, operands);
        this.record(pipeline, dispatch.group, this.settled(pipeline, offset), grid);
    }
    /** Whether pipelines are compiled beside the program. */
    set beside(beside) {
        if (!beside)
            this.flush();
        this.pipelines.beside = beside;
    }
    /** Whether commands wait for a pipeline: whatever comes behind them waits as well. */
    get waiting() {
        return this.steps.length > 0 && !this.advancing;
    }
    /** Gives a command to the GPU in its turn: at once, if nothing waits. */
    inTurn(give) {
        if (this.waiting)
            this.steps.push({ pipeline: undefined, give });
        else
            give();
    }
    /** Resolves when nothing recorded so far waits for a pipeline. */
    async caughtUp() {
        while (this.waiting)
            await this.steps[this.given].pipeline.compiling;
    }
    /** Gives to the GPU what waits for nothing any more. */
    advance() {
        this.advancing = true;
        try {
            while (this.given < this.steps.length && this.steps[this.given].pipeline?.compiling === undefined)
                this.steps[this.given++].give();
        }
        finally {
            this.advancing = false;
            if (this.given === this.steps.length) {
                this.steps = [];
                this.given = 0;
            }
        }
    }
    /** Bytes of the ring for the Params of a dispatch, by where they begin. */
    room({ paramBytes }) {
        if (this.ringUsed + paramBytes > RING_BYTES)
            this.submit();
        const offset = this.ringUsed;
        this.ringUsed = Math.ceil((offset + paramBytes) / this.align) * this.align;
        return offset;
    }
    /** Where a dispatch finds its Params that were written to `offset`: with those of the dispatch before it, if they are the same. */
    settled({ paramBytes, id }, offset) {
        const { last } = this;
        if (last.id === id && sameWords(this.words, last.offset / 4, offset / 4, paramBytes / 4)) {
            this.ringUsed = offset;
            return last.offset;
        }
        last.id = id;
        last.offset = offset;
        return offset;
    }
    record(pipeline, group, offset, grid) {
        const { compiled, kernel } = pipeline;
        if (compiled === undefined) {
            // The next download says so, of every call that would have used it.
            this.onError(pipeline.refusal);
            return;
        }
        if (pipeline.patience > 0 && --pipeline.patience === 0)
            this.pipelines.improve(pipeline);
        const { open, profiler } = this;
        if (profiler !== undefined) {
            const timestampWrites = profiler.next(kernel.name);
            open.pass = this.copies().beginComputePass({ timestampWrites });
        }
        open.pass ??= this.copies().beginComputePass();
        // Steps that differ in their grid alone find all else as it was: setting a bind group takes the host longer than all the rest.
        const isSet = open.pipeline === compiled;
        if (!isSet)
            open.pass.setPipeline(compiled);
        if (!isSet || this.group !== group || this.offset !== offset)
            open.pass.setBindGroup(0, group, [offset]);
        open.pipeline = compiled;
        this.group = group;
        this.offset = offset;
        open.pass.dispatchWorkgroups(grid.x, grid.y, grid.z);
        if (profiler !== undefined)
            this.endPass();
        this.recorded++;
        if (this.recorded === (this.idle ? FIRST_DISPATCHES : this.enough))
            this.submit();
    }
    /** The encoder between passes, for copies and timestamps. */
    copies() {
        this.endPass();
        this.open.encoder ??= this.device.createCommandEncoder();
        return this.open.encoder;
    }
    endPass() {
        this.open.pass?.end();
        this.open.pass = undefined;
        this.open.pipeline = undefined;
    }
    bindGroup(pipeline, operands) {
        let recent = this.recent.get(pipeline);
        if (recent === undefined) {
            recent = [];
            this.recent.set(pipeline, recent);
        }
        for (const one of recent)
            if (same(one.operands, operands))
                return one.group;
        const group = this.cachedGroup(pipeline, operands);
        recent.unshift({ operands, group });
        if (recent.length > RECENT)
            recent.pop();
        return group;
    }
    cachedGroup(pipeline, operands) {
        let key = `${pipeline.id}`;
        for (const buffer of operands) {
            let id = this.ids.get(buffer);
            if (id === undefined) {
                id = this.nextId++;
                this.ids.set(buffer, id);
            }
            key += `,${id}`;
        }
        let group = this.bindGroups.get(key);
        if (group === undefined) {
            const entries = pipeline.slots.map((slot, k) => ({
                binding: slot.binding,
                resource: this.binding(operands[k]),
            }));
            entries.push({ binding: pipeline.params, resource: { buffer: this.ring, size: pipeline.paramBytes } });
            const { layout } = pipeline;
            const make = () => this.device.createBindGroup({ layout, entries });
            group = scoped(this.device, this.errors, make, this.onRefusal);
            if (this.bindGroups.size >= BIND_GROUPS) {
                this.bindGroups.clear();
                this.recent.clear();
            }
            this.bindGroups.set(key, group);
        }
        return group;
    }
    /** All of the buffer that a kernel can see. One of someone else's may be larger than that, and of any size. */
    binding(buffer) {
        const size = Math.min(buffer.size, this.bindingBytes);
        return { buffer, size: size - (size % 4) };
    }
    /** Submits what is recorded, by `submit` if it is given; pipelines that it waits for are compiled here and now. */
    flush(submit) {
        if (this.waiting)
            this.pipelines.finish();
        this.submit(submit);
    }
    /** Submits what waits for nothing. */
    submit(submit) {
        const { device } = this;
        const { encoder } = this.open;
        if (encoder === undefined)
            return;
        this.endPass();
        const commands = () => {
            // Queue writes and submissions run in order, so the ring can be filled again as soon as this returns.
            if (this.ringUsed > 0)
                device.queue.writeBuffer(this.ring, 0, this.ringData, 0, this.ringUsed);
            if (submit === undefined)
                device.queue.submit([encoder.finish()]);
            else
                submit();
        };
        scoped(device, this.submissionErrors, commands, this.onRefusal);
        this.open.encoder = undefined;
        this.ringUsed = 0;
        this.last.id = undefined;
        this.recorded = 0;
        this.submissions++;
        this.enough = Math.min(MOST_DISPATCHES, 2 * (this.idle ? FIRST_DISPATCHES : this.enough));
        this.idle = false;
    }
    /** Destroys its own memory, on a device that lives on. */
    dispose() {
        this.ring.destroy();
        this.timer?.dispose();
    }
}
