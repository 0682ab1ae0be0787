/**
 * Takes the rotations of one sweep, `count` of them, c and s side by side: rotation i acts on columns first + i step and first + (i + 1)
 * step, which become c x + s y and c y - s x; those of `right` on the columns of V, those of `left` on U's. The arrays are used again
 * afterwards.
 */
export type Sweep = (first: number, step: 1 | -1, count: number, right: Float64Array, left: Float64Array) => void;
/**
 * B = Q S P^T for the upper bidiagonal B of order n with diagonal d and superdiagonal e. d := the diagonal of S, of either sign and in no
 * order; e := 0 where it converges. Singular values come out to about as many digits as B's elements have, small ones too. Returns how many
 * elements of e have not converged, 0 if all have. `eps`: unit roundoff of what d and e are known to.
 *
 * Source: LAPACK xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990).
 */
export declare function bdsqrRef(n: number, d: Float64Array, e: Float64Array, eps: number, sweep?: Sweep): number;
