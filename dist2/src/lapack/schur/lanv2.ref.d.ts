/** What lanv2Ref finds. The matrix is [a b; c d]. */
export interface Standard {
    a: number;
    b: number;
    c: number;
    d: number;
    /** The eigenvalues; a pair with the positive imaginary part first. */
    re1: number;
    im1: number;
    re2: number;
    im2: number;
    /** The rotation. */
    cs: number;
    sn: number;
}
export declare const standard: () => Standard;
/**
 * [a b; c d] := [cs sn; -sn cs] [a b; c d] [cs -sn; sn cs] with either c = 0, and real eigenvalues a and d, or a = d and b c < 0, and
 * eigenvalues a +- i sqrt(-b c). Overwrites `x`, of which a, b, c and d are read.
 *
 * Source: LAPACK xLANV2; Z. Bai, J. Demmel, On swapping diagonal blocks in real Schur form, Linear Algebra Appl. 186 (1993).
 */
export declare function lanv2Ref(x: Standard): void;
