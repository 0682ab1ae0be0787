// Two parts of a bidiagonal matrix and the row between them made one: deflation, secular equation, vectors. In doubles but for the vectors.
import { at } from '../../core/matrix.js';
import { lasd2Ref } from './lasd2.ref.js';
import { rootValue, secularRef } from './secular.ref.js';
/**
 * One merge: B = [B1 0; alpha, beta between; 0 B2] = U S V^T from B1 = U1 S1 V1^T, B2 = U2 S2 V2^T. d: singular values, ascending in no
 * part. U and V: whole matrices, in which the parts' vectors are diagonal blocks; V's column behind the values is the vector that B takes
 * to zero, if `extra`. eps: unit roundoff of the vectors.
 *
 * In the parts' vectors B is diagonal but for one row z, and the squares of its singular values are roots of a secular equation. z is then
 * computed anew, as what has exactly the values that have been found: so the vectors are orthogonal however close the values are.
 *
 * Source: M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal SVD, SIAM J. Matrix Anal. Appl. 16 (1995); LAPACK xLASD1.
 */
export class Merge {
    d;
    U;
    V;
    eps;
    room;
    multiply;
    /** By column, from the problem's first on. */
    z;
    /** Of what is kept: the roots, as their poles and distances; the new z. */
    origin;
    x;
    again;
    line;
    constructor(d, U, V, eps, room, multiply) {
        const n = d.length;
        [this.d, this.U, this.V, this.eps, this.room, this.multiply] = [d, U, V, eps, room, multiply];
        this.origin = new Int32Array(n);
        [this.z, this.x] = [new Float64Array(n), new Float64Array(n)];
        [this.again, this.line] = [new Float64Array(n), new Float64Array(n)];
    }
    /** alpha and beta: the elements of the row between, in the last column of the upper part and the first of the lower one. */
    run(p, alpha, beta) {
        const { d } = this;
        const { first, n } = p;
        d[first + p.upper] = 0;
        let size = Math.max(Math.abs(alpha), Math.abs(beta));
        for (let i = first; i < first + n; i++)
            size = Math.max(size, d[i]);
        if (size === 0)
            return;
        // Squares of what matters must stay in the range.
        const unit = 2 ** Math.floor(Math.log2(size));
        for (let i = first; i < first + n; i++)
            d[i] = d[i] / unit;
        this.between(p, alpha / unit, beta / unit);
        const kept = this.deflate(p, 8 * this.eps * (size / unit));
        this.solve(kept);
        this.vectors(p, kept, this.U, n, p.upper, true);
        this.vectors(p, kept, this.V, n + Number(p.extra), p.upper + 1, false);
        const { k, poles, values } = kept;
        for (let j = 0; j < k; j++)
            d[first + j] = rootValue(poles[this.origin[j]], this.x[j]) * unit;
        for (const [j, value] of values.entries())
            d[first + k + j] = value * unit;
    }
    /** z := the row between in the parts' vectors. The vectors that both parts take to zero become one that z meets, and one that B does. */
    between({ first, upper, n, extra }, alpha, beta) {
        const { V, z } = this;
        const middle = first + upper;
        const { data, off, ld } = V;
        for (let i = first; i < first + n; i++) {
            const below = i > middle;
            z[i] = below ? beta * data[off + middle + 1 + i * ld] : alpha * data[off + middle + i * ld];
        }
        if (!extra)
            return;
        const end = first + n;
        const [a, b] = [z[middle], beta * data[off + middle + 1 + end * ld]];
        const r = Math.hypot(a, b);
        if (r === 0)
            return;
        this.turn(V, first, n + 1, middle, end, a / r, b / r);
        z[middle] = r;
    }
    /** Columns i and j of X: c x + s y, c y - s x. */
    turn({ data, off, ld }, row, rows, i, j, c, s) {
        const [x, y] = [off + row + i * ld, off + row + j * ld];
        for (let l = 0; l < rows; l++) {
            const [a, b] = [data[x + l], data[y + l]];
            data[x + l] = c * a + s * b;
            data[y + l] = c * b - s * a;
        }
    }
    /** What is left; columns that fall away because others are close are turned. */
    deflate({ first, upper, n, extra }, tol) {
        const { U, V } = this;
        const [d, z] = [this.d.subarray(first, first + n), this.z.subarray(first, first + n)];
        const sorted = Int32Array.from({ length: n }, (_, i) => i).filter((i) => i !== upper);
        sorted.sort((i, j) => d[i] - d[j]);
        const kept = lasd2Ref(upper + 1, n - upper - 1, d, z, sorted, tol);
        const { count, x, y, c, s } = kept.rotations;
        for (let r = 0; r < count; r++) {
            const [i, j] = [first + x[r], first + y[r]];
            this.turn(U, first, n, i, j, c[r], s[r]);
            this.turn(V, first, n + Number(extra), i, j, c[r], s[r]);
        }
        return kept;
    }
    /** The roots, and z anew from them. */
    solve({ k, poles, z: row }) {
        const { origin, x, again, line } = this;
        const root = { pole: 0, x: 0 };
        again.fill(1, 0, k);
        for (let j = 0; j < k; j++) {
            secularRef(j, k, poles, row, line, root);
            origin[j] = root.pole;
            x[j] = root.x;
            // z(i)^2 = (s(k)^2 - d(i)^2) prod (s(j)^2 - d(i)^2) / (d(j or j+1)^2 - d(i)^2)
            const p = poles[root.pole];
            const own = j === k - 1 ? Number.NaN : poles[j + 1];
            const below = poles[j];
            for (let i = 0; i < k; i++) {
                const d = poles[i];
                const distance = root.x - (d - p) * (d + p);
                if (i > j)
                    again[i] = again[i] * (distance / ((below - d) * (below + d)));
                else if (j < k - 1)
                    again[i] = again[i] * (distance / ((own - d) * (own + d)));
                else
                    again[i] = again[i] * distance;
            }
        }
        for (let i = 0; i < k; i++)
            again[i] = Math.sqrt(Math.abs(again[i])) * (row[i] < 0 ? -1 : 1);
    }
    /** X's columns := those of the merged problem, X of `rows` rows, `above` of them the upper part's; `left`: those of U. */
    vectors({ first, upper, n }, kept, X, rows, above, left) {
        const { k, top, dense, columns, places } = kept;
        const { gathered, inner } = this.room;
        this.makeInner(kept, inner, left);
        const copy = (from, to, A, B) => {
            const start = A.off + from * A.ld;
            B.data.set(A.data.subarray(start, start + rows), B.off + to * B.ld);
        };
        const old = at(X, first, first);
        for (const [i, column] of columns.entries())
            copy(column, i, old, gathered);
        // U has a row of its own for the row between.
        const start = left ? upper + 1 : above;
        this.multiply(left ? upper : above, k, top + dense, gathered, inner, old);
        this.multiply(rows - start, k, k - top, at(gathered, start, top), at(inner, top, 0), at(old, start, 0));
        if (left)
            for (let j = 0; j < k; j++)
                old.data[old.off + upper + j * old.ld] = inner.data[inner.off + places[0] + j * inner.ld];
        for (let i = k; i < n; i++)
            copy(i, i, gathered, old);
    }
    /** The vectors of the diagonal matrix with a row: v(i) = z(i) / (d(i)^2 - s^2), u(i) = d(i) v(i), u(0) = -1; row i at place i. */
    makeInner({ k, poles, places }, { data, off, ld }, left) {
        const { origin, x, again, line } = this;
        for (let j = 0; j < k; j++) {
            const [p, own] = [poles[origin[j]], x[j]];
            let squares = 0;
            for (let i = 0; i < k; i++) {
                const d = poles[i];
                let value = again[i] / ((d - p) * (d + p) - own);
                if (left)
                    value = i === 0 ? -1 : value * d;
                line[i] = value;
                squares += value * value;
            }
            const scale = 1 / Math.sqrt(squares);
            for (let i = 0; i < k; i++)
                data[off + places[i] + j * ld] = line[i] * scale;
        }
    }
}
