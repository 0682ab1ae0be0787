/** The lower triangle of a matrix of which one is stored: column i of L, or the conjugate of row i of U = L^H. */
function lowerOf(uplo, { data, off, ld, parts = 1 }) {
    if (uplo === 'l')
        return (i, j, part) => data[parts * (off + i + j * ld) + part];
    return (i, j, part) => (part === 1 ? -data[parts * (off + j + i * ld) + 1] : data[parts * (off + j + i * ld)]);
}
/**
 * A := L^-1 A L^-H of type 1, else L^H A L, in the triangle `uplo`, from which B's factor is read too. Of diagonals real parts are read;
 * that of A is real.
 */
export function sygstRef(itype, uplo, n, A, B) {
    const { data, off, ld, parts = 1 } = A;
    const [a, b] = [lowerOf(uplo, A), lowerOf(uplo, B)];
    const X = new Float64Array(parts * n * n);
    for (let j = 0; j < n; j++) {
        for (let i = j; i < n; i++) {
            const [p, q] = [parts * (i + j * n), parts * (j + i * n)];
            X[p] = a(i, j, 0);
            X[q] = X[p];
            if (parts === 1 || i === j)
                continue;
            X[p + 1] = a(i, j, 1);
            X[q + 1] = -X[p + 1];
        }
    }
    const columns = parts === 2 ? (itype === 1 ? solveComplex : multiplyComplex) : itype === 1 ? solve : multiply;
    // A is its own adjoint: what is done to its columns, then to the columns of the adjoint, is done to both sides.
    for (let side = 0; side < 2; side++) {
        for (let j = 0; j < n; j++)
            columns(n, b, X.subarray(parts * j * n, parts * (j + 1) * n));
        if (parts === 2)
            adjoin(n, X);
        else
            transpose(n, X);
    }
    for (let j = 0; j < n; j++) {
        for (let i = j; i < n; i++) {
            const [p, q] = [parts * (i + j * n), parts * (uplo === 'l' ? off + i + j * ld : off + j + i * ld)];
            data[q] = X[p];
            if (parts === 2)
                data[q + 1] = i === j ? 0 : uplo === 'l' ? X[p + 1] : -X[p + 1];
        }
    }
}
/** x := L^-1 x */
function solve(n, l, x) {
    for (let j = 0; j < n; j++) {
        x[j] = x[j] / l(j, j, 0);
        for (let i = j + 1; i < n; i++)
            x[i] -= l(i, j, 0) * x[j];
    }
}
/** x := L^T x */
function multiply(n, l, x) {
    for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let i = j; i < n; i++)
            sum += l(i, j, 0) * x[i];
        x[j] = sum;
    }
}
/** x := L^-1 x, of pairs. */
function solveComplex(n, l, x) {
    for (let j = 0; j < n; j++) {
        const [a, b] = [x[2 * j] / l(j, j, 0), x[2 * j + 1] / l(j, j, 0)];
        x[2 * j] = a;
        x[2 * j + 1] = b;
        for (let i = j + 1; i < n; i++) {
            const [c, d] = [l(i, j, 0), l(i, j, 1)];
            x[2 * i] -= c * a - d * b;
            x[2 * i + 1] -= c * b + d * a;
        }
    }
}
/** x := L^H x, of pairs. */
function multiplyComplex(n, l, x) {
    for (let j = 0; j < n; j++) {
        let [a, b] = [l(j, j, 0) * x[2 * j], l(j, j, 0) * x[2 * j + 1]];
        for (let i = j + 1; i < n; i++) {
            const [c, d] = [l(i, j, 0), l(i, j, 1)];
            a += c * x[2 * i] + d * x[2 * i + 1];
            b += c * x[2 * i + 1] - d * x[2 * i];
        }
        x[2 * j] = a;
        x[2 * j + 1] = b;
    }
}
function transpose(n, X) {
    for (let j = 0; j < n; j++)
        for (let i = j + 1; i < n; i++)
            [X[i + j * n], X[j + i * n]] = [X[j + i * n], X[i + j * n]];
}
/** X := X^H, of pairs. */
function adjoin(n, X) {
    for (let j = 0; j < n; j++) {
        X[2 * (j + j * n) + 1] = -X[2 * (j + j * n) + 1];
        for (let i = j + 1; i < n; i++) {
            const [p, q] = [2 * (i + j * n), 2 * (j + i * n)];
            [X[p], X[q]] = [X[q], X[p]];
            [X[p + 1], X[q + 1]] = [-X[q + 1], -X[p + 1]];
        }
    }
}
