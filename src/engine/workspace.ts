// Operands and workspace of one call of the CPU engine. Arrays that live in its memory are used where they are; others are guests: copied
// in, and copied back if written.
import { footprint, type RealArray, type RealMat } from '../core/matrix.ts';
import type { Heap } from './heap.ts';

/** Where a matrix lies in the engine's memory: address of its first element, leading dimension in elements. */
export interface Place {
  readonly at: number;
  readonly ld: number;
}

class NoRoom extends Error {}

export class Workspace {
  private readonly heap: Heap;
  private readonly taken: number[] = [];
  private readonly guests: (() => void)[] = [];

  private constructor(heap: Heap) {
    this.heap = heap;
  }

  static within<R>(heap: Heap, work: (space: Workspace) => R): R | undefined {
    const space = new Workspace(heap);
    try {
      const result = work(space);
      for (const store of space.guests) store();
      return result;
    } catch (error) {
      if (error instanceof NoRoom) return undefined;
      throw error;
    } finally {
      for (const at of space.taken) heap.release(at);
    }
  }

  /** The address of memory with old data in it. All must be taken before anything is computed: a lack of memory undoes nothing. */
  take(bytes: number): number {
    const at = this.heap.take(bytes);
    if (at === undefined) throw new NoRoom();
    this.taken.push(at);
    return at;
  }

  /** A rows x cols operand. Elements between its columns are neither read nor written by copies. */
  matrix({ data, off, ld }: RealMat, rows: number, cols: number, use: 'read' | 'write'): Place {
    const bytes = data.BYTES_PER_ELEMENT;
    const home = this.heap.addressOf(data);
    if (home !== undefined) return { at: home + off * bytes, ld };
    const length = footprint(rows, cols, ld);
    const at = this.take(length * bytes);
    // Memory may grow, and views become invalid, until everything is taken: copies are views of the moment.
    this.viewLike(data, at, length).set(data.subarray(off, off + length));
    if (use === 'write') {
      this.guests.push(() => {
        const result = this.viewLike(data, at, length);
        if (ld === rows) data.set(result, off);
        else for (let j = 0; j < cols; j++) data.set(result.subarray(j * ld, j * ld + rows), off + j * ld);
      });
    }
    return { at, ld };
  }

  /** A vector of n elements, |inc| apart. Elements between them are carried along. Place.ld is the increment, Place.at its lowest element. */
  vector({ data, off, ld }: RealMat, n: number, use: 'read' | 'write'): Place {
    const length = n === 0 ? 0 : (n - 1) * Math.abs(ld) + 1;
    return { at: this.matrix({ data, off, ld: Math.max(1, length) }, length, 1, use).at, ld };
  }

  private viewLike(data: RealArray, at: number, length: number): RealArray {
    return data instanceof Float32Array
      ? this.heap.view(Float32Array, at, length)
      : this.heap.view(Float64Array, at, length);
  }
}
