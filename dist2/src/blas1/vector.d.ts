import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { NumberType } from '../runtime/representation.ts';
/** A vector by its element 0; `inc` may be negative. */
export interface DeviceVector {
    readonly data: DeviceBuffer;
    readonly start: number;
    readonly inc: number;
}
/** What kernels hold elements as: integers, which are only moved, are as long as singles. */
export declare const deviceType: ({ type }: DeviceBuffer) => NumberType;
/** The vector of n elements that BLAS means by a matrix view whose ld is the increment: a negative one starts at the far end. */
export declare const deviceVector: (n: number, { data, off, ld }: DeviceMat) => DeviceVector;
/** A vector for a routine that does not care about the order of the elements. */
export declare const unordered: ({ data, off, ld }: DeviceMat) => DeviceVector;
/** Two vectors for a routine that cares only which elements belong together: two that run backwards run forwards. */
export declare const paired: (n: number, x: DeviceMat, y: DeviceMat) => readonly [DeviceVector, DeviceVector];
/** Consecutive elements that one dispatch handles, `width` (1 or 4) at a time. */
export interface Piece {
    readonly first: number;
    readonly count: number;
    readonly width: 1 | 4;
}
/** Fours where every vector is real, contiguous and starts at a multiple of four, then what is left, one by one. */
export declare function pieces(n: number, vectors: readonly DeviceVector[]): readonly Piece[];
/** Offset and increment of a piece in its own unit: elements, or vectors of four. */
export declare const walk: ({ first, width }: Piece, { start, inc }: DeviceVector) => {
    off: number;
    inc: number;
};
/** Reason for the trace. */
export declare const whyOf: (vectors: readonly DeviceVector[]) => string;
