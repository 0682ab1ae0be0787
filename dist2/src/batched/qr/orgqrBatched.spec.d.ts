import { type BatchedForms, type StorageOption } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
/** A := the first n columns of Q, which is m x m. What every form of a call has; `N` is a number, or a list with an entry per problem. */
export interface OrgqrProblems<P extends Prec, N> extends StorageOption {
    m: N;
    /** Columns of Q that are wanted, at most m. */
    n: N;
    /** Reflectors whose product Q is, Q = H(1) ... H(k); at most n. */
    k: N;
    /** m x n. In: the v's as geqrf leaves them, in the first k columns. Out: the columns of Q. */
    A: Ptr<P>;
    /** At least max(1, m); row-major at least max(1, n). */
    lda: N;
    /** k numbers for each matrix, one behind the other, as geqrf leaves them. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * Writes out the orthogonal (unitary) factors of many QR factorizations: A := the first n columns of Q = H(1) H(2) ... H(k).
 *
 * On a GPU context single and complex single run on the GPU: matrices of up to 1024 rows all at once, those whose columns fit into one
 * workgroup in a single dispatch that reads and writes them once; taller ones one after the other. Double, also complex, runs on the CPU,
 * or, where doubles live on the GPU (createContext), there, each matrix by one workgroup in integers, to the same bits on every device. A
 * result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices only; R, which geqrf leaves in them, is lost. Where tau(i) = 0, H(i) = I whatever v is. A NaN in a v or a tau
 * spoils the columns of Q that its reflector has a part in. Flops (4mnk - 2(m + n)k^2 + 4k^3/3) batchCount, to leading order. Source:
 * LAPACK xORGQR, xUNGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example orgqrStridedBatched
 * // Orthonormal bases of the columns of a thousand matrices of 20 x 8.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { m: 20, n: 8, A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, each);
 * await sorgqrStridedBatched(ctx.queue, { ...each, k: 8 });
 * @example orgqrBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sorgqrBatched(ctx.queue, { m: 4, n: 4, k: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 * @example orgqrVbatched
 * // A 3 x 3 matrix, and behind it one of 5 x 2; their tau follow each other too.
 * const sizes = { m: [3, 5], n: [3, 2], k: [3, 2], lda: [3, 5] };
 * await sorgqrVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const orgqrForms: BatchedForms;
