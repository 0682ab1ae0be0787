import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const ggevSpec: RoutineSpec;
