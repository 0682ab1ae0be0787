import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of expm, by name. */
export interface ExpmArgs<P extends Prec> {
    n: number;
    /** In: A. Out: e^A; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer. 0: done. 1: A, or e^A, is not finite. */
    info: Ptr<'i'>;
}
/**
 * A := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for a general n x n matrix A, column-major.
 *
 * Scaling and squaring, as expmStridedBatched does it, of which this is the one for a single matrix: on the CPU with Padé's approximants,
 * on a GPU context single and complex single precision there with Taylor's, complex matrices as real ones of twice the order; doubles run
 * on the CPU.
 *
 * Overwrites info and, where info is 0, A. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 for each product: three, or four and a solution, and one for each halving. Source: N. J.
 * Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S. Blanes, F. Casas,
 * Mathematics 7 (2019) 1174.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dexpm(ctx.queue, { n, A, lda: n, info }); // A := e^A
 */
export declare const expm: {
    <P extends Prec>(on: Context | Queue, args: ExpmArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for a general n x n matrix A, column-major.
 *
 * Scaling and squaring, as expmStridedBatched does it, of which this is the one for a single matrix: on the CPU with Padé's approximants,
 * on a GPU context single and complex single precision there with Taylor's, complex matrices as real ones of twice the order; doubles run
 * on the CPU.
 *
 * Overwrites info and, where info is 0, A. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 for each product: three, or four and a solution, and one for each halving. Source: N. J.
 * Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S. Blanes, F. Casas,
 * Mathematics 7 (2019) 1174.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dexpm(ctx.queue, { n, A, lda: n, info }); // A := e^A
 */
export declare const sexpm: {
    (on: Context | Queue, args: ExpmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for a general n x n matrix A, column-major.
 *
 * Scaling and squaring, as expmStridedBatched does it, of which this is the one for a single matrix: on the CPU with Padé's approximants,
 * on a GPU context single and complex single precision there with Taylor's, complex matrices as real ones of twice the order; doubles run
 * on the CPU.
 *
 * Overwrites info and, where info is 0, A. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 for each product: three, or four and a solution, and one for each halving. Source: N. J.
 * Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S. Blanes, F. Casas,
 * Mathematics 7 (2019) 1174.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dexpm(ctx.queue, { n, A, lda: n, info }); // A := e^A
 */
export declare const dexpm: {
    (on: Context | Queue, args: ExpmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for a general n x n matrix A, column-major.
 *
 * Scaling and squaring, as expmStridedBatched does it, of which this is the one for a single matrix: on the CPU with Padé's approximants,
 * on a GPU context single and complex single precision there with Taylor's, complex matrices as real ones of twice the order; doubles run
 * on the CPU.
 *
 * Overwrites info and, where info is 0, A. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 for each product: three, or four and a solution, and one for each halving. Source: N. J.
 * Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S. Blanes, F. Casas,
 * Mathematics 7 (2019) 1174.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dexpm(ctx.queue, { n, A, lda: n, info }); // A := e^A
 */
export declare const cexpm: {
    (on: Context | Queue, args: ExpmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for a general n x n matrix A, column-major.
 *
 * Scaling and squaring, as expmStridedBatched does it, of which this is the one for a single matrix: on the CPU with Padé's approximants,
 * on a GPU context single and complex single precision there with Taylor's, complex matrices as real ones of twice the order; doubles run
 * on the CPU.
 *
 * Overwrites info and, where info is 0, A. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 for each product: three, or four and a solution, and one for each halving. Source: N. J.
 * Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S. Blanes, F. Casas,
 * Mathematics 7 (2019) 1174.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dexpm(ctx.queue, { n, A, lda: n, info }); // A := e^A
 */
export declare const zexpm: {
    (on: Context | Queue, args: ExpmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
