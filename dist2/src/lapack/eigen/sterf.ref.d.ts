/**
 * d := the eigenvalues, in ascending order, of the symmetric tridiagonal matrix of order n with diagonal d and off-diagonal e; e := 0.
 * Returns how many elements of e have not converged; d is then in no order. NaN and infinity: d and e are NaN, and n is returned. `eps`:
 * unit roundoff of what d and e are known to.
 *
 * The variant of Pal, Walker and Kahan: it works on squares of e. Source: LAPACK xSTERF; B. Parlett, The Symmetric Eigenvalue Problem,
 * 8.15.
 */
export declare function sterfRef(n: number, d: Float64Array, e: Float64Array, eps: number): number;
