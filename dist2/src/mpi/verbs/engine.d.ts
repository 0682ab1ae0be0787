import type { Communicator } from '../communicator.ts';
import { DistributedMatrix } from '../distributedMatrix.ts';
import type { MatrixData, MatrixType } from '../hostMatrix.ts';
import type { ProcessGrid } from '../processGrid.ts';
import type { Argument, Scalapack } from '../scalapack.ts';
export declare class Engine {
    readonly grid: ProcessGrid;
    readonly on: Communicator;
    private readonly scalapack;
    private readonly context;
    constructor(grid: ProcessGrid, on: Communicator, scalapack: Scalapack | undefined, context: number);
    /** Whether basalt's own routines compute, on this rank, which has all. */
    get alone(): boolean;
    /** A routine by its name behind the letter of its type. */
    call(type: MatrixType, name: string, ...args: readonly Argument[]): Promise<void>;
    /** The four arguments that a matrix is. A rank without elements has one that is never read. */
    args(A: DistributedMatrix): Argument[];
    /**
     * A routine with workspace: asked first how much it needs. `around` makes its arguments of the workspaces' and their lengths; kinds: 'w'
     * of the matrix's type, 'r' of its real partner, 'i' of integers. `more` is added to what some routines ask for, which is less than
     * they need.
     */
    work<K extends readonly ('w' | 'r' | 'i')[]>(type: MatrixType, name: string, kinds: K, around: (work: readonly ArrayBufferView[], lengths: readonly number[]) => readonly Argument[], more?: readonly number[]): Promise<void>;
    /** The same matrix in such blocks: a copy, even if they are the same. */
    blocked(A: DistributedMatrix, block: readonly [number, number]): Promise<DistributedMatrix>;
    /** The first rows and columns of a matrix, or with zeros below and beside it: blocks lie where they lay. */
    resized(A: DistributedMatrix, rows: number, cols: number): DistributedMatrix;
    /** Sets the elements that a rule picks to a real number. */
    put(A: DistributedMatrix, picked: (i: number, j: number) => boolean, value: number): void;
    /** The number, from 1, of the first zero on the diagonal; 0 if there is none. */
    firstZero(A: DistributedMatrix): Promise<number>;
    /** Whether no element of any rank is a NaN or an infinity. */
    finite({ local }: DistributedMatrix): Promise<boolean>;
    /** Frobenius norms, which neither overflow nor underflow. */
    norms(...matrices: readonly DistributedMatrix[]): Promise<Float64Array>;
}
/** [number], or [number, 0] of a complex type, as an argument. */
export declare const scalar: (type: MatrixType, value: number) => MatrixData;
/** LAPACK's name of a routine of real matrices, and of complex ones. */
export declare const named: (type: MatrixType, real: string, complex: string) => string;
