// Functions of complex triangular matrices, as gees leaves them: square roots, systems of equations, and logarithms beside the diagonal. In
// doubles, host memory only.
import { divisionBy } from '../../core/complex.js';
import { logOf, rootOf } from './quasi.ref.js';
/** Where the element at row i, column j of X begins. */
const place = ({ off, ld }, i, j) => 2 * (off + i + j * ld);
const pairAt = ({ data }, at) => [data[at], data[at + 1]];
/** The Schur form T of a complex matrix. */
export function triangleForm(n, T) {
    const values = Array.from({ length: n }, (_, k) => pairAt(T, place(T, k, k)));
    return {
        T,
        values,
        setDiagonal(f, X) {
            for (const [k, value] of values.entries())
                X.data.set(f(value), place(X, k, k));
        },
        root: (X) => rootTriangleRef(n, X),
        solve: (A, x, Y) => solveTriangleRef(n, A, x, Y),
        logBeside(X) {
            for (let k = 0; k + 1 < n; k++)
                X.data.set(logBetween(values[k], values[k + 1], pairAt(T, place(T, k, k + 1))), place(X, k, k + 1));
        },
    };
}
/** X(0:i, j) := X - factor X(i, j) A(0:i, i). */
function eliminate(A, i, X, j, factor) {
    const [to, from] = [place(X, 0, j), place(A, 0, i)];
    const [re, im] = [factor * X.data[to + 2 * i], factor * X.data[to + 2 * i + 1]];
    if (re === 0 && im === 0)
        return;
    for (let k = 0; k < 2 * i; k += 2) {
        const [a, b] = [A.data[from + k], A.data[from + k + 1]];
        X.data[to + k] = X.data[to + k] - (a * re - b * im);
        X.data[to + k + 1] = X.data[to + k + 1] - (a * im + b * re);
    }
}
/** T := T^(1/2), the principal root. Source: A. Bjorck, S. Hammarling, Linear Algebra Appl. 52/53 (1983). */
function rootTriangleRef(n, T) {
    const { data } = T;
    for (let j = 0; j < n; j++) {
        const own = place(T, j, j);
        data.set(rootOf(pairAt(T, own)), own);
        for (let i = j - 1; i >= 0; i--) {
            const [at, above] = [place(T, i, j), place(T, i, i)];
            // Of two eigenvalues 0 with nothing between them too, which are divided by 0
            if (data[at] === 0 && data[at + 1] === 0)
                continue;
            divisionBy(data[above] + data[own], data[above + 1] + data[own + 1])(data, at);
            eliminate(T, i, T, j, 1);
        }
    }
}
/** Y := (1 + x A)^-1 Y of upper triangles. */
function solveTriangleRef(n, A, x, Y) {
    for (let i = n - 1; i >= 0; i--) {
        const [re, im] = pairAt(A, place(A, i, i));
        const divide = divisionBy(1 + x * re, x * im);
        for (let j = i; j < n; j++) {
            divide(Y.data, place(Y, i, j));
            eliminate(A, i, Y, j, x);
        }
    }
}
const quotient = (a, [re, im]) => {
    const x = Float64Array.of(...a);
    divisionBy(re, im)(x, 0);
    return [x[0], x[1]];
};
const product = ([a, b], [c, d]) => [a * c - b * d, a * d + b * c];
/** atanh z of |z| < 1. */
const atanh = ([x, y]) => {
    const below = (1 - x) ** 2 + y * y;
    return [Math.log1p((4 * x) / below) / 4, Math.atan2(2 * y, (1 - x) * (1 + x) - y * y) / 2];
};
/** t (log y - log x) / (y - x). Source: N. J. Higham, Functions of Matrices, 11.6.2. */
function logBetween(x, y, t) {
    if (x[0] === y[0] && x[1] === y[1])
        return quotient(t, x);
    const [difference, sum] = [
        [y[0] - x[0], y[1] - x[1]],
        [y[0] + x[0], y[1] + x[1]],
    ];
    const [first, second] = [logOf(x), logOf(y)];
    const apart = Math.hypot(...difference) > Math.hypot(...sum) / 2;
    const z = apart ? undefined : atanh(quotient(difference, sum));
    if (z === undefined)
        return quotient(product(t, [second[0] - first[0], second[1] - first[1]]), difference);
    // Twice the inverse hyperbolic tangent keeps its digits where the difference of logarithms has few, but not the branch
    const turns = Math.round((second[1] - first[1] - 2 * z[1]) / (2 * Math.PI));
    return quotient(product(t, [2 * z[0], 2 * z[1] + 2 * Math.PI * turns]), difference);
}
