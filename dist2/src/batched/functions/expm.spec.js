// EXPM of one matrix: arguments, rules, documentation.
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/** Products of a matrix of norm 10 or so: 3 or 4 of the approximant, and 4 squarings. */
const PRODUCTS = 8;
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
export const expmSpec = {
    name: 'expm',
    precs: 'sdcz',
    args: positional({
        n: size,
        /** In: A. Out: e^A; where info is not 0, as it was. */
        A: matrix('n', 'n', 'inout'),
        /** Out, one integer. 0: done. 1: A, or e^A, is not finite. */
        info: integers(1, 'out'),
    }),
    flops: (a) => 2 * PRODUCTS * num(a, 'n') ** 3,
};
