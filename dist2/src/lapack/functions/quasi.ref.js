import { solveSmallRef } from '../schur/smallSystem.ref.js';
/** The blocks of T from the first to the last. */
export function blocksOf(n, { data, off, ld }) {
    const blocks = [];
    for (let start = 0; start < n;) {
        const size = start + 1 < n && data[off + start + 1 + start * ld] !== 0 ? 2 : 1;
        blocks.push({ start, size });
        start += size;
    }
    return blocks;
}
/** The eigenvalue of a block; of two the one with the positive imaginary part. */
export function eigenvalueOf({ data, off, ld }, { start, size }) {
    const k = off + start * (ld + 1);
    return size === 1
        ? [data[k], 0]
        : [data[k], Math.sqrt(Math.abs(data[k + 1])) * Math.sqrt(Math.abs(data[k + ld]))];
}
/**
 * The block of X := f(block of T), where f takes that eigenvalue there: for a block [a b; c a] with b c < 0 and eigenvalue a + i w it is
 * re f + im f / w (T - a). X may be T.
 */
export function setBlock(T, block, [re, im], X) {
    const k = T.off + block.start * (T.ld + 1);
    const to = X.off + block.start * (X.ld + 1);
    const [, w] = eigenvalueOf(T, block);
    X.data[to] = re;
    if (block.size === 1)
        return;
    X.data[to + 1] = (T.data[k + 1] / w) * im;
    X.data[to + X.ld] = (T.data[k + T.ld] / w) * im;
    X.data[to + X.ld + 1] = re;
}
/** The principal square root; of a negative real number the one above the real axis. */
export function rootOf([re, im]) {
    const size = Math.hypot(re, im);
    if (re >= 0) {
        const root = Math.sqrt(size / 2 + re / 2);
        return [root, root === 0 ? 0 : im / (2 * root)];
    }
    const root = Math.sqrt(size / 2 - re / 2);
    return [Math.abs(im) / (2 * root), im < 0 ? -root : root];
}
export const logOf = ([re, im]) => [Math.log(Math.hypot(re, im)), Math.atan2(im, re)];
/** The Schur form T of a real matrix. */
export function quasiForm(n, T) {
    const blocks = blocksOf(n, T);
    return {
        T,
        values: blocks.map((block) => eigenvalueOf(T, block)),
        setDiagonal(f, X) {
            for (const block of blocks)
                setBlock(T, block, f(eigenvalueOf(T, block)), X);
        },
        root: (X) => rootRef(X, blocks),
        solve: (A, x, Y) => solveRef(A, x, blocks, Y),
        logBeside(X) {
            for (let i = 0; i + 1 < blocks.length; i++) {
                const [{ start, size }, next] = [blocks[i], blocks[i + 1]];
                if (size === 1 && next.size === 1)
                    X.data[place(X, start, start + 1)] = logBetween(T, start);
            }
        },
    };
}
/** The element beside two real eigenvalues x and y: t (log y - log x) / (y - x). */
function logBetween({ data, off, ld }, k) {
    const first = off + k * (ld + 1);
    const [x, y, t] = [data[first], data[first + ld + 1], data[first + ld]];
    if (x === y)
        return t / x;
    // atanh z = z (1 + z^2 / 3 + ...) keeps its digits where log y - log x has few
    const z = (y - x) / (y + x);
    return Math.abs(z) > 0.5 ? (t * (Math.log(y) - Math.log(x))) / (y - x) : (t / (y + x)) * 2 * (Math.atanh(z) / z);
}
/** Where the element at row i, column j of X lies. */
const place = ({ off, ld }, i, j) => off + i + j * ld;
/** X(0:p.start, q) := X - A(0:p.start, p) X(p, q). */
function eliminate(A, p, X, q, factor) {
    for (let j = q.start; j < q.start + q.size; j++) {
        for (let k = p.start; k < p.start + p.size; k++) {
            const x = factor * X.data[place(X, k, j)];
            if (x === 0)
                continue;
            const [to, from] = [place(X, 0, j), place(A, 0, k)];
            for (let i = 0; i < p.start; i++)
                X.data[to + i] = X.data[to + i] - x * A.data[from + i];
        }
    }
}
/**
 * T := T^(1/2), the principal root: no eigenvalue is negative and real, or 0. Source: N. J. Higham, Computing real square roots of a real
 * matrix, Linear Algebra Appl. 88/89 (1987).
 */
export function rootRef(T, blocks) {
    for (const block of blocks)
        setBlock(T, block, rootOf(eigenvalueOf(T, block)), T);
    for (const [j, q] of blocks.entries()) {
        for (let i = j - 1; i >= 0; i--) {
            sylvester(T, blocks[i], q);
            eliminate(T, blocks[i], T, q, 1);
        }
    }
}
/** The block (p, q) of R := X with R(p, p) X + X R(q, q) = the block. */
function sylvester(R, p, q) {
    const n = p.size * q.size;
    const M = new Float64Array(n * n);
    const b = new Float64Array(n);
    const element = (i, j) => R.data[place(R, i, j)];
    for (let j = 0; j < q.size; j++) {
        for (let i = 0; i < p.size; i++) {
            const row = i * q.size + j;
            b[row] = element(p.start + i, q.start + j);
            for (let k = 0; k < p.size; k++)
                M[row * n + k * q.size + j] += element(p.start + i, p.start + k);
            for (let k = 0; k < q.size; k++)
                M[row * n + i * q.size + k] += element(q.start + k, q.start + j);
        }
    }
    solveSmallRef(n, M, b, Number.MIN_VALUE);
    for (let j = 0; j < q.size; j++)
        for (let i = 0; i < p.size; i++)
            R.data[place(R, p.start + i, q.start + j)] = b[i * q.size + j];
}
/** Y := (1 + x A)^-1 Y for quasi-triangular A and Y of the same blocks. */
export function solveRef(A, x, blocks, Y) {
    const M = new Float64Array(4);
    const b = new Float64Array(2);
    for (const [j, q] of blocks.entries()) {
        for (let i = j; i >= 0; i--) {
            const p = blocks[i];
            for (let c = q.start; c < q.start + q.size; c++) {
                for (let k = 0; k < p.size; k++) {
                    b[k] = Y.data[place(Y, p.start + k, c)];
                    for (let l = 0; l < p.size; l++)
                        M[k * p.size + l] = Number(k === l) + x * A.data[place(A, p.start + k, p.start + l)];
                }
                solveSmallRef(p.size, M, b, Number.MIN_VALUE);
                for (let k = 0; k < p.size; k++)
                    Y.data[place(Y, p.start + k, c)] = b[k];
            }
            eliminate(A, p, Y, q, x);
        }
    }
}
