import { columnView, matrixView, maxOverBatch, normFro, normMax, normOne, sizeAt } from './norms.js';
import { columnOf, multiply, signVector, subtract } from './product.js';
import { ratio } from './residuals.js';
import { quotient, scalarAt } from './scalars.js';
const LOWER = { uplo: 'l', diag: 'u' };
const UPPER = { uplo: 'u', diag: 'n' };
/** L (m x p, unit lower) and U (p x n, upper) as views of the array that holds both. */
function factors(lu) {
    const p = Math.min(lu.rows, lu.cols);
    return { l: { ...lu, cols: p }, u: { ...lu, rows: p } };
}
/** order[i] = row of A that is row i of P A; undefined if a pivot is not a row. */
function rowOrder(ipiv, m, p) {
    const order = Int32Array.from({ length: m }, (_, i) => i);
    for (let i = 0; i < p; i++) {
        const pivot = ipiv[i] - 1;
        if (!(Number.isInteger(pivot) && pivot >= 0 && pivot < m))
            return undefined;
        const row = order[i];
        order[i] = order[pivot];
        order[pivot] = row;
    }
    return order;
}
/** Elements of a vector in another order. */
function permuted(x, order, parts) {
    const y = new Float64Array(order.length * parts);
    for (let p = 0; p < y.length; p++)
        y[p] = x[order[Math.floor(p / parts)] * parts + (p % parts)];
    return y;
}
/** R3: ||P A - L U||_F / (N ||P A||_F), in O(m n min(m, n)). */
export function getrfError(a, lu, ipiv) {
    const { rows: m, cols: n, parts = 1 } = a;
    const order = rowOrder(ipiv, m, Math.min(m, n));
    if (order === undefined)
        return Number.NaN;
    const { l, u } = factors(lu);
    const norms = Float64Array.from({ length: n }, (_, j) => {
        const residual = permuted(columnOf(a, j), order, parts);
        // Column j of U ends at its diagonal: what is to the right in L meets zeros.
        const cols = Math.min(j + 1, u.rows);
        subtract(residual, 1, multiply({ ...l, cols }, 'n', columnOf({ ...u, rows: cols }, j), LOWER));
        return normFro(columnView(residual));
    });
    return ratio(normFro(columnView(norms)), n * normFro(a));
}
/**
 * R3 in O(m n): with E = P A - L U and random signs t, E ||E t||^2 = ||E||_F^2, so the root of the mean of ||E t||^2
 * over some t estimates ||E||_F.
 */
export function getrfVectorCheck(a, lu, ipiv, random, vectors = 2) {
    const { rows: m, cols: n, parts } = a;
    const order = rowOrder(ipiv, m, Math.min(m, n));
    if (order === undefined)
        return Number.NaN;
    const { l, u } = factors(lu);
    let norm = 0; // hypot, because squares of 1e200 or 1e-200 leave the range
    for (let trial = 0; trial < vectors; trial++) {
        const t = signVector(n, random, parts);
        const residual = permuted(multiply(a, 'n', t), order, parts ?? 1);
        subtract(residual, 1, multiply(l, 'n', multiply(u, 'n', t, UPPER), LOWER));
        norm = Math.hypot(norm, normFro(columnView(residual)));
    }
    return ratio(norm / Math.sqrt(vectors), n * normFro(a));
}
/** x := A^-1 b from its factors, in doubles. */
export function luSolve(lu, ipiv, b) {
    const { rows: n, parts } = lu;
    const step = parts ?? 1;
    const order = rowOrder(ipiv, n, n);
    if (order === undefined)
        return new Float64Array(n * step).fill(Number.NaN);
    const x = permuted(b, order, step);
    /** Rows from..to-1 of x less those of column j times x_j. */
    const eliminate = (from, to, j) => {
        const column = (lu.offset + j * lu.ld) * step;
        const rows = lu.data.subarray(column + from * step, column + to * step);
        subtract(x.subarray(from * step, to * step), scalarAt(x, j, parts), rows);
    };
    for (let j = 0; j < n; j++)
        eliminate(j + 1, n, j);
    for (let j = n - 1; j >= 0; j--) {
        const xj = quotient(scalarAt(x, j, parts), scalarAt(lu.data, lu.offset + j * (lu.ld + 1), parts));
        x.set(typeof xj === 'number' ? [xj] : [xj.re, xj.im], j * step);
        eliminate(0, j, j);
    }
    return x;
}
/**
 * R4: ||A x - b||_F / (N ||A||_F ||x||_F) for a random b and x solved with the factors, square A only. `random` must not
 * start where A's generator started: b would be a column of A, x a unit vector and the error nearly zero.
 */
export function getrfSolveError(a, lu, ipiv, random) {
    const n = a.rows;
    if (a.cols !== n)
        throw new RangeError(`a solve needs a square matrix, not ${a.rows} x ${a.cols}`);
    const b = random.fill(new Float64Array(n * (a.parts ?? 1)), 'rand');
    const x = luSolve(lu, ipiv, b);
    const residual = multiply(a, 'n', x);
    subtract(residual, 1, b);
    return ratio(normFro(columnView(residual)), n * normFro(a) * normFro(columnView(x)));
}
/** op(A) x for A = P^T L U. */
export function factorMultiply(lu, ipiv, x, op) {
    const { l, u } = factors(lu);
    const plain = op === 'n' || op === false;
    const y = plain ? multiply(l, 'n', multiply(u, 'n', x, UPPER), LOWER) : x.slice();
    const parts = lu.parts ?? 1;
    for (let step = 0; step < lu.rows; step++) {
        const [i, pivot] = plain ? [lu.rows - 1 - step, ipiv[lu.rows - 1 - step] - 1] : [step, ipiv[step] - 1];
        for (let part = 0; part < parts; part++) {
            const [p, q] = [i * parts + part, pivot * parts + part];
            [y[p], y[q]] = [y[q], y[p]];
        }
    }
    return plain ? y : multiply(u, op, multiply(l, op, y, LOWER), UPPER);
}
/**
 * ||op(P^T L U)||_1 for factors without negative elements: the sums of the columns are a product with ones then. Of complex factors it is
 * what their absolute values give, which is more; less than twice as much if, as in our data, both parts are positive and the diagonals
 * dominate.
 */
function factorNorm(lu, ipiv, op) {
    const { rows, cols, ld, offset, parts } = lu;
    const sizes = parts === undefined
        ? lu
        : matrixView(Float64Array.from({ length: lu.data.length / 2 }, (_, p) => sizeAt(lu, p)), rows, cols, ld, offset);
    const sums = factorMultiply(sizes, ipiv, new Float64Array(rows).fill(1), op === 'n' || op === false);
    return normMax(columnView(sums));
}
/** P^T L U for such factors. */
export const appliedFactors = (lu, ipiv) => ({
    norm: factorNorm(lu, ipiv, 'n'),
    parts: lu.parts,
    apply: (x) => factorMultiply(lu, ipiv, x, 'n'),
});
/** dget02 as in solveRatio, in units of one, of a solve with such factors: nothing takes more than O(n^2). */
export function factorSolveRatio(lu, ipiv, x, b, op) {
    const normA = factorNorm(lu, ipiv, op);
    const one = (v) => normOne(columnView(v, b.parts));
    return maxOverBatch(Array.from({ length: b.cols }, (_, j) => {
        const [solution, residual] = [columnOf(x, j), columnOf(b, j)];
        subtract(residual, 1, factorMultiply(lu, ipiv, solution, op));
        return ratio(one(residual), normA * one(solution));
    }));
}
