// GPU memory by size class. Released buffers wait here for the next request of their class: allocation on a GPU costs more than a small
// solve. Reuse is safe at once, because commands of one queue run in the order in which they were recorded.
import { OutOfMemoryError, UnsupportedError } from '../core/errors.js';
import { errorsOf, refused, scoped } from './errorScopes.js';
/** GPUBufferUsage flags by value: the global of that name exists only where WebGPU is built in. */
export const USAGE = { MAP_READ: 1, COPY_SRC: 4, COPY_DST: 8, UNIFORM: 64, STORAGE: 128, QUERY_RESOLVE: 512 };
const STORAGE = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;
/**
 * Idle bytes kept for reuse in any case; besides, as many as there are in use, because workspace is as large as what it works for, and to
 * get it anew in every call took 8 ms for 256 MiB (H200, 2026-11). What is more goes back to the driver, the longest idle first: what a
 * call has just released is what the next one like it asks for.
 */
const KEEP_BYTES = 256 * 2 ** 20;
/** Bytes rounded up to one of eight steps per octave: at most 12.5 % is wasted, and few distinct sizes occur. Always a multiple of 16. */
export function sizeClass(bytes) {
    if (bytes <= 256)
        return 256;
    const step = 2 ** Math.max(4, Math.floor(Math.log2(bytes - 1)) - 3);
    return Math.ceil(bytes / step) * step;
}
export class BufferPool {
    device;
    errors;
    onError;
    /** Bytes of the largest buffer. Asked for once: Dawn makes an object whenever limits are read. */
    limit;
    /** By size, the longest idle first. */
    idle = new Map();
    /** When idle buffers were released, as a count of releases. */
    since = new WeakMap();
    releases = 0;
    idleBytes = 0;
    usedBytes = 0;
    /** Buffers that exist in name only, because there was no memory for them: never reused. */
    failed = new WeakSet();
    /** Buffers made and not yet destroyed, idle ones included. */
    made = new Set();
    constructor({ device, owned }, onError) {
        this.device = device;
        this.errors = errorsOf(owned);
        this.onError = onError;
        const { maxStorageBufferBindingSize, maxBufferSize } = device.limits;
        this.limit = Math.min(maxStorageBufferBindingSize, maxBufferSize);
    }
    /** Buffers made and not yet destroyed: for leak tests. */
    get live() {
        return this.made.size;
    }
    /** Bytes of them. */
    get liveBytes() {
        let bytes = 0;
        for (const { size } of this.made)
            bytes += size;
        return bytes;
    }
    /** A storage buffer of at least `bytes`, and whether it is new (new memory is zero; reused memory holds old data). */
    take(bytes) {
        const { limit } = this;
        if (bytes > limit) {
            throw new UnsupportedError(`a buffer of ${bytes} bytes is more than this adapter can bind (maxStorageBufferBindingSize, maxBufferSize: ${limit}): split the problem, or use the CPU backend`);
        }
        const size = Math.min(sizeClass(bytes), limit - (limit % 16));
        for (let buffer = this.fitting(size); buffer !== undefined; buffer = this.fitting(size)) {
            if (!this.failed.has(buffer)) {
                this.usedBytes += buffer.size;
                return { buffer, isNew: false };
            }
            this.made.delete(buffer);
            buffer.destroy();
        }
        this.usedBytes += size;
        return { buffer: this.create(size), isNew: true };
    }
    create(size) {
        const { device } = this;
        const make = () => device.createBuffer({ size, usage: STORAGE });
        const fail = (error) => {
            this.failed.add(buffer);
            this.onError(error);
        };
        const buffer = scoped(device, this.errors, () => scoped(device, ['out-of-memory'], make, (message) => fail(new OutOfMemoryError(`the device has no memory for a buffer of ${size} bytes: ${message}`))), (message) => fail(refused(message)));
        this.made.add(buffer);
        return buffer;
    }
    /** Keeps the buffer for reuse; what is then too much is destroyed by `behind` behind the commands that still use it. */
    release(buffer, behind) {
        this.usedBytes -= buffer.size;
        const surplus = [];
        if (this.failed.has(buffer)) {
            surplus.push(buffer);
        }
        else {
            const list = this.idle.get(buffer.size);
            if (list === undefined)
                this.idle.set(buffer.size, [buffer]);
            else
                list.push(buffer);
            this.idleBytes += buffer.size;
            this.since.set(buffer, this.releases++);
        }
        while (this.idleBytes > KEEP_BYTES + this.usedBytes)
            surplus.push(this.longestIdle());
        for (const one of surplus)
            this.made.delete(one);
        if (surplus.length > 0) {
            behind(() => {
                for (const one of surplus)
                    one.destroy();
            });
        }
    }
    /** Destroys every buffer, those in use included: on a device that lives on. */
    dispose() {
        for (const buffer of this.made)
            buffer.destroy();
        this.made.clear();
        this.idle.clear();
        this.idleBytes = 0;
    }
    /**
     * Takes out an idle buffer of this size, or the next larger one up to twice as large: what shrinks from step to step does not need memory
     * of every class that it passes through.
     */
    fitting(size) {
        let best = Number.POSITIVE_INFINITY;
        for (const [of, list] of this.idle)
            if (list.length > 0 && of >= size && of <= 2 * size && of < best)
                best = of;
        return this.out(best);
    }
    longestIdle() {
        let first = [];
        let least = Number.POSITIVE_INFINITY;
        for (const list of this.idle.values()) {
            const since = list.length > 0 ? this.since.get(list[0]) : least;
            if (since < least)
                [first, least] = [list, since];
        }
        const buffer = first.shift();
        this.idleBytes -= buffer.size;
        return buffer;
    }
    out(size) {
        const buffer = this.idle.get(size)?.pop();
        if (buffer !== undefined)
            this.idleBytes -= size;
        return buffer;
    }
}
