import type { ArrayInput, Solved } from '../linalg/arrays.ts';
import type { ComplexArray } from '../linalg/complex/complexArray.ts';
import type { NdArray } from '../linalg/ndarray.ts';
import type { VerbOptions } from '../linalg/options.ts';
import type { Communicator } from './communicator.ts';
import { type MatrixData } from './hostMatrix.ts';
/** Options of `tsqrSolve`. */
export interface TsqrOptions extends VerbOptions {
    /** Whose rows they are; the world of openMpi() when left out. All its ranks must call. */
    readonly communicator?: Communicator;
    /** Singular values below this times the largest one count as zero, as in lstsq. Default: eps max(m, n), m the rows of all ranks. */
    readonly rcond?: number;
}
/** A least-squares solution, the same on every rank. */
export interface TsqrSolution<X extends NdArray | ComplexArray = NdArray<MatrixData> | ComplexArray> {
    /** n numbers, or n x nrhs, as b is. */
    readonly x: X;
    /** ||b - A x||^2 over the rows of all ranks, for each column of b. */
    readonly residuals: X extends {
        readonly data: infer D;
    } ? D : MatrixData;
    /** Of A, to within rounding. */
    readonly rank: number;
    /** The rows of all ranks. */
    readonly rows: number;
}
/**
 * The x that minimizes ||b - A x||_2 over rows that are spread over ranks, each of which gives its own and needs no other's: a tall A of
 * any number of rows. Of all such x the shortest, as lstsq has it.
 *
 * rows: m_r x n on rank r, m_r being whatever it has, 0 among it. rhs: its m_r numbers, or m_r x nrhs. n, nrhs and the data types agree
 * between ranks. Both are whatever counts as an array (ArrayInput), or a ComplexArray; they are copied before the call returns its
 * promise. Without MPI it is one rank's problem, and the result that of lstsq.
 *
 * Each rank factors its own rows (A b) on its context: the one named in the options, or its default one, which may be a GPU that no other
 * rank uses (localRank tells which). Of its R, which is n + nrhs square at most, two at a time become one, up a binary tree: ceil(log2 P)
 * messages of (n + nrhs)^2 numbers on the longest way. Rank 0 solves with the last one and sends x to all. The result does not depend on
 * when messages arrive: it has the same bits at every run with so many ranks.
 *
 * Precision: single where all data are, which GPUs compute; else double. NaN and infinities of A give a rank of 0 and an x of NaN, on every
 * rank. Flops 2 m_r (n + nrhs)^2 on rank r, and 4/3 (n + nrhs)^3 at each of the steps up the tree. Source: J. Demmel, L. Grigori,
 * M. Hoemmen, J. Langou, Communication-optimal parallel and sequential QR and LU factorizations, SIAM J. Sci. Comput. 34 (2012).
 *
 * @throws ArgumentError for a wrong shape, data type or option; MpiError on every other rank then, and on every rank where n, nrhs or types
 * disagree, or where a rank's device has failed. No rank is left waiting.
 * @example
 * const { world } = await openMpi(); // mpirun -n 4 node program.js
 * const t = Float64Array.of(world.rank, world.rank + 0.5); // this rank's two points on the line 1 + 2 t
 * const { x } = await tsqrSolve([[1, t[0]!], [1, t[1]!]], t.map((at) => 1 + 2 * at));
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3)); // 1.000 2.000
 */
export declare function tsqrSolve<A extends ArrayInput, B extends ArrayInput>(rows: A, rhs: B, options?: TsqrOptions): Promise<TsqrSolution<NdArray<Solved<A, B>>>>;
/** The same of complex numbers; real ones may stand beside them. */
export declare function tsqrSolve(rows: ArrayInput | ComplexArray, rhs: ArrayInput | ComplexArray, options?: TsqrOptions): Promise<TsqrSolution<ComplexArray>>;
