// Named test matrices with a closed formula, as in SLATE's generator and Higham's Test Matrix Toolbox. Indices in the
// formulas of the comments are 1-based, in the code 0-based.
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
/** Chebyshev spectral differentiation on x_i = cos(i pi / n), without x_0 = 1 and hence nonsingular. */
const chebspec = (n) => {
    const x = (i) => Math.cos((Math.PI * (i + 1)) / n);
    const end = (i) => (i === n - 1 ? 2 : 1);
    return (i, j) => {
        if (i !== j)
            return (((i + j) % 2 === 0 ? 1 : -1) * end(i)) / (end(j) * (x(i) - x(j)));
        return i === n - 1 ? -(2 * n * n + 1) / 6 : (-0.5 * x(i)) / (1 - x(i) * x(i));
    };
};
/** Matrix by name; n is max(rows, columns), `cols` matters where the last column is special. */
const formulas = {
    /** 1/(i + j) */
    cauchy: () => (i, j) => 1 / (i + j + 2),
    chebspec,
    /** Lower Hessenberg Toeplitz of ones; about half of its eigenvalues are zero. */
    chow: () => (i, j) => (j - i > 1 ? 0 : 1),
    /** Circulant with first row 1, 2, ..., n. */
    circul: (n) => (i, j) => ((j - i + n) % n) + 1,
    /** Tridiagonal, zero diagonal, eigenvalues n-1, n-3, ..., -(n-1). */
    clement: (n) => (i, j) => (i - j === 1 ? n - i : j - i === 1 ? j : 0),
    /** |i - j| */
    fiedler: () => (i, j) => Math.abs(i - j),
    /** Upper Hessenberg, determinant 1, ill-conditioned small eigenvalues. */
    frank: (n) => (i, j) => (i - j > 1 ? 0 : i - j === 1 ? n - j - 1 : n - j),
    /** gcd(i, j) */
    gcdmat: () => (i, j) => gcd(i + 1, j + 1),
    /** Multipliers of 1/2 without row exchanges: LU with partial pivoting grows by 1.5^(n-1). */
    gfpp: (_n, cols) => (i, j) => (j === cols - 1 || i === j ? 1 : i > j ? -0.5 : 0),
    /** 1/(i + j - 1) */
    hilb: () => (i, j) => 1 / (i + j + 1),
    /** i + j / 10^ceil(log10 n), 0-based: shows where an element came from. */
    ij: (n) => {
        const scale = 10 ** -Math.ceil(Math.log10(n));
        return (i, j) => i + j * scale;
    },
    /**
     * Upper triangular, s^(i-1) times 1 on the diagonal and -c right of it, c = cos 1.2, s = sin 1.2: R of a QR that hides how small its
     * least singular value is.
     */
    kahan: () => (i, j) => (i > j ? 0 : Math.sin(1.2) ** i * (i === j ? 1 : -Math.cos(1.2))),
    /** Kac-Murdock-Szego Toeplitz matrix, 2^-|i - j|. */
    kms: () => (i, j) => 2 ** -Math.abs(i - j),
    /** min(i, j) / max(i, j) */
    lehmer: () => (i, j) => (Math.min(i, j) + 1) / (Math.max(i, j) + 1),
    /** hilb with ones in the first row. */
    lotkin: () => (i, j) => (i === 0 ? 1 : 1 / (i + j + 1)),
    /** min(i, j) */
    minij: () => (i, j) => Math.min(i, j) + 1,
    /** i on the diagonal, else min(i, j) - 2: triw^T triw, one small eigenvalue. */
    moler: () => (i, j) => (i === j ? i + 1 : Math.min(i, j) - 1),
    /** sqrt(2/(n+1)) sin(i j pi/(n+1)): symmetric and orthogonal. */
    orthog: (n) => (i, j) => Math.sqrt(2 / (n + 1)) * Math.sin(((i + 1) * (j + 1) * Math.PI) / (n + 1)),
    /** 1/(i - j + 1/2): singular values near pi. */
    parter: () => (i, j) => 1 / (i - j + 0.5),
    /** I + ones. */
    pei: () => (i, j) => (i === j ? 2 : 1),
    /** 1 where j = 1 or i divides j. */
    redheff: () => (i, j) => (j === 0 || (j + 1) % (i + 1) === 0 ? 1 : 0),
    /** i where i + 1 divides j + 1, else -1 (Roesler's matrix without its first row and column). */
    riemann: () => (i, j) => ((j + 2) % (i + 2) === 0 ? i + 1 : -1),
    /** 0.5/(n - i - j + 1.5): symmetric Hankel, eigenvalues near +-pi/2. */
    ris: (n) => (i, j) => 0.5 / (n - i - j - 0.5),
    /** Pentadiagonal Toeplitz: 1, -10, 0, 10, 1. */
    toeppen: () => (i, j) => (Math.abs(i - j) === 1 ? 10 * (j - i) : Math.abs(i - j) === 2 ? 1 : 0),
    /** -1, 2, -1. */
    tridiag: () => (i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0),
    /** Upper triangular: 1 on the diagonal, -1 above. */
    triw: () => (i, j) => (i === j ? 1 : i > j ? 0 : -1),
    /** Zielke's nonsymmetric matrix with parameter 0: ones below the diagonal, -1 in the upper right corner. */
    zielkeNS: (n) => (i, j) => (j < i ? 1 : i === 0 && j === n - 1 ? -1 : 0),
};
/** The same by any name. */
export const GALLERY = formulas;
