// Operation counts of BLAS and LAPACK routines, after LAPACK Working Note 41. Argument order is that of the
// formulas in the note (syrk counts take k before n); leading dimensions and transposes do not change a count.
import { fields } from './field.js';
/** Real operations of a count in a precision. */
export function total(count, prec = 's') {
    const { mul, add } = fields[prec];
    return typeof count === 'number' ? (count * (mul + add)) / 2 : mul * count.mul + add * count.add;
}
const equal = (count) => ({ mul: count, add: count });
const counted = (count) => (typeof count === 'number' ? equal(count / 2) : count);
export const times = (factor, count) => {
    const { mul, add } = counted(count);
    return { mul: factor * mul, add: factor * add };
};
/** Sum of counts: a driver is its factorisation and its solve. */
export const sum = (...counts) => ({
    mul: counts.reduce((s, c) => s + counted(c).mul, 0),
    add: counts.reduce((s, c) => s + counted(c).add, 0),
});
/** Multiplications by real numbers: of a complex number two, as many as an addition of two has. */
export const flopsByReal = (count) => ({ mul: 0, add: count });
// Level 1, 2 and 3.
export const flopsAxpy = (n) => equal(n);
export const flopsGemv = (m, n) => ({ mul: m * n + 2 * m, add: m * n });
export const flopsSymv = (n) => flopsGemv(n, n);
/** Elements of an m x n matrix on kl diagonals below the main one, ku above it and the main one itself. */
const bandElements = (m, n, kl, ku) => {
    // Off the band is a triangle below, of columns of m - 1 - kl elements and fewer, cut off behind column n, and one above.
    const corner = (longest, columns) => {
        const count = Math.max(0, Math.min(longest, columns));
        return count * longest - 0.5 * count * (count - 1);
    };
    return m * n - corner(m - 1 - kl, n) - corner(n - 1 - ku, m);
};
export const flopsGbmv = (m, n, kl, ku) => {
    const elements = bandElements(m, n, kl, ku);
    return { mul: elements + 2 * m, add: elements };
};
export const flopsSbmv = (n, k) => flopsGbmv(n, n, k, k);
export const flopsTbmv = (n, k) => {
    const elements = bandElements(n, n, k, 0);
    return { mul: elements, add: elements - n };
};
export const flopsTbsv = (n, k) => flopsTbmv(n, k);
export const flopsGemm = (m, n, k) => equal(m * n * k);
export const flopsSymm = (side, m, n) => equal(side === 'l' ? m * m * n : m * n * n);
export const flopsSyrk = (k, n) => equal(0.5 * k * n * (n + 1));
export const flopsSyr2k = (k, n) => ({ mul: k * n * n, add: k * n * n + n });
export const flopsTrmm = (side, m, n) => {
    const [order, vectors] = side === 'l' ? [m, n] : [n, m];
    return { mul: 0.5 * vectors * order * (order + 1), add: 0.5 * vectors * order * (order - 1) };
};
export const flopsTrsm = (side, m, n) => flopsTrmm(side, m, n);
// LU.
export const flopsGetrf = (m, n) => {
    const p = Math.min(m, n);
    const q = Math.max(m, n);
    return {
        mul: 0.5 * p * (p * (q - p / 3 - 1) + q) + (2 * p) / 3,
        add: 0.5 * p * (p * (q - p / 3) - q) + p / 6,
    };
};
export const flopsGetri = (n) => ({
    mul: n * (5 / 6 + n * ((2 * n) / 3 + 1 / 2)),
    add: n * (5 / 6 + n * ((2 * n) / 3 - 3 / 2)),
});
export const flopsGetrs = (n, nrhs) => ({ mul: nrhs * n * n, add: nrhs * n * (n - 1) });
export const flopsGesv = (n, nrhs) => sum(flopsGetrf(n, n), flopsGetrs(n, nrhs));
// Cholesky.
export const flopsPotrf = (n) => ({
    mul: n * ((n / 6 + 1 / 2) * n + 1 / 3),
    add: n * ((n * n) / 6 - 1 / 6),
});
export const flopsPotri = (n) => ({
    mul: n * (2 / 3 + n * (n / 3 + 1)),
    add: n * (1 / 6 + n * (n / 3 - 1 / 2)),
});
export const flopsPotrs = (n, nrhs) => ({
    mul: nrhs * n * (n + 1),
    add: nrhs * n * (n - 1),
});
export const flopsPosv = (n, nrhs) => sum(flopsPotrf(n), flopsPotrs(n, nrhs));
// Symmetric indefinite.
export const flopsSytrf = (n) => ({
    mul: n * (n * (n / 6 + 1 / 2) + 10 / 3),
    add: n * ((n * n) / 6 - 1 / 6),
});
export const flopsSytrs = (n, nrhs) => flopsPotrs(n, nrhs);
export const flopsSytri = (n) => flopsPotri(n);
export const flopsSysv = (n, nrhs) => sum(flopsSytrf(n), flopsSytrs(n, nrhs));
// Orthogonal factorisations. QR and LQ differ in the multiplications by one third of the diagonal work.
const orthogonalMul = (m, n, linear) => m > n ? n * (n * (1 / 2 - n / 3 + m) + m + linear) : m * (m * (-1 / 2 - m / 3 + n) + 2 * n + linear);
export const flopsGeqrf = (m, n) => ({
    mul: orthogonalMul(m, n, 23 / 6),
    add: m > n ? n * (n * (1 / 2 - n / 3 + m) + 5 / 6) : m * (m * (-1 / 2 - m / 3 + n) + n + 5 / 6),
});
export const flopsGeqrt = (m, n) => equal(0.5 * m * n);
export const flopsGelqf = (m, n) => ({
    mul: orthogonalMul(m, n, 29 / 6),
    add: m > n ? n * (n * (-1 / 2 - n / 3 + m) + m + 5 / 6) : m * (m * (1 / 2 - m / 3 + n) + 5 / 6),
});
export const flopsGerqf = (m, n) => flopsGelqf(m, n);
export const flopsGeqrs = (m, n, nrhs) => ({
    mul: nrhs * n * (2 * m - n / 2 + 5 / 2),
    add: nrhs * n * (2 * m - n / 2 + 1 / 2),
});
export const flopsGels = (m, n, nrhs) => sum(flopsGeqrf(m, n), flopsGeqrs(m, n, nrhs));
export const flopsOrgqr = (m, n, k) => ({
    mul: k * (2 * m * n + 2 * n - 5 / 3 + k * ((2 * k) / 3 - (m + n) - 1)),
    add: k * (2 * m * n + n - m + 1 / 3 + k * ((2 * k) / 3 - (m + n))),
});
export const flopsOrglq = (m, n, k) => ({
    mul: k * (2 * m * n + m + n - 2 / 3 + k * ((2 * k) / 3 - (m + n) - 1)),
    add: k * (2 * m * n + m - n + 1 / 3 + k * ((2 * k) / 3 - (m + n))),
});
export const flopsOrmqr = (side, m, n, k) => side === 'l'
    ? { mul: 2 * n * m * k - n * k * k + 2 * n * k, add: 2 * n * m * k - n * k * k + n * k }
    : {
        mul: 2 * n * m * k - m * k * k + m * k + n * k - (k * k) / 2 + k / 2,
        add: 2 * n * m * k - m * k * k + m * k,
    };
