import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of ggev, by name. */
export interface GgevArgs<P extends Prec> {
    /** Left eigenvectors; default 'v'. */
    jobvl?: 'v' | 'n';
    /** Right eigenvectors; default 'v'. */
    jobvr?: 'v' | 'n';
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, n elements, of real matrices: the real parts of alpha. */
    alphar?: Ptr<NoInfer<P>>;
    /** Out, n elements, of real matrices: the imaginary parts. */
    alphai?: Ptr<NoInfer<P>>;
    /** Out, n elements, of complex matrices in place of alphar and alphai. */
    alpha?: Ptr<NoInfer<P>>;
    /** Out, n elements; of complex matrices their imaginary parts are zero. */
    beta: Ptr<NoInfer<P>>;
    /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
    VL?: Ptr<NoInfer<P>>;
    /** At least the rows of VL, and 1. */
    ldvl?: number;
    /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
    VR?: Ptr<NoInfer<P>>;
    /** At least the rows of VR, and 1. */
    ldvr?: number;
    /**
     * Out, one integer. 0: done. i in 1 .. n - 1: QZ iteration has not converged; what stands behind the first i is right, other values are
     * NaN, and so are VL and VR. n: A or B has a NaN or an infinity, or no eigenvalue was found; all results are NaN.
     */
    info: Ptr<'i'>;
}
/**
 * beta(j) A v(j) = alpha(j) B v(j) and beta(j) u(j)^H A = alpha(j) u(j)^H B for general n x n matrices A and B; column-major.
 *
 * Eigenvalues of a pencil of two general matrices, and right and left eigenvectors.
 *
 * Overwrites alphar and alphai, or alpha, beta, info, and VL and VR as their jobs say; A and B stay. The eigenvalue is alpha / beta, of
 * real matrices with alpha(j) = alphar(j) + i alphai(j), and beta(j) >= 0: infinite where beta is 0, and undefined where both are, because
 * then det(A - w B) = 0 for all w. The quotient may leave the range, and alpha and beta never do: they are not larger than the norms of A
 * and B. Complex eigenvalues of real matrices come in pairs, side by side, the one with the positive imaginary part first; for such a pair
 * in j and j + 1, v(j) = VR(:,j) + i VR(:,j+1), and v(j+1) is its conjugate. The largest element of a vector has |re| + |im| = 1.
 *
 * A and B are permuted, B is made triangular by reflections, A a Hessenberg matrix by rotations, and QZ iteration brings both to Schur
 * form; vectors are found by substitution and multiplied back. alpha and beta are those of matrices that differ from A and B by some eps
 * times their norms; B may be singular. Both matrices are scaled by powers of two on the way. Computed on the CPU, on any context, in
 * double for singles too. Flops to leading order: 26n^3/3 to the Hessenberg form, 3n^3 for each side's orthogonal factor and 4n^3 for its
 * vectors; iteration takes about 30n^3 more, with vectors 66n^3, and is not counted.
 *
 * Source: LAPACK xGGEV; C. Moler, G. Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10 (1973).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [alphar, alphai, beta] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n)];
 * const [VR, info] = [ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dggev(ctx.queue, { jobvl: 'n', n, A, lda: n, B, ldb: n, alphar, alphai, beta, VR, ldvr: n, info }); // n >= 1
 */
export declare const ggev: {
    <P extends Prec>(on: Context | Queue, args: GgevArgs<P>, prec?: P): Promise<void>;
};
/**
 * beta(j) A v(j) = alpha(j) B v(j) and beta(j) u(j)^H A = alpha(j) u(j)^H B for general n x n matrices A and B; column-major.
 *
 * Eigenvalues of a pencil of two general matrices, and right and left eigenvectors.
 *
 * Overwrites alphar and alphai, or alpha, beta, info, and VL and VR as their jobs say; A and B stay. The eigenvalue is alpha / beta, of
 * real matrices with alpha(j) = alphar(j) + i alphai(j), and beta(j) >= 0: infinite where beta is 0, and undefined where both are, because
 * then det(A - w B) = 0 for all w. The quotient may leave the range, and alpha and beta never do: they are not larger than the norms of A
 * and B. Complex eigenvalues of real matrices come in pairs, side by side, the one with the positive imaginary part first; for such a pair
 * in j and j + 1, v(j) = VR(:,j) + i VR(:,j+1), and v(j+1) is its conjugate. The largest element of a vector has |re| + |im| = 1.
 *
 * A and B are permuted, B is made triangular by reflections, A a Hessenberg matrix by rotations, and QZ iteration brings both to Schur
 * form; vectors are found by substitution and multiplied back. alpha and beta are those of matrices that differ from A and B by some eps
 * times their norms; B may be singular. Both matrices are scaled by powers of two on the way. Computed on the CPU, on any context, in
 * double for singles too. Flops to leading order: 26n^3/3 to the Hessenberg form, 3n^3 for each side's orthogonal factor and 4n^3 for its
 * vectors; iteration takes about 30n^3 more, with vectors 66n^3, and is not counted.
 *
 * Source: LAPACK xGGEV; C. Moler, G. Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10 (1973).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [alphar, alphai, beta] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n)];
 * const [VR, info] = [ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dggev(ctx.queue, { jobvl: 'n', n, A, lda: n, B, ldb: n, alphar, alphai, beta, VR, ldvr: n, info }); // n >= 1
 */
