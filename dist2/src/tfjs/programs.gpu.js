// tfjs's own programs, recorded for less of the host: what they read as uniforms is written once and stays, and bind groups are found
// again. tfjs makes both anew for every call, which is half of what a call costs. What is bound and dispatched is what tfjs binds and
// dispatches.
import { USAGE } from '../runtime/pool.js';
/** Words that the uniforms of one program may take; more are left to tfjs. */
const MOST_WORDS = 256;
/** Bytes of the buffers that uniforms lie in. */
const PAGE = 2 ** 16;
/**
 * Contents of uniforms known for a pipeline, the one that was met first is forgotten first; bind groups kept with each, the one used last
 * in front: tfjs's buffers go round, and it takes a dozen steps until an operation meets the same ones.
 */
const CONTENTS = 32;
const GROUPS = 32;
/** Bind groups kept in all; the memory of them starts over beyond it. */
const ALL_GROUPS = 4096;
const product = (shape) => {
    let size = 1;
    for (let d = 0; d < shape.length; d++)
        size *= shape[d];
    return size;
};
export class Programs {
    device;
    align;
    pipelines = new WeakMap();
    /** Places by their bytes: free ones, and those that recorded commands may still read. */
    free = new Map();
    retired = [];
    pages = [];
    bound = new Set();
    kept = 0;
    pageUsed = PAGE;
    u32 = new Uint32Array(MOST_WORDS);
    i32 = new Int32Array(this.u32.buffer);
    f32 = new Float32Array(this.u32.buffer);
    used = 0;
    /** Numbers in the last uniform, and the strictest alignment, in words. */
    before = 0;
    strictest = 1;
    constructor(device) {
        this.device = device;
        this.align = device.limits.minUniformBufferOffsetAlignment;
    }
    /**
     * The bind group for a program: the result's buffer and those of the inputs, of tensors of these shapes, then its uniforms. With `keep`
     * it is kept, and so are the buffers. Undefined if there are too many uniforms.
     */
    bindGroup(program, shapes, defined, buffers, keep) {
        const words = this.pack(program, shapes, defined);
        if (words === undefined)
            return undefined;
        const known = this.known(program.pipeline);
        const { place, groups } = this.find(known.contents, words);
        for (let k = 0; k < groups.length; k++) {
            const one = groups[k];
            if (!same(one.buffers, buffers))
                continue;
            for (let l = k; l > 0; l--)
                groups[l] = groups[l - 1];
            groups[0] = one;
            return one.group;
        }
        const entries = buffers.map((buffer, binding) => ({ binding, resource: { buffer } }));
        const { buffer, offset } = place;
        entries.push({ binding: buffers.length, resource: { buffer, offset, size: 4 * words } });
        const group = this.device.createBindGroup({ layout: known.layout, entries });
        if (keep)
            this.keep(groups, { buffers: [...buffers], group });
        return group;
    }
    keep(groups, one) {
        if (this.kept >= ALL_GROUPS) {
            for (const all of this.bound)
                all.length = 0;
            this.bound.clear();
            this.kept = 0;
        }
        this.kept -= groups.length;
        groups.unshift(one);
        if (groups.length > GROUPS)
            groups.pop();
        this.kept += groups.length;
        this.bound.add(groups);
    }
    /** What is recorded has been submitted: what is written to the device from now on comes behind it. */
    submitted() {
        for (const place of this.retired)
            this.freeOf(place.bytes).push(place);
        this.retired.length = 0;
    }
    dispose() {
        for (const page of this.pages)
            page.destroy();
    }
    known(pipeline) {
        let known = this.pipelines.get(pipeline);
        if (known === undefined) {
            known = { layout: pipeline.getBindGroupLayout(0), contents: [] };
            this.pipelines.set(pipeline, known);
        }
        return known;
    }
    /** Writes a program's uniforms, in the order and at the places that tfjs gives them, into `u32`; returns their number of words. */
    pack({ size, outputShape, outputComponent }, shapes, defined) {
        this.used = this.before = 0;
        this.strictest = 1;
        this.f32[this.take(1)] = Number.NaN;
        this.f32[this.take(1)] = Number.POSITIVE_INFINITY;
        for (let s = 0; s < shapes.length; s++) {
            const shape = shapes[s];
            const rank = shape.length;
            // The longest that there are, with what a program may have besides: more than that does not fit for certain.
            if (rank > 6 || this.used + 32 > MOST_WORDS)
                return undefined;
            const at = this.take(rank);
            for (let d = 0; d < rank; d++)
                this.i32[at + d] = shape[d];
            if (rank === 0)
                this.i32[at] = 1;
            const strides = this.take(rank - 1);
            if (rank < 2)
                this.i32[strides] = 1;
            for (let d = rank - 2, stride = 1; d >= 0; d--) {
                stride *= shape[d + 1];
                this.i32[strides + d] = stride;
            }
        }
        if (size) {
            const elements = product(outputShape);
            this.i32[this.take(1)] = outputComponent ? elements / outputComponent : elements;
        }
        if (defined !== undefined) {
            for (let k = 0; k < defined.length; k++) {
                const { type, data } = defined[k];
                if (data.length > 6 || this.used + 16 > MOST_WORDS)
                    return undefined;
                const view = type === 'int32' ? this.i32 : type === 'uint32' ? this.u32 : this.f32;
                const at = this.take(data.length);
                for (let d = 0; d < data.length; d++)
                    view[at + d] = data[d];
                if (data.length === 0)
                    view[at] = 1;
            }
        }
        this.to(this.strictest);
        return this.used;
    }
    /** Room for a uniform of so many numbers, at least one, where WGSL has it. */
    take(numbers) {
        const count = numbers < 1 ? 1 : numbers;
        const align = count > 2 || this.before > 4 ? 4 : count;
        if (align > this.strictest)
            this.strictest = align;
        this.before = count;
        this.to(align);
        const at = this.used;
        this.used += count;
        return at;
    }
    to(align) {
        while (this.used % align !== 0)
            this.u32[this.used++] = 0;
    }
    /** The pipeline's contents that are the first words of `u32`, new if need be. */
    find(all, words) {
        const { u32 } = this;
        for (let k = 0; k < all.length; k++) {
            const known = all[k].words;
            if (known.length !== words)
                continue;
            let at = 0;
            while (at < words && known[at] === u32[at])
                at++;
            if (at === words)
                return all[k];
        }
        if (all.length === CONTENTS) {
            const { place, groups } = all.shift();
            this.retired.push(place);
            if (this.bound.delete(groups))
                this.kept -= groups.length;
        }
        const contents = { words: u32.slice(0, words), place: this.place(4 * words), groups: [] };
        all.push(contents);
        const { buffer, offset } = contents.place;
        this.device.queue.writeBuffer(buffer, offset, contents.words);
        return contents;
    }
    freeOf(bytes) {
        let list = this.free.get(bytes);
        if (list === undefined) {
            list = [];
            this.free.set(bytes, list);
        }
        return list;
    }
    place(needed) {
        const bytes = Math.ceil(needed / this.align) * this.align;
        const free = this.freeOf(bytes).pop();
        if (free !== undefined)
            return free;
        if (this.pageUsed + bytes > PAGE) {
            this.pages.push(this.device.createBuffer({ size: PAGE, usage: USAGE.UNIFORM | USAGE.COPY_DST }));
            this.pageUsed = 0;
        }
        const offset = this.pageUsed;
        this.pageUsed += bytes;
        return { buffer: this.pages.at(-1), offset, bytes };
    }
}
function same(these, those) {
    if (these.length !== those.length)
        return false;
    for (let k = 0; k < these.length; k++)
        if (these[k] !== those[k])
            return false;
    return true;
}
