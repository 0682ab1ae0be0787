import { type BatchedForms, type StorageOption } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
/** C := op(Q) C or C op(Q), C being m x n. What every form of a call has; `N` is a number, or a list with an entry per problem. */
export interface OrmqrProblems<P extends Prec, N> extends StorageOption {
    /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
    side: Side;
    /** 'n': Q. 'c': Q^H, which of real matrices is Q^T. 't', of real matrices only: Q^T. */
    trans: Trans;
    m: N;
    n: N;
    /** Reflectors whose product Q is: Q = H(1) ... H(k). At most m with side 'l', at most n with 'r'. */
    k: N;
    /**
     * m x k with side 'l', n x k with 'r': the v's as geqrf leaves them in its first k columns. What lies on and above the diagonal is not
     * used.
     */
    A: Ptr<P>;
    /** At least max(1, rows of A); row-major at least max(1, k). */
    lda: N;
    /** k numbers for each matrix, one behind the other, as geqrf leaves them. */
    tau: Ptr<NoInfer<P>>;
    /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least max(1, m); row-major at least max(1, n). */
    ldc: N;
}
/**
 * Multiplies many matrices by the orthogonal (unitary) factors of QR factorizations, without writing these out: C := op(Q) C with side 'l',
 * C op(Q) with 'r'; op(Q) is Q or Q^H, which of real matrices is Q^T.
 *
 * On a GPU context single and complex single run on the GPU: problems whose Q has up to 1024 rows all at once, in one dispatch, larger ones
 * one after the other. Double, also complex, runs on the CPU, or, where doubles live on the GPU (createContext), there, in
 * integers, to the same bits on every device. A result depends on its own problem alone, to the last bit: not on the others, nor on their
 * number.
 *
 * Overwrites the matrices C only. Where tau(i) = 0, H(i) = I whatever v is. A NaN in C spoils its column with side 'l', its row with 'r';
 * one in a v or a tau spoils C. Flops 2nk (2m - k) batchCount with side 'l', 2mk (2n - k) batchCount with 'r', to leading order. Source:
 * LAPACK xORMQR, xUNMQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example ormqrStridedBatched
 * // C := Q^T C for a thousand matrices of 20 x 8 and a right-hand side each.
 * const of = { A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, ...of });
 * const C = ctx.upload('s', rightSides);
 * await sormqrStridedBatched(ctx.queue, { side: 'l', trans: 't', m: 20, n: 1, k: 8, ...of, C, ldc: 20, strideC: 20 });
 * @example ormqrBatched
 * // One Q of order 4 for two of the matrices of 4 x 3 that lie in C, those at 12 and 48.
 * const [same, offsetsC] = [[0, 0], [12, 48]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA: same, offsetsTau: same, ldc: 4, offsetsC };
 * await sormqrBatched(ctx.queue, { side: 'l', trans: 'n', m: 4, n: 3, k: 4, A, tau, C, ...places, batchCount: 2 });
 * @example ormqrVbatched
 * // A Q of order 3 for a matrix of 3 x 2, and one of order 5, with two reflectors, for a vector.
 * const sizes = { m: [3, 5], n: [2, 1], k: [3, 2], lda: [3, 5], ldc: [3, 5] };
 * const places = { offsetsA: [0, 9], offsetsTau: [0, 3], offsetsC: [0, 6] };
 * await sormqrVbatched(ctx.queue, { side: 'l', trans: 't', ...sizes, A, tau, C, ...places });
 */
export declare const ormqrForms: BatchedForms;
