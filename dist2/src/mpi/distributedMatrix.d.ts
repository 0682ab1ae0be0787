import type { ComplexArray } from '../linalg/complex/complexArray.ts';
import type { NdArray } from '../linalg/ndarray.ts';
import { type Block } from './blockCyclic.ts';
import { type MatrixData, type MatrixDType, type MatrixType } from './hostMatrix.ts';
import type { ProcessGrid } from './processGrid.ts';
/** Of `gather`. */
export interface GatherOptions {
    /** The rank that gets the matrix; default 0. */
    readonly to?: number;
}
/**
 * A matrix in blocks that lie over a grid of processes: block (I, J) on process (I mod rows, J mod cols) of the grid. Made by a grid's
 * `distribute` and `fill`, and by the verbs. Each rank has its own elements in `local`, by columns without gaps; complex ones are pairs.
 */
export declare class DistributedMatrix {
    readonly grid: ProcessGrid;
    /** LAPACK's letter. */
    readonly type: MatrixType;
    /** This rank's elements, by columns without gaps. They may be read and written. */
    readonly local: MatrixData;
    /** NumPy's name of the type of the elements. */
    get dtype(): MatrixDType;
    get rows(): number;
    get cols(): number;
    /** Rows and columns of a block. */
    get block(): readonly [rows: number, cols: number];
    /** The numbers in the matrix of the rows that this rank has elements of. */
    get localRows(): Int32Array;
    get localCols(): Int32Array;
    /** How many rows and columns of it this rank has. */
    get localShape(): readonly [rows: number, cols: number];
    /**
     * ScaLAPACK's descriptor of this rank's part, as DESCINIT makes it: 1, the BLACS context, rows, cols, the block's rows and columns, 0, 0,
     * the leading dimension.
     */
    descriptor(context: number): Int32Array;
    /**
     * All of it on one rank, to the bit: a new array, rows first; undefined on the others.
     *
     * @throws MpiError on every rank where they name different ones, or matrices of other shapes.
     */
    gather(options?: GatherOptions): Promise<NdArray<MatrixData> | ComplexArray | undefined>;
    /**
     * The same matrix in other blocks, or on another grid of the same communicator: a copy, to the bit.
     *
     * @throws ArgumentError for a grid of another communicator, or a wrong block; MpiError where ranks disagree.
     */
    redistribute(options: {
        readonly block?: Block;
        readonly grid?: ProcessGrid;
    }): Promise<DistributedMatrix>;
    /** A copy with elements of its own. */
    copy(): DistributedMatrix;
    /** '400 x 300 float64 in blocks of 64 x 64 on a grid of 2 x 2 processes' */
    toString(): string;
}
