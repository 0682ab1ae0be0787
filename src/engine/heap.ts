// The memory of the CPU engine: one WebAssembly memory in which host copies of buffers live, so that kernels and worker threads reach
// them without copying.
import { MOST_PAGES } from './assembler.ts';

const PAGE = 65536;
/** Blocks start on cache lines. */
const ALIGN = 64;
/** Memory grows by at least this much: a growth costs more than the pages that it adds. */
const STEP_PAGES = 256;
/** Most pages tried for a shared memory, which reserves all of them as addresses: 4 GiB, else 1 GiB where those cannot be had. */
const TRIED_PAGES = [MOST_PAGES, 16384];

type RealArrayType = Float32ArrayConstructor | Float64ArrayConstructor;
type RealArray = Float32Array | Float64Array;

interface Block {
  at: number;
  bytes: number;
}

export class Heap {
  readonly memory: WebAssembly.Memory;
  /** Threads share it, and views of it stay valid while it grows. Without SharedArrayBuffer neither holds, and no array lives here. */
  readonly shared: boolean;
  /** Free blocks by address; neighbours are always joined. */
  private readonly free: Block[] = [];
  private readonly taken = new Map<number, number>();
  /** Everything from here on has never been handed out, and is zero. */
  private end: number;
  private readonly homes = new WeakSet<ArrayBufferLike>();
  private readonly addresses = new WeakMap<RealArray, number>();
  private readonly forgotten: FinalizationRegistry<number>;

  /** `reserved` bytes at address 0 are the caller's. */
  constructor(reserved: number) {
    const memory = newMemory(Math.ceil(reserved / PAGE));
    this.memory = memory;
    this.shared = typeof SharedArrayBuffer !== 'undefined' && memory.buffer instanceof SharedArrayBuffer;
    this.end = reserved;
    this.homes.add(memory.buffer);
    this.forgotten = new FinalizationRegistry((at) => this.release(at));
  }

  /** Bytes handed out and not released. */
  get used(): number {
    let sum = 0;
    for (const bytes of this.taken.values()) sum += bytes;
    return sum;
  }

  /** The address of a block of memory with old data in it; undefined if there is not that much. */
  take(bytes: number): number | undefined {
    const size = Math.max(1, Math.ceil(bytes / ALIGN)) * ALIGN;
    const found = this.free.findIndex((block) => block.bytes >= size);
    let at: number;
    if (found >= 0) {
      const block = this.free[found]!;
      at = block.at;
      block.at += size;
      block.bytes -= size;
      if (block.bytes === 0) this.free.splice(found, 1);
    } else {
      if (!this.grow(this.end + size)) return undefined;
      at = this.end;
      this.end += size;
    }
    this.taken.set(at, size);
    return at;
  }

  release(at: number): void {
    const bytes = this.taken.get(at);
    if (bytes === undefined) return;
    this.taken.delete(at);
    let low = 0;
    let high = this.free.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.free[middle]!.at < at) low = middle + 1;
      else high = middle;
    }
    const before = this.free[low - 1];
    const after = this.free[low];
    if (before !== undefined && before.at + before.bytes === at) {
      before.bytes += bytes;
      if (after !== undefined && before.at + before.bytes === after.at) {
        before.bytes += after.bytes;
        this.free.splice(low, 1);
      }
    } else if (after !== undefined && at + bytes === after.at) {
      after.at = at;
      after.bytes += bytes;
    } else {
      this.free.splice(low, 0, { at, bytes });
    }
  }

  /** An array of zeros that lives here until it is collected or released; undefined if there is no room, or memory is not shared. */
  array<A extends RealArray>(
    type: { new (b: ArrayBufferLike, at: number, n: number): A } & RealArrayType,
    length: number,
  ): A | undefined {
    if (!this.shared) return undefined;
    const at = this.take(length * type.BYTES_PER_ELEMENT);
    if (at === undefined) return undefined;
    const array = new type(this.memory.buffer, at, length);
    array.fill(0);
    this.addresses.set(array, at);
    this.forgotten.register(array, at, array);
    return array;
  }

  /** Gives back an array's memory. Other arrays are left to the collector. */
  releaseArray(array: RealArray): void {
    const at = this.addresses.get(array);
    if (at === undefined) return;
    this.addresses.delete(array);
    this.forgotten.unregister(array);
    this.release(at);
  }

  /** The address of an array's first element, if it lives here. */
  addressOf(array: RealArray): number | undefined {
    return this.homes.has(array.buffer) ? array.byteOffset : undefined;
  }

  /** A view of memory as it is now: invalid after the next growth unless memory is shared. */
  view<A>(type: { new (b: ArrayBufferLike, at: number, n: number): A }, at: number, length: number): A {
    return new type(this.memory.buffer, at, length);
  }

  private grow(bytes: number): boolean {
    const have = this.memory.buffer.byteLength;
    if (bytes <= have) return true;
    const needed = Math.ceil((bytes - have) / PAGE);
    const room = MOST_PAGES - have / PAGE;
    if (needed > room) return false;
    for (const pages of [Math.min(room, Math.max(needed, STEP_PAGES, have / PAGE / 8) | 0), needed]) {
      try {
        this.memory.grow(pages);
        this.homes.add(this.memory.buffer);
        return true;
      } catch {
        // less may be had
      }
    }
    return false;
  }
}

function newMemory(initial: number): WebAssembly.Memory {
  if (typeof SharedArrayBuffer !== 'undefined') {
    for (const maximum of TRIED_PAGES) {
      try {
        return new WebAssembly.Memory({ initial, maximum, shared: true });
      } catch {
        // fewer addresses may be had
      }
    }
  }
  return new WebAssembly.Memory({ initial });
}
