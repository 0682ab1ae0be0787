// Eigenvalues of a pencil of order two, in doubles.
import { at } from '../../core/matrix.js';
/**
 * Of A - w B at row and column j, with an upper triangular B whose diagonal elements are replaced by `least` where they are smaller.
 * Neither norm is far from 1. Source: LAPACK xLAG2.
 */
export function lag2Ref(A, B, j, least, to) {
    const [a, b] = [at(A, j, j), at(B, j, j)];
    const [a11, a21, a12, a22] = [a.off, a.off + 1, a.off + a.ld, a.off + a.ld + 1].map((p) => a.data[p]);
    const divisor = (x) => (Math.abs(x) >= least ? x : x < 0 ? -least : least);
    const [b11, b12, b22] = [divisor(b.data[b.off]), b.data[b.off + b.ld], divisor(b.data[b.off + b.ld + 1])];
    // The smaller quotient is subtracted first.
    const [s1, s2] = [a11 / b11, a22 / b22];
    const product = a21 / b11 / b22;
    const shift = Math.abs(s1) <= Math.abs(s2) ? s1 : s2;
    const corner = Math.abs(s1) <= Math.abs(s2) ? (a22 - s1 * b22) / b22 - product * b12 : -product * b12;
    const half = Math.abs(s1) <= Math.abs(s2) ? corner / 2 : ((a11 - s2 * b11) / b11 + corner) / 2;
    const discriminant = half * half + product * (a12 - shift * b12);
    const root = Math.sqrt(Math.abs(discriminant));
    if (!(discriminant >= 0)) {
        [to.re1, to.re2, to.im] = [shift + half, shift + half, root];
        return;
    }
    const signed = half < 0 ? -root : root;
    const big = shift + (half + signed);
    let small = shift + (half - signed);
    // The smaller one from the product of both
    if (Math.abs(big) / 2 > Math.abs(small))
        small = (a11 * a22 - a12 * a21) / b11 / b22 / big;
    const [lower, upper] = [Math.min(big, small), Math.max(big, small)];
    [to.re1, to.re2] = half > corner ? [lower, upper] : [upper, lower];
    to.im = 0;
}
