import { num } from '../../core/spec.js';
import { functionForms } from './functionForms.js';
/** Products of a matrix of norm 10 or so: 3 or 4 of the approximant, and 4 squarings. */
const PRODUCTS = 8;
/**
 * C := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for many square matrices of one size at equal distances.
 *
 * Scaling and squaring, by as many halvings as each matrix needs. On the CPU the approximant is Padé's, of degree 3 to 7 in single and 3 to
 * 13 in double precision; on a GPU context single and complex single precision run on the GPU, complex matrices as real ones of twice the
 * order, by a Taylor polynomial of degree 8 in three products, without divisions; doubles run on the CPU. Halvings are counted by the norms
 * of powers, so that matrices far from normal are not halved more than they must be. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 batchCount for each product: three, or four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S.
 * Blanes, F. Casas, Mathematics 7 (2019) 1174.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example expmStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sexpmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 * @example expmBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sexpmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 * @example expmVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sexpmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export const expmForms = functionForms({
    name: 'expm',
    precs: 'sdcz',
    iterates: false,
    flops: (a) => 2 * PRODUCTS * num(a, 'n') ** 3,
});
