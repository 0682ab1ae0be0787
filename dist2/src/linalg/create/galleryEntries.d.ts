/** Entry (i, j), 0-based. */
export type Entry = (i: number, j: number) => number;
/** Chebyshev spectral differentiation on x_i = cos(i pi / n), without x_0 = 1 and hence nonsingular. */
declare const chebspec: (n: number) => Entry;
/** Matrix by name; n is max(rows, columns), `cols` matters where the last column is special. */
declare const formulas: {
    /** 1/(i + j) */
    readonly cauchy: () => (i: number, j: number) => number;
    readonly chebspec: typeof chebspec;
    /** Lower Hessenberg Toeplitz of ones; about half of its eigenvalues are zero. */
    readonly chow: () => (i: number, j: number) => 0 | 1;
    /** Circulant with first row 1, 2, ..., n. */
    readonly circul: (n: number) => (i: number, j: number) => number;
    /** Tridiagonal, zero diagonal, eigenvalues n-1, n-3, ..., -(n-1). */
    readonly clement: (n: number) => (i: number, j: number) => number;
    /** |i - j| */
    readonly fiedler: () => (i: number, j: number) => number;
    /** Upper Hessenberg, determinant 1, ill-conditioned small eigenvalues. */
    readonly frank: (n: number) => (i: number, j: number) => number;
    /** gcd(i, j) */
    readonly gcdmat: () => (i: number, j: number) => number;
    /** Multipliers of 1/2 without row exchanges: LU with partial pivoting grows by 1.5^(n-1). */
    readonly gfpp: (_n: number, cols: number) => (i: number, j: number) => -0.5 | 0 | 1;
    /** 1/(i + j - 1) */
    readonly hilb: () => (i: number, j: number) => number;
    /** i + j / 10^ceil(log10 n), 0-based: shows where an element came from. */
    readonly ij: (n: number) => (i: number, j: number) => number;
    /**
     * Upper triangular, s^(i-1) times 1 on the diagonal and -c right of it, c = cos 1.2, s = sin 1.2: R of a QR that hides how small its
     * least singular value is.
     */
    readonly kahan: () => (i: number, j: number) => number;
    /** Kac-Murdock-Szego Toeplitz matrix, 2^-|i - j|. */
    readonly kms: () => (i: number, j: number) => number;
    /** min(i, j) / max(i, j) */
    readonly lehmer: () => (i: number, j: number) => number;
    /** hilb with ones in the first row. */
    readonly lotkin: () => (i: number, j: number) => number;
    /** min(i, j) */
    readonly minij: () => (i: number, j: number) => number;
    /** i on the diagonal, else min(i, j) - 2: triw^T triw, one small eigenvalue. */
    readonly moler: () => (i: number, j: number) => number;
    /** sqrt(2/(n+1)) sin(i j pi/(n+1)): symmetric and orthogonal. */
    readonly orthog: (n: number) => (i: number, j: number) => number;
    /** 1/(i - j + 1/2): singular values near pi. */
    readonly parter: () => (i: number, j: number) => number;
    /** I + ones. */
    readonly pei: () => (i: number, j: number) => 1 | 2;
    /** 1 where j = 1 or i divides j. */
    readonly redheff: () => (i: number, j: number) => 0 | 1;
    /** i where i + 1 divides j + 1, else -1 (Roesler's matrix without its first row and column). */
    readonly riemann: () => (i: number, j: number) => number;
    /** 0.5/(n - i - j + 1.5): symmetric Hankel, eigenvalues near +-pi/2. */
    readonly ris: (n: number) => (i: number, j: number) => number;
    /** Pentadiagonal Toeplitz: 1, -10, 0, 10, 1. */
    readonly toeppen: () => (i: number, j: number) => number;
    /** -1, 2, -1. */
    readonly tridiag: () => (i: number, j: number) => -1 | 0 | 2;
    /** Upper triangular: 1 on the diagonal, -1 above. */
    readonly triw: () => (i: number, j: number) => -1 | 0 | 1;
    /** Zielke's nonsymmetric matrix with parameter 0: ones below the diagonal, -1 in the upper right corner. */
    readonly zielkeNS: (n: number) => (i: number, j: number) => -1 | 0 | 1;
};
/** Names of matrices with a formula. */
export type FormulaName = keyof typeof formulas;
/** The same by any name. */
export declare const GALLERY: Readonly<Record<string, (n: number, cols: number) => Entry>>;
export {};
