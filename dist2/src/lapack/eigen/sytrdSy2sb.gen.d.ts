import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export { sytrdSy2sbWorkspace } from './sytrdSy2sb.ts';
/** The arguments of sytrdSy2sb, by name. */
export interface SytrdSy2sbArgs<P extends Prec> {
    /** Which triangle of A and of B is stored, 'l' or 'u'. The other one of A is neither read nor written. */
    uplo: Uplo;
    n: number;
    /** Diagonals of B on each side of the main one, at least 1. */
    kd: number;
    /** In: the triangle. Out: B, and the v's beside it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, band storage, (kd + 1) x n: b(i, j) is in row i - j ('l') or kd + i - j ('u') of column j. The places in the corner, which no
     * b(i, j) has, are not written.
     */
    AB: Ptr<NoInfer<P>>;
    /** At least the rows of AB, and 1. */
    ldab: number;
    /** Out, n - kd elements, or one if there are fewer. The last one is 0, of a complex A what makes the last b(i, i - kd) real. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * Q^H A Q = B, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), B as A with kd diagonals
 * on each side of the main one. Column-major.
 *
 * First of the two stages of a reduction to tridiagonal form: from a full matrix to a band. Nearly all of it is products of matrices.
 *
 * Overwrites the stored triangle of A, AB and tau. Q = H(1) ... H(n-kd), H(i) = I - tau(i) v v^H: v has kd + i - 1 zeros and a 1 first;
 * the rest is below row kd + i in column i of A with uplo 'l', to the right of column kd + i in row i with 'u'. The diagonals of A that are
 * B's hold B. With 'l' ormqr multiplies by Q, from element (kd, 0) of A on: its n - kd reflectors act on all rows but the first kd. Of
 * complex matrices with 'u' Q = H(1)^H ... H(n-kd)^H, and conj(v) stands there, as gelqf leaves it. With kd >= n - 1, of complex matrices
 * n, nothing is left to reduce and Q = I. With kd = 1 the reflectors are those of sytrd, of complex ones with 'l'. Imaginary parts on the
 * diagonal of a Hermitian A are not looked at and are 0 afterwards. NaN and infinities in A become NaN in AB.
 *
 * Single and complex single are computed on the GPU of a GPU context, where nothing waits for the host; double and complex double on the
 * CPU. Flops 4n^3/3, of complex numbers 16n^3/3, to leading order. Source: LAPACK xSYTRD_SY2SB, xHETRD_HE2HB; C. Bischof, B. Lang, X. Sun,
 * A framework for symmetric band reduction, ACM Trans. Math. Softw. 26 (2000).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [AB, tau] = [ctx.alloc('d', 33 * n), ctx.alloc('d', n - 32)]; // n > 32
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 */
export declare const sytrdSy2sb: {
    <P extends Prec>(on: Context | Queue, args: SytrdSy2sbArgs<P>, prec?: P): Promise<void>;
};
/**
 * Q^H A Q = B, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), B as A with kd diagonals
 * on each side of the main one. Column-major.
 *
 * First of the two stages of a reduction to tridiagonal form: from a full matrix to a band. Nearly all of it is products of matrices.
 *
 * Overwrites the stored triangle of A, AB and tau. Q = H(1) ... H(n-kd), H(i) = I - tau(i) v v^H: v has kd + i - 1 zeros and a 1 first;
 * the rest is below row kd + i in column i of A with uplo 'l', to the right of column kd + i in row i with 'u'. The diagonals of A that are
 * B's hold B. With 'l' ormqr multiplies by Q, from element (kd, 0) of A on: its n - kd reflectors act on all rows but the first kd. Of
 * complex matrices with 'u' Q = H(1)^H ... H(n-kd)^H, and conj(v) stands there, as gelqf leaves it. With kd >= n - 1, of complex matrices
 * n, nothing is left to reduce and Q = I. With kd = 1 the reflectors are those of sytrd, of complex ones with 'l'. Imaginary parts on the
 * diagonal of a Hermitian A are not looked at and are 0 afterwards. NaN and infinities in A become NaN in AB.
 *
 * Single and complex single are computed on the GPU of a GPU context, where nothing waits for the host; double and complex double on the
 * CPU. Flops 4n^3/3, of complex numbers 16n^3/3, to leading order. Source: LAPACK xSYTRD_SY2SB, xHETRD_HE2HB; C. Bischof, B. Lang, X. Sun,
 * A framework for symmetric band reduction, ACM Trans. Math. Softw. 26 (2000).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [AB, tau] = [ctx.alloc('d', 33 * n), ctx.alloc('d', n - 32)]; // n > 32
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 */
export declare const ssytrdSy2sb: {
    (on: Context | Queue, args: SytrdSy2sbArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Q^H A Q = B, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), B as A with kd diagonals
 * on each side of the main one. Column-major.
 *
 * First of the two stages of a reduction to tridiagonal form: from a full matrix to a band. Nearly all of it is products of matrices.
 *
 * Overwrites the stored triangle of A, AB and tau. Q = H(1) ... H(n-kd), H(i) = I - tau(i) v v^H: v has kd + i - 1 zeros and a 1 first;
 * the rest is below row kd + i in column i of A with uplo 'l', to the right of column kd + i in row i with 'u'. The diagonals of A that are
 * B's hold B. With 'l' ormqr multiplies by Q, from element (kd, 0) of A on: its n - kd reflectors act on all rows but the first kd. Of
 * complex matrices with 'u' Q = H(1)^H ... H(n-kd)^H, and conj(v) stands there, as gelqf leaves it. With kd >= n - 1, of complex matrices
 * n, nothing is left to reduce and Q = I. With kd = 1 the reflectors are those of sytrd, of complex ones with 'l'. Imaginary parts on the
 * diagonal of a Hermitian A are not looked at and are 0 afterwards. NaN and infinities in A become NaN in AB.
 *
 * Single and complex single are computed on the GPU of a GPU context, where nothing waits for the host; double and complex double on the
 * CPU. Flops 4n^3/3, of complex numbers 16n^3/3, to leading order. Source: LAPACK xSYTRD_SY2SB, xHETRD_HE2HB; C. Bischof, B. Lang, X. Sun,
 * A framework for symmetric band reduction, ACM Trans. Math. Softw. 26 (2000).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [AB, tau] = [ctx.alloc('d', 33 * n), ctx.alloc('d', n - 32)]; // n > 32
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 */
export declare const dsytrdSy2sb: {
    (on: Context | Queue, args: SytrdSy2sbArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Q^H A Q = B, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), B as A with kd diagonals
 * on each side of the main one. Column-major.
 *
 * First of the two stages of a reduction to tridiagonal form: from a full matrix to a band. Nearly all of it is products of matrices.
 *
 * Overwrites the stored triangle of A, AB and tau. Q = H(1) ... H(n-kd), H(i) = I - tau(i) v v^H: v has kd + i - 1 zeros and a 1 first;
 * the rest is below row kd + i in column i of A with uplo 'l', to the right of column kd + i in row i with 'u'. The diagonals of A that are
 * B's hold B. With 'l' ormqr multiplies by Q, from element (kd, 0) of A on: its n - kd reflectors act on all rows but the first kd. Of
 * complex matrices with 'u' Q = H(1)^H ... H(n-kd)^H, and conj(v) stands there, as gelqf leaves it. With kd >= n - 1, of complex matrices
 * n, nothing is left to reduce and Q = I. With kd = 1 the reflectors are those of sytrd, of complex ones with 'l'. Imaginary parts on the
 * diagonal of a Hermitian A are not looked at and are 0 afterwards. NaN and infinities in A become NaN in AB.
 *
 * Single and complex single are computed on the GPU of a GPU context, where nothing waits for the host; double and complex double on the
 * CPU. Flops 4n^3/3, of complex numbers 16n^3/3, to leading order. Source: LAPACK xSYTRD_SY2SB, xHETRD_HE2HB; C. Bischof, B. Lang, X. Sun,
 * A framework for symmetric band reduction, ACM Trans. Math. Softw. 26 (2000).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [AB, tau] = [ctx.alloc('d', 33 * n), ctx.alloc('d', n - 32)]; // n > 32
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 */
export declare const chetrdHe2hb: {
    (on: Context | Queue, args: SytrdSy2sbArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Q^H A Q = B, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), B as A with kd diagonals
 * on each side of the main one. Column-major.
 *
 * First of the two stages of a reduction to tridiagonal form: from a full matrix to a band. Nearly all of it is products of matrices.
 *
 * Overwrites the stored triangle of A, AB and tau. Q = H(1) ... H(n-kd), H(i) = I - tau(i) v v^H: v has kd + i - 1 zeros and a 1 first;
 * the rest is below row kd + i in column i of A with uplo 'l', to the right of column kd + i in row i with 'u'. The diagonals of A that are
 * B's hold B. With 'l' ormqr multiplies by Q, from element (kd, 0) of A on: its n - kd reflectors act on all rows but the first kd. Of
 * complex matrices with 'u' Q = H(1)^H ... H(n-kd)^H, and conj(v) stands there, as gelqf leaves it. With kd >= n - 1, of complex matrices
 * n, nothing is left to reduce and Q = I. With kd = 1 the reflectors are those of sytrd, of complex ones with 'l'. Imaginary parts on the
 * diagonal of a Hermitian A are not looked at and are 0 afterwards. NaN and infinities in A become NaN in AB.
 *
 * Single and complex single are computed on the GPU of a GPU context, where nothing waits for the host; double and complex double on the
 * CPU. Flops 4n^3/3, of complex numbers 16n^3/3, to leading order. Source: LAPACK xSYTRD_SY2SB, xHETRD_HE2HB; C. Bischof, B. Lang, X. Sun,
 * A framework for symmetric band reduction, ACM Trans. Math. Softw. 26 (2000).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [AB, tau] = [ctx.alloc('d', 33 * n), ctx.alloc('d', n - 32)]; // n > 32
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 */
export declare const zhetrdHe2hb: {
    (on: Context | Queue, args: SytrdSy2sbArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
