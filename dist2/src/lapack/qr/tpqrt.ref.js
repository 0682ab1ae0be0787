// QR factorization of a triangle on top of a pentagon in TypeScript, one column after the other: the oracle, and the CPU backend where
// there is no engine. Host memory only.
import { conjugate, elementAt, im, putElement, re } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { makeReflectorRef } from './larfg.ref.js';
import { larftColumnRef } from './larft.ref.js';
/** Elements of column j of a pentagon: its first m - l rows are full, its last l rows upper trapezoidal. */
export const pentagonRows = (m, l, j) => m - l + Math.min(l, j + 1);
/**
 * [x; y] := H [x; y] (side 'l') for `count` numbers x beside each other and vectors y of as many elements as v, H = I - tau [1; v] [1;
 * v]^H; [x y] := [x y] H ('r') for numbers x below each other, and rows y.
 */
export function reflectPairRef(side, length, v, tau, x, y, count) {
    const [stepX, stepY, acrossY] = side === 'l' ? [x.ld, 1, y.ld] : [1, y.ld, 1];
    for (let q = 0; q < count; q++) {
        const [atX, atY] = [x.off + q * stepX, y.off + q * acrossY];
        if (y.parts === 2) {
            reflectPairs(side, length, v, tau, x, atX, y, atY, stepY);
            continue;
        }
        // w := tau (x + v^T y)
        let w = x.data[atX];
        for (let i = 0; i < length; i++)
            w += v.data[v.off + i] * y.data[atY + i * stepY];
        w *= re(tau);
        x.data[atX] = x.data[atX] - w;
        for (let i = 0; i < length; i++) {
            const place = atY + i * stepY;
            y.data[place] = y.data[place] - w * v.data[v.off + i];
        }
    }
}
/** One of them of complex numbers: w := tau (x + v^H y), x := x - w, y := y - w v; of a row w := tau (x + y v), y := y - w v^H. */
function reflectPairs(side, length, v, tau, x, atX, y, atY, stepY) {
    const sign = side === 'l' ? -1 : 1;
    let [a, b] = [x.data[2 * atX], x.data[2 * atX + 1]];
    for (let i = 0; i < length; i++) {
        const [p, q] = [2 * (v.off + i), 2 * (atY + i * stepY)];
        const [c, d, f, g] = [v.data[p], sign * v.data[p + 1], y.data[q], y.data[q + 1]];
        a += c * f - d * g;
        b += c * g + d * f;
    }
    const [wr, wi] = [re(tau) * a - im(tau) * b, re(tau) * b + im(tau) * a];
    x.data[2 * atX] = x.data[2 * atX] - wr;
    x.data[2 * atX + 1] = x.data[2 * atX + 1] - wi;
    for (let i = 0; i < length; i++) {
        const [p, q] = [2 * (v.off + i), 2 * (atY + i * stepY)];
        const [c, d] = [v.data[p], -sign * v.data[p + 1]];
        y.data[q] = y.data[q] - (c * wr - d * wi);
        y.data[q + 1] = y.data[q + 1] - (c * wi + d * wr);
    }
}
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n, whose last l rows are upper trapezoidal: B(m-l+i, j) is
 * not used for i > j. A := R, B := V, Q = H(0) ... H(n-1), H(j) = I - tau(j) [e_j; v(j)] [e_j; v(j)]^H; columns j of V are as long as those
 * of B. T, nb x n: for every nb columns the upper triangular T of H(j) ... H(j+nb-1) = I - W T W^H, W = [e; V], with zeros below it; tau is
 * the diagonal. Source: LAPACK xTPQRT2.
 */
export function tpqrtRef(m, n, l, nb, A, B, T) {
    const { parts = 1 } = A;
    const x = { data: vectorLike(A, m + 1), off: 0, ld: 1, parts };
    const scale = vectorLike(A, 1);
    for (let j = 0; j < n; j++) {
        const length = pentagonRows(m, l, j);
        const [diagonal, v] = [at(A, j, j), at(B, 0, j)];
        const [top, column] = [parts * diagonal.off, parts * v.off];
        // H(j)^H annihilates B(:, j)
        x.data.set(diagonal.data.subarray(top, top + parts));
        x.data.set(v.data.subarray(column, column + parts * length), parts);
        const tau = makeReflectorRef(length + 1, x, scale, 0);
        diagonal.data.set(x.data.subarray(0, parts), top);
        if (length > 0)
            v.data.set(x.data.subarray(parts, parts * (length + 1)), column);
        // [A(j, :); B] := H(j)^H [A(j, :); B] behind column j
        reflectPairRef('l', length, v, conjugate(tau), at(A, j, j + 1), at(B, 0, j + 1), n - j - 1);
        const first = j - (j % nb);
        const block = at(T, 0, first);
        factorColumn(j - first, tau, at(B, 0, first), (i) => pentagonRows(m, l, first + i), block);
        for (let i = j - first + 1; i < Math.min(nb, n - first); i++)
            putElement(T.data, at(T, i, j).off, 0, parts);
    }
}
/** T(:c, c) := -tau T(:c, :c) V(:, :c)^H v, T(c, c) := tau, v column c of V and `rows` the length of a column. */
function factorColumn(c, tau, V, rows, T) {
    const [v, t] = [at(V, 0, c), at(T, 0, c)];
    for (let i = 0; i < c; i++) {
        const other = at(V, 0, i);
        const [a, b] = dot(rows(i), other, v);
        if (T.parts === 2)
            putElement(t.data, t.off + i, { re: a, im: b }, 2);
        else
            t.data[t.off + i] = -re(tau) * a;
    }
    if (T.parts === 2)
        return larftColumnRef(c, tau, T);
    for (let i = 0; i < c; i++) {
        let sum = 0;
        for (let q = i; q < c; q++)
            sum += T.data[at(T, i, q).off] * t.data[t.off + q];
        t.data[t.off + i] = sum;
    }
    t.data[t.off + c] = re(tau);
}
/** x^H y of n elements that lie one after the other: real and imaginary part. */
function dot(n, x, y) {
    let [a, b] = [0, 0];
    for (let i = 0; i < n; i++) {
        const [u, v] = [elementAt(x.data, x.off + i, x.parts), elementAt(y.data, y.off + i, y.parts)];
        a += re(u) * re(v) + im(u) * im(v);
        b += re(u) * im(v) - im(u) * re(v);
    }
    return [a, b];
}
