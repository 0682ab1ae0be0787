/** Lengths of blocks: of rows and of columns, or one for both. Verbs take square ones, and make others square first. */
export type Block = number | readonly [rows: number, cols: number];
/** What integers of ScaLAPACK count up to. */
export declare const MOST: number;
/** How one axis of a matrix lies over the processes of one axis of a grid. */
export interface Axis {
    readonly length: number;
    readonly block: number;
    /** How many processes there are along this axis of the grid. */
    readonly processes: number;
    /** The process that has the first block. */
    readonly first: number;
}
/** Who has an element. */
export declare const ownerOf: ({ block, processes, first }: Axis, index: number) => number;
/** How many elements a process has: ScaLAPACK's NUMROC. */
export declare function countOn({ length, block, processes, first }: Axis, process: number): number;
/** The numbers in the matrix of a process's elements, in order: ScaLAPACK's INDXL2G. */
export declare function indicesOn(axis: Axis, process: number): Int32Array;
/** Row and column length of blocks. */
export declare function blockOf(routine: string, position: number, block?: Block): readonly [number, number];
