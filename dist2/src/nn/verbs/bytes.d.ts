import type { Operand } from '../../linalg/arrays.ts';
/** Bytes one behind the other, rows first, as buffers hold them. */
export interface Bytes {
    readonly shape: readonly number[];
    readonly data: Int8Array<ArrayBuffer>;
    readonly unsigned: boolean;
}
/** An operand of bytes: those of a Uint8Array have no sign, all other numbers must be integers from -128 to 127. */
export declare function bytesOf(routine: string, position: number, name: string, x: Operand): Bytes;
/** The elements of an operand as singles, rows first. */
export declare const singlesOf: (x: Operand) => Float32Array<ArrayBuffer>;
/** Zero points: a number has no kind of its own, and is a byte like those that it belongs to. */
export declare function pointsOf(routine: string, position: number, name: string, zero: Operand, unsigned: boolean): Int8Array<ArrayBuffer>;