/** Elements of the first k columns of a pentagon of m rows, the last l of them upper trapezoidal. */
const pentagonElements = (m, k, l) => k * (m - l) + l * (k - l) + 0.5 * l * (l + 1);
/** Sum over the columns j of a pentagon of their elements times n - j, j = 0, 1, ... */
const pentagonWork = (m, n, l) => {
    const tetrahedron = (x) => (x * (x + 1) * (x + 2)) / 6;
    return 0.5 * (m - l) * n * (n + 1) + tetrahedron(n) - tetrahedron(n - l);
};
export const flopsTpqrt = (m, n, l) => equal(2 * pentagonWork(m, n, l));
export const flopsTpmqrt = (side, m, n, k, l) => {
    const [rows, others] = side === 'l' ? [m, n] : [n, m];
    return equal(2 * others * pentagonElements(rows, k, l));
};
export const flopsTrtri = (n) => ({
    mul: n * (n * (n / 6 + 1 / 2) + 1 / 3),
    add: n * (n * (n / 6 - 1 / 2) + 1 / 3),
});
// Reductions to condensed form.
export const flopsGehrd = (n) => ({
    mul: n * (n * ((5 * n) / 3 + 1 / 2) - 7 / 6) - 13,
    add: n * (n * ((5 * n) / 3 - 1) - 2 / 3) - 8,
});
/** Hessenberg form, if asked for its factor written out, and vectors by substitution and back, of so many sides. */
const flopsHessenberg = (n, factor, sides) => n < 3
    ? equal(0)
    : sum(flopsGehrd(n), factor ? flopsOrgqr(n - 1, n - 1, n - 1) : equal(0), times(sides, equal((2 * n * n * n) / 3)));
