// How Fortran is called: every argument is the address of a number. Numbers are written into a small ring of 8-byte slots whose addresses
// are known, operands are addressed where they lie, and a call is a list of addresses as JavaScript numbers.
import { UnsupportedError } from '../core/errors.js';
/** More than any call has arguments. */
const SLOTS = 64;
const LETTERS = 'NTCLUR';
const MOST_INT32 = 2 ** 31 - 1;
export class Fortran {
    /** Whether the library's integers have 64 bits. Nothing but arrays of integers depends on it: processors here are little-endian. */
    wide = false;
    koffi;
    memory = new ArrayBuffer(8 * SLOTS + LETTERS.length);
    words = new Int32Array(this.memory, 0, 2 * SLOTS);
    singles = new Float32Array(this.memory, 0, 2 * SLOTS);
    doubles = new Float64Array(this.memory, 0, SLOTS);
    base;
    /** Addresses of buffers: they never move. A buffer that is detached is never asked for again. */
    bases = new WeakMap();
    next = 0;
    constructor(koffi) {
        this.koffi = koffi;
        new Uint8Array(this.memory, 8 * SLOTS).set(Array.from(LETTERS, (letter) => letter.charCodeAt(0)));
        this.base = this.addressOf(this.words);
    }
    letter(flag) {
        return this.base + 8 * SLOTS + LETTERS.indexOf(flag.toUpperCase());
    }
    int(value) {
        if (value > MOST_INT32 && !this.wide)
            throw new UnsupportedError(`${value} needs a library with 64-bit integers: this one counts to ${MOST_INT32}`);
        const slot = this.slot();
        this.words[2 * slot] = value;
        this.words[2 * slot + 1] = Math.floor(value / 2 ** 32);
        return this.base + 8 * slot;
    }
    /** A scalar of the type of `like`. */
    real(value, like) {
        const slot = this.slot();
        if (like instanceof Float32Array)
            this.singles[2 * slot] = value;
        else
            this.doubles[slot] = value;
        return this.base + 8 * slot;
    }
    /** A slot's integer after the call. */
    read(address) {
        return this.words[(address - this.base) / 4];
    }
    matrix({ data, off }) {
        return this.addressOf(data) + off * data.BYTES_PER_ELEMENT;
    }
    addressOf(array) {
        const { buffer } = array;
        let base = this.bases.get(buffer);
        if (base === undefined) {
            base = buffer.byteLength === 0 ? 0 : Number(this.koffi.address(new Uint8Array(buffer)));
            this.bases.set(buffer, base);
        }
        return base + array.byteOffset;
    }
    slot() {
        this.next = (this.next + 1) % SLOTS;
        return this.next;
    }
}
