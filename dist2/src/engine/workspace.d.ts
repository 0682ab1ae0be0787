import { type FieldMat } from '../core/matrix.ts';
import type { Heap } from './heap.ts';
/** Where a matrix lies in the engine's memory: address of its first element, leading dimension in elements. */
export interface Place {
    readonly at: number;
    readonly ld: number;
}
/** The submatrix that starts at row i, column j; elements have `bytes` bytes. */
export declare const placeAt: ({ bytes }: {
    readonly bytes: number;
}, { at, ld }: Place, i: number, j: number) => Place;
export declare class Workspace {
    private readonly heap;
    private readonly taken;
    private readonly guests;
    private readonly begun;
    private constructor();
    /** As Engine.within. `begun`: whether anything has been computed; `end` is called before memory is released. */
    static within<R>(heap: Heap, work: (space: Workspace) => R, begun: () => boolean, end: () => void): R | undefined;
    private release;
    /** The address of memory with old data in it. All must be taken before anything is computed: a lack of memory undoes nothing. */
    take(bytes: number): number;
    /** A rows x cols operand. Elements between its columns are neither read nor written by copies. */
    matrix({ data, off, ld, parts }: FieldMat, rows: number, cols: number, use: 'read' | 'write'): Place;
    /** A vector of n elements, |inc| apart. Place.ld is the increment, Place.at its lowest element. */
    vector({ data, off, ld, parts }: FieldMat, n: number, use: 'read' | 'write'): Place;
    private viewLike;
}