/** What iteration takes depends on the numbers, and is not counted. */
export const flopsGeev = (n, left, right) => flopsHessenberg(n, left || right, Number(left) + Number(right));
export const flopsGees = (n, vectors) => flopsHessenberg(n, vectors, 0);
export const flopsSytrd = (n) => ({
    mul: n * (n * ((2 * n) / 3 + 5 / 2) - 1 / 6) - 15,
    add: n * (n * ((2 * n) / 3 + 1) - 8 / 3) - 4,
});
/** To a band of kd diagonals on each side: two-sided, and from the left alone on the columns between. */
export function flopsSytrdSy2sb(n, kd) {
    const m = Math.max(0, n - kd);
    return equal(m * m * ((2 * m) / 3 + kd - 1));
}
/** From such a band to three diagonals. */
export const flopsSytrdSb2st = (n, kd) => equal(3 * n * n * Math.min(n, kd));
/** Tridiagonal form, and the vectors written out. What happens to the tridiagonal matrix depends on the numbers, and is not counted. */
export const flopsSyev = (n, vectors) => vectors ? sum(flopsSytrd(n), flopsOrgqr(n - 1, n - 1, n - 1)) : flopsSytrd(n);
/** k values; their vectors are reflected. Bisection and inverse iteration are of lower order. */
export const flopsSyevx = (n, k, vectors) => vectors ? sum(flopsSytrd(n), flopsOrmqr('l', Math.max(0, n - 1), k, Math.max(0, n - 1))) : flopsSytrd(n);
export const flopsSygst = (n) => equal((n * n * n) / 2);
/** B is factored, the problem reduced and solved, and k vectors are those of A and B. */
export const flopsSygvx = (n, k, vectors) => sum(sum(flopsPotrf(n), flopsSygst(n)), sum(flopsSyevx(n, k, vectors), vectors ? flopsTrsm('l', n, k) : equal(0)));
export const flopsGebrd = (m, n) => {
    const p = Math.min(m, n);
    const q = Math.max(m, n);
    return {
        mul: p * (p * (2 * q - (2 * p) / 3 + 2) + 20 / 3),
        add: p * (p * (2 * q - (2 * p) / 3 + 1) - q + 5 / 3),
    };
};
/** QR iteration with so many rows of vectors: two sweeps for each value, as a rule. Which it takes depends on the numbers. */
export const flopsBdsqr = (n, rows) => ({ mul: 4 * n * n * rows, add: 2 * n * n * rows });
/** Divide and conquer with vectors of order n, nothing deflated: two products of half the order and all columns for each side and merge. */
export const flopsBdsdc = (n) => equal((4 / 3) * n ** 3);
/** Jacobi iteration on n columns of m elements and `more` that go along: five sweeps, in half of which each pair is rotated. */
export const flopsGesvj = (m, n, more) => {
    const pairs = (n * Math.max(0, n - 1)) / 2;
    return sum(equal(5 * pairs * m), { mul: 10 * pairs * (m + more), add: 5 * pairs * (m + more) });
};
/** A sample of l columns, iterated, and made orthonormal each time. */
export const flopsGesvdr = (m, n, l, iterations) => {
    const bases = sum(flopsGeqrf(m, l), flopsOrgqr(m, l, l));
    const rounds = 1 + iterations;
    return sum(equal(2 * rounds * m * n * l), { mul: rounds * bases.mul, add: rounds * bases.add });
};
/** Bidiagonal form, and so many vectors written out. What QR iteration takes depends on the numbers, and is not counted. */
export const flopsGesvd = (m, n, left, right) => {
    const k = Math.min(m, n);
    const vectors = (length, count) => count === 0 ? equal(0) : flopsOrgqr(length, count, Math.min(k, count));
    return sum(flopsGebrd(m, n), vectors(m, left), vectors(n, right));
};
/** Two steps with QR and three with Cholesky, as a matrix with a condition number of some thousands takes, R first, and H. */
export const flopsPolar = (m, n) => {
    const byQr = sum(flopsGeqrf(2 * n, n), flopsOrgqr(2 * n, n, n), flopsGemm(n, n, n));
    const byCholesky = sum(flopsSyrk(n, n), flopsPotrf(n), times(2, flopsTrsm('r', n, n)));
    const outside = m > n ? flopsOrmqr('l', m, n, n) : equal(0);
    return sum(flopsGeqrf(m, n), times(2, byQr), times(3, byCholesky), times(3, flopsGemm(n, n, n)), outside);
};
// Eigenvalues of tridiagonal matrices: 1.7 sweeps for each, over half of the order on average, as random matrices take.
const SWEPT = 0.85;
export const flopsSterf = (n) => ({ mul: 7 * SWEPT * n * n, add: 5 * SWEPT * n * n });
/** `rows` of the vectors; 0 without them. */
export const flopsSteqr = (n, rows) => ({
    mul: SWEPT * n * n * (12 + 4 * rows),
    add: SWEPT * n * n * (8 + 2 * rows),
});
/** Divide and conquer with nothing deflated: the products of each merge's two halves. Without vectors QL iteration. */
export const flopsStedc = (n, compz) => {
    if (compz === 'n')
        return flopsSterf(n);
    return equal((2 / 3 + (compz === 'v' ? 1 : 0)) * n ** 3);
};
/** So many counts for each of k eigenvalues, down to eps ||T|| in double. */
const COUNTS = 50;
export const flopsStebz = (n, k) => ({ mul: COUNTS * n * k, add: 2 * COUNTS * n * k });
/** Three solutions for each of k vectors, as if none lay close together. */
export const flopsStein = (n, k) => ({ mul: 25 * n * k, add: 20 * n * k });
// Tridiagonal and band systems, without what interchanges add.
export const flopsGttrf = (n) => ({ mul: 2 * Math.max(0, n - 1), add: Math.max(0, n - 1) });
export const flopsGttrs = (n, nrhs) => ({
    mul: nrhs * Math.max(0, 3 * n - 2),
    add: nrhs * Math.max(0, 2 * n - 2),
});
export const flopsGtsv = (n, nrhs) => sum(flopsGttrf(n), flopsGttrs(n, nrhs));
export const flopsPttrf = (n) => flopsGttrf(n);
export const flopsPttrs = (n, nrhs) => flopsGttrs(n, nrhs);
export const flopsPtsv = (n, nrhs) => sum(flopsPttrf(n), flopsPttrs(n, nrhs));
export const flopsGbtrf = (n, kl, ku) => {
    const [less, more] = [Math.min(kl, ku), Math.max(kl, ku)].map((width) => Math.max(0, Math.min(width, n - 1)));
    const [s, l] = [less, more];
    // The sum of min(kl, t) min(ku, t) over what is left of the rows and columns, t = n - 1, n - 2, ...
    const updated = (s * (s + 1) * (2 * s + 1)) / 6 + (s * (l * (l + 1) - s * (s + 1))) / 2 + s * l * Math.max(0, n - 1 - l);
    return { mul: updated + bandElements(n, n, kl, 0) - n, add: updated };
};
export const flopsGbtrs = (n, kl, ku, nrhs) => {
    const elements = bandElements(n, n, kl, ku);
    return { mul: nrhs * elements, add: nrhs * (elements - n) };
};
export const flopsGbsv = (n, kl, ku, nrhs) => sum(flopsGbtrf(n, kl, ku), flopsGbtrs(n, kl, ku, nrhs));
// Neural networks; an exponential counts as a multiplication.
export const flopsSoftmax = (m, n) => equal(2 * m * n);
/** About four operations an element; of ReLU one comparison. */
export const flopsActivation = (n, kind) => kind === 'relu' ? { mul: 0, add: n } : equal(2 * n);
/** A recurrent layer one way: products of all its gates with inputs and states, and `each` operations for every number of its outputs. */
export const flopsRecurrence = (gates, rows, inputs, hidden, each) => sum(flopsGemm(rows, gates * hidden, inputs + hidden), equal((each * rows * hidden) / 2));
export const flopsNorm = (m, n, centered) => equal((centered ? 4 : 2.5) * m * n);
export const flopsNormGradient = (m, n) => equal(6 * m * n);
