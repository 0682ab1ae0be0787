import { type Complex } from '../core/field.ts';
import type { ArrayInput } from '../linalg/arrays.ts';
import type { ComplexArray } from '../linalg/complex/complexArray.ts';
import { type Block } from './blockCyclic.ts';
import type { Communicator } from './communicator.ts';
import { DistributedMatrix } from './distributedMatrix.ts';
import { type MatrixDType } from './hostMatrix.ts';
/** Of `distribute`. */
export interface DistributeOptions {
    /** Default 64. */
    readonly block?: Block;
    /** The rank that has the matrix; default 0. */
    readonly from?: number;
}
/** Of `fill`. */
export interface FillOptions {
    /** Default 64. */
    readonly block?: Block;
    /** Default 'float64'. */
    readonly dtype?: MatrixDType;
}
/** The most rows of a grid of so many processes that has no more rows than columns. */
export declare function nearSquare(size: number): number;
/** The processes of a communicator in rows and columns, over which matrices are distributed. Made by a communicator's `grid`. */
export declare class ProcessGrid {
    readonly communicator: Communicator;
    readonly rows: number;
    readonly cols: number;
    /** Of this process. */
    readonly row: number;
    readonly col: number;
    /**
     * A matrix that one rank has, to all: each gets its blocks, to the bit. The other ranks pass null. Real or complex, single or double, as
     * it is; a vector is one column.
     *
     * @throws ArgumentError, on the rank that has it, for what is no matrix; MpiError on the others then, and where they name other options.
     * @example
     * const grid = (await openMpi()).world.grid();
     * const A = await grid.distribute(grid.communicator.rank === 0 ? [[4, 1], [1, 3]] : null, { block: 1 });
     * console.log((await A.gather())?.get(1, 1)); // 3 on rank 0
     */
    distribute(a: ArrayInput | ComplexArray | null, options?: DistributeOptions): Promise<DistributedMatrix>;
    /**
     * A matrix of which each rank makes its own elements, so that none needs it all: element (i, j) is `element(i, j)`, a number, or, for a
     * complex dtype, { re, im }. Nothing is sent; all ranks must name the same shape, dtype and block, which the verbs check.
     *
     * @example
     * const H = grid.fill([1000, 1000], {}, (i, j) => 1 / (i + j + 1)); // a Hilbert matrix
     */
    fill(shape: readonly [rows: number, cols: number], options: FillOptions, element: (i: number, j: number) => number | Complex): DistributedMatrix;
    /** 'a grid of 2 x 3 processes' */
    toString(): string;
}
