// Operands and workspace of one call of the CPU engine. Arrays that live in its memory are used where they are; others are guests: copied
// in, and copied back if written.
import { OutOfMemoryError } from '../core/errors.js';
import { footprint } from '../core/matrix.js';
/** The submatrix that starts at row i, column j; elements have `bytes` bytes. */
export const placeAt = ({ bytes }, { at, ld }, i, j) => ({
    at: at + (i + j * ld) * bytes,
    ld,
});
class NoRoom extends Error {
}
export class Workspace {
    heap;
    taken = [];
    guests = [];
    begun;
    constructor(heap, begun) {
        this.heap = heap;
        this.begun = begun;
    }
    /** As Engine.within. `begun`: whether anything has been computed; `end` is called before memory is released. */
    static within(heap, work, begun, end) {
        const space = new Workspace(heap, begun);
        try {
            const result = work(space);
            for (const store of space.guests)
                store();
            return result;
        }
        catch (error) {
            if (error instanceof NoRoom)
                return undefined;
            throw error;
        }
        finally {
            space.release(end);
        }
    }
    release(end) {
        try {
            end();
        }
        finally {
            for (const at of this.taken)
                this.heap.release(at);
        }
    }
    /** The address of memory with old data in it. All must be taken before anything is computed: a lack of memory undoes nothing. */
    take(bytes) {
        const at = this.heap.take(bytes);
        if (at === undefined) {
            if (this.begun())
                throw new OutOfMemoryError(`the CPU engine has no room for a workspace of ${bytes} bytes`);
            throw new NoRoom();
        }
        this.taken.push(at);
        return at;
    }
    /** A rows x cols operand. Elements between its columns are neither read nor written by copies. */
    matrix({ data, off, ld, parts }, rows, cols, use) {
        if (parts === 2)
            return { at: this.matrix({ data, off: 2 * off, ld: 2 * ld }, 2 * rows, cols, use).at, ld };
        const bytes = data.BYTES_PER_ELEMENT;
        const home = this.heap.addressOf(data);
        if (home !== undefined)
            return { at: home + off * bytes, ld };
        // Operands without elements, and batches of them, may lie outside the array.
        const length = Math.max(0, Math.min(footprint(rows, cols, ld), data.length - off));
        const at = this.take(length * bytes);
        if (length === 0)
            return { at, ld };
        // Memory may grow, and views become invalid, until everything is taken: copies are views of the moment.
        this.viewLike(data, at, length).set(data.subarray(off, off + length));
        if (use === 'write') {
            this.guests.push(() => {
                const result = this.viewLike(data, at, length);
                if (ld === rows)
                    data.set(result, off);
                else if (rows === 1)
                    for (let j = 0; j < cols; j++)
                        data[off + j * ld] = result[j * ld];
                else
                    for (let j = 0; j < cols; j++)
                        data.set(result.subarray(j * ld, j * ld + rows), off + j * ld);
            });
        }
        return { at, ld };
    }
    /** A vector of n elements, |inc| apart. Place.ld is the increment, Place.at its lowest element. */
    vector({ data, off, ld, parts }, n, use) {
        const inc = Math.abs(ld);
        const place = inc === 1
            ? this.matrix({ data, off, ld: n, parts }, n, 1, use)
            : this.matrix({ data, off, ld: inc, parts }, 1, n, use);
        return { at: place.at, ld };
    }
    viewLike(data, at, length) {
        return data instanceof Float32Array
            ? this.heap.view(Float32Array, at, length)
            : this.heap.view(Float64Array, at, length);
    }
}
