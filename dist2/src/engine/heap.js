// The memory of the CPU engine: one WebAssembly memory in which host copies of buffers live, so that kernels and worker threads reach
// them without copying. It never shrinks: what is released is used again.
import { MOST_PAGES } from './assembler.js';
const PAGE = 65536;
/** Blocks start on cache lines. */
const ALIGN = 64;
/** Memory grows by at least this much: a growth costs more than the pages that it adds. */
const STEP_PAGES = 256;
/** Most pages tried for a shared memory, which reserves all of them as addresses: 4 GiB, else 1 GiB where those cannot be had. */
const TRIED_PAGES = [MOST_PAGES, 16384];
/** The last page stays unused: the address behind a block would otherwise be 2^32, which is 0 to a kernel. */
const USED_PAGES = MOST_PAGES - 1;
export class Heap {
    memory;
    /** Threads share it, and views of it stay valid while it grows. Without SharedArrayBuffer neither holds, and no array lives here. */
    shared;
    /** Free blocks by address; neighbours are always joined. */
    free = [];
    taken = new Map();
    /** Everything from here on has never been handed out, and is zero. */
    end;
    /** Buffer objects under which the memory has been seen: a growth makes another one for the same bytes. */
    homes = new WeakSet();
    arrays = new WeakSet();
    forgotten;
    holds = 0;
    held = [];
    /** `reserved` bytes at address 0 are the caller's. */
    constructor(reserved) {
        const memory = newMemory(Math.ceil(reserved / PAGE));
        this.memory = memory;
        this.shared = typeof SharedArrayBuffer !== 'undefined' && memory.buffer instanceof SharedArrayBuffer;
        this.end = Math.ceil(reserved / ALIGN) * ALIGN;
        this.homes.add(memory.buffer);
        this.forgotten = new FinalizationRegistry((at) => this.release(at));
    }
    /** Bytes handed out and not released. */
    get used() {
        let sum = 0;
        for (const bytes of this.taken.values())
            sum += bytes;
        return sum;
    }
    /** The address of a block of memory with old data in it; undefined if there is not that much. */
    take(bytes) {
        const size = Math.max(1, Math.ceil(bytes / ALIGN)) * ALIGN;
        const found = this.free.findIndex((block) => block.bytes >= size);
        let at;
        if (found >= 0) {
            const block = this.free[found];
            at = block.at;
            block.at += size;
            block.bytes -= size;
            if (block.bytes === 0)
                this.free.splice(found, 1);
        }
        else {
            // A free block at the end is lengthened rather than left behind.
            const last = this.free.at(-1);
            at = last !== undefined && last.at + last.bytes === this.end ? last.at : this.end;
            if (!this.grow(at + size))
                return undefined;
            if (at !== this.end)
                this.free.pop();
            this.end = at + size;
        }
        this.taken.set(at, size);
        return at;
    }
    /** Gives a block back. Does nothing for an address that is not a block's. */
    release(at) {
        const bytes = this.taken.get(at);
        if (bytes === undefined)
            return;
        if (this.holds > 0) {
            this.held.push(at);
            return;
        }
        this.taken.delete(at);
        let low = 0;
        let high = this.free.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.free[middle].at < at)
                low = middle + 1;
            else
                high = middle;
        }
        const before = this.free[low - 1];
        const after = this.free[low];
        if (before !== undefined && before.at + before.bytes === at) {
            before.bytes += bytes;
            if (after !== undefined && before.at + before.bytes === after.at) {
                before.bytes += after.bytes;
                this.free.splice(low, 1);
            }
        }
        else if (after !== undefined && at + bytes === after.at) {
            after.at = at;
            after.bytes += bytes;
        }
        else {
            this.free.splice(low, 0, { at, bytes });
        }
    }
    /** Nothing released from now on is handed out again before the function returned is called: a lost thread may still write to it. */
    hold() {
        this.holds++;
        let open = true;
        return () => {
            if (!open)
                return;
            open = false;
            this.holds--;
            if (this.holds === 0)
                for (const at of this.held.splice(0))
                    this.release(at);
        };
    }
    /** An array of zeros that lives here until it is collected or released; undefined if there is no room, or memory is not shared. */
    array(type, length) {
        if (!this.shared)
            return undefined;
        const clean = this.end;
        const at = this.take(length * type.BYTES_PER_ELEMENT);
        if (at === undefined)
            return undefined;
        // After a growth V8 replaces memory.buffer once more, at a moment of its own: every one that an array is made of is remembered.
        const { buffer } = this.memory;
        this.homes.add(buffer);
        const array = new type(buffer, at, length);
        // What has never been handed out is zero, and the system provides it only when it is touched.
        if (at < clean)
            array.fill(0, 0, Math.ceil((clean - at) / type.BYTES_PER_ELEMENT));
        this.arrays.add(array);
        this.forgotten.register(array, at, array);
        return array;
    }
    /** Gives back the memory of an array made by `array`, which must not be used any more. Others are left to the collector. */
    releaseArray(array) {
        if (!this.arrays.delete(array))
            return;
        this.forgotten.unregister(array);
        this.release(array.byteOffset);
    }
    /** The address of an array's first element, if it lives here. */
    addressOf(array) {
        return this.homes.has(array.buffer) ? array.byteOffset : undefined;
    }
    /** A view of memory as it is now: invalid after the next growth unless memory is shared. */
    view(type, at, length) {
        return new type(this.memory.buffer, at, length);
    }
    grow(bytes) {
        const have = this.memory.buffer.byteLength;
        if (bytes <= have)
            return true;
        const needed = Math.ceil((bytes - have) / PAGE);
        const room = USED_PAGES - have / PAGE;
        if (needed > room)
            return false;
        for (const pages of [Math.min(room, Math.max(needed, STEP_PAGES, have / PAGE / 8) | 0), needed]) {
            try {
                this.memory.grow(pages);
                this.homes.add(this.memory.buffer);
                return true;
            }
            catch {
                // less may be had
            }
        }
        return false;
    }
}
function newMemory(initial) {
    if (typeof SharedArrayBuffer !== 'undefined') {
        for (const maximum of TRIED_PAGES) {
            try {
                return new WebAssembly.Memory({ initial, maximum, shared: true });
            }
            catch {
                // fewer addresses may be had
            }
        }
    }
    return new WebAssembly.Memory({ initial });
}