export declare const sggev: {
    (on: Context | Queue, args: GgevArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * beta(j) A v(j) = alpha(j) B v(j) and beta(j) u(j)^H A = alpha(j) u(j)^H B for general n x n matrices A and B; column-major.
 *
 * Eigenvalues of a pencil of two general matrices, and right and left eigenvectors.
 *
 * Overwrites alphar and alphai, or alpha, beta, info, and VL and VR as their jobs say; A and B stay. The eigenvalue is alpha / beta, of
 * real matrices with alpha(j) = alphar(j) + i alphai(j), and beta(j) >= 0: infinite where beta is 0, and undefined where both are, because
 * then det(A - w B) = 0 for all w. The quotient may leave the range, and alpha and beta never do: they are not larger than the norms of A
 * and B. Complex eigenvalues of real matrices come in pairs, side by side, the one with the positive imaginary part first; for such a pair
 * in j and j + 1, v(j) = VR(:,j) + i VR(:,j+1), and v(j+1) is its conjugate. The largest element of a vector has |re| + |im| = 1.
 *
 * A and B are permuted, B is made triangular by reflections, A a Hessenberg matrix by rotations, and QZ iteration brings both to Schur
 * form; vectors are found by substitution and multiplied back. alpha and beta are those of matrices that differ from A and B by some eps
 * times their norms; B may be singular. Both matrices are scaled by powers of two on the way. Computed on the CPU, on any context, in
 * double for singles too. Flops to leading order: 26n^3/3 to the Hessenberg form, 3n^3 for each side's orthogonal factor and 4n^3 for its
 * vectors; iteration takes about 30n^3 more, with vectors 66n^3, and is not counted.
 *
 * Source: LAPACK xGGEV; C. Moler, G. Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10 (1973).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [alphar, alphai, beta] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n)];
 * const [VR, info] = [ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dggev(ctx.queue, { jobvl: 'n', n, A, lda: n, B, ldb: n, alphar, alphai, beta, VR, ldvr: n, info }); // n >= 1
 */
export declare const dggev: {
    (on: Context | Queue, args: GgevArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * beta(j) A v(j) = alpha(j) B v(j) and beta(j) u(j)^H A = alpha(j) u(j)^H B for general n x n matrices A and B; column-major.
 *
 * Eigenvalues of a pencil of two general matrices, and right and left eigenvectors.
 *
 * Overwrites alphar and alphai, or alpha, beta, info, and VL and VR as their jobs say; A and B stay. The eigenvalue is alpha / beta, of
 * real matrices with alpha(j) = alphar(j) + i alphai(j), and beta(j) >= 0: infinite where beta is 0, and undefined where both are, because
 * then det(A - w B) = 0 for all w. The quotient may leave the range, and alpha and beta never do: they are not larger than the norms of A
 * and B. Complex eigenvalues of real matrices come in pairs, side by side, the one with the positive imaginary part first; for such a pair
 * in j and j + 1, v(j) = VR(:,j) + i VR(:,j+1), and v(j+1) is its conjugate. The largest element of a vector has |re| + |im| = 1.
 *
 * A and B are permuted, B is made triangular by reflections, A a Hessenberg matrix by rotations, and QZ iteration brings both to Schur
 * form; vectors are found by substitution and multiplied back. alpha and beta are those of matrices that differ from A and B by some eps
 * times their norms; B may be singular. Both matrices are scaled by powers of two on the way. Computed on the CPU, on any context, in
 * double for singles too. Flops to leading order: 26n^3/3 to the Hessenberg form, 3n^3 for each side's orthogonal factor and 4n^3 for its
 * vectors; iteration takes about 30n^3 more, with vectors 66n^3, and is not counted.
 *
 * Source: LAPACK xGGEV; C. Moler, G. Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10 (1973).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [alphar, alphai, beta] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n)];
 * const [VR, info] = [ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dggev(ctx.queue, { jobvl: 'n', n, A, lda: n, B, ldb: n, alphar, alphai, beta, VR, ldvr: n, info }); // n >= 1
 */
export declare const cggev: {
    (on: Context | Queue, args: GgevArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * beta(j) A v(j) = alpha(j) B v(j) and beta(j) u(j)^H A = alpha(j) u(j)^H B for general n x n matrices A and B; column-major.
 *
 * Eigenvalues of a pencil of two general matrices, and right and left eigenvectors.
 *
 * Overwrites alphar and alphai, or alpha, beta, info, and VL and VR as their jobs say; A and B stay. The eigenvalue is alpha / beta, of
 * real matrices with alpha(j) = alphar(j) + i alphai(j), and beta(j) >= 0: infinite where beta is 0, and undefined where both are, because
 * then det(A - w B) = 0 for all w. The quotient may leave the range, and alpha and beta never do: they are not larger than the norms of A
 * and B. Complex eigenvalues of real matrices come in pairs, side by side, the one with the positive imaginary part first; for such a pair
 * in j and j + 1, v(j) = VR(:,j) + i VR(:,j+1), and v(j+1) is its conjugate. The largest element of a vector has |re| + |im| = 1.
 *
 * A and B are permuted, B is made triangular by reflections, A a Hessenberg matrix by rotations, and QZ iteration brings both to Schur
 * form; vectors are found by substitution and multiplied back. alpha and beta are those of matrices that differ from A and B by some eps
 * times their norms; B may be singular. Both matrices are scaled by powers of two on the way. Computed on the CPU, on any context, in
 * double for singles too. Flops to leading order: 26n^3/3 to the Hessenberg form, 3n^3 for each side's orthogonal factor and 4n^3 for its
 * vectors; iteration takes about 30n^3 more, with vectors 66n^3, and is not counted.
 *
 * Source: LAPACK xGGEV; C. Moler, G. Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10 (1973).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [alphar, alphai, beta] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n)];
 * const [VR, info] = [ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dggev(ctx.queue, { jobvl: 'n', n, A, lda: n, B, ldb: n, alphar, alphai, beta, VR, ldvr: n, info }); // n >= 1
 */
export declare const zggev: {
    (on: Context | Queue, args: GgevArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
