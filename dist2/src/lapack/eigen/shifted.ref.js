// A block of a symmetric tridiagonal matrix less a multiple of the unit matrix, factored with interchanges: what inverse iteration solves
// with. In doubles.
import { tridiagonalMax } from './tridiagonal.ref.js';
/** Whether eigenvalues are finite, come block by block, ascending in each, and blocks are parts of a matrix of order n. */
export function isGrouped(n, W, iblock, isplit) {
    for (let j = 0; j < W.length; j++) {
        const block = iblock[j];
        if (!Number.isFinite(W[j]) || block < 1 || block > isplit.length)
            return false;
        if (isplit[block - 1] > n || isplit[block - 1] <= (block === 1 ? 0 : Math.max(0, isplit[block - 2])))
            return false;
        if (j === 0 || block > iblock[j - 1])
            continue;
        if (block < iblock[j - 1] || W[j] < W[j - 1])
            return false;
    }
    return true;
}
/** Vectors of numbers from (-1, 1), always the same ones. */
export class Starts {
    state = 1;
    vector(length) {
        return Float64Array.from({ length }, () => {
            this.state = (Math.imul(this.state, 1664525) + 1013904223) | 0;
            return (this.state + 0.5) / 2 ** 31;
        });
    }
}
/** Pivots below this would overflow. Others stay: rows further down have been made with them. */
const ZERO = 2 ** -800;
export class ShiftedTridiagonal {
    order;
    /** The power of two that the matrix, and its eigenvalues, are multiplied by, so that its norm is about one. */
    factor;
    norm;
    eps;
    d;
    e;
    // L and U: the diagonal of U and the two above it, multipliers, whether rows were exchanged
    a;
    b;
    c;
    above;
    exchanged;
    constructor(first, last, d, e, eps) {
        const n = last - first + 1;
        const most = tridiagonalMax(first, last, d, e);
        this.order = n;
        this.factor = most === 0 ? 1 : 2 ** Math.max(-1022, Math.min(1022, -Math.floor(Math.log2(most))));
        this.d = d.slice(first, last + 1).map((x) => x * this.factor);
        this.e = e.slice(first, last).map((x) => x * this.factor);
        this.norm = this.d.reduce((norm, x, i) => Math.max(norm, Math.abs(x) + Math.abs(this.e[i - 1] ?? 0) + Math.abs(this.e[i] ?? 0)), 0);
        this.eps = eps;
        [this.a, this.b, this.c, this.above] = [0, 1, 2, 3].map(() => new Float64Array(n + 2));
        this.exchanged = new Uint8Array(n);
    }
    get lastPivot() {
        return this.a[this.order - 1];
    }
    /** T - value I = P L U. Source: LAPACK xLAGTF. */
    factorize(value) {
        const { order: n, d, e, a, b, c, above, exchanged } = this;
        a.set(d);
        b.fill(0);
        b.set(e);
        c.set(e);
        above.fill(0);
        a[0] -= value;
        let scale = Math.abs(a[0]) + Math.abs(b[0]);
        for (let k = 0; k < n - 1; k++) {
            a[k + 1] -= value;
            const next = Math.abs(c[k]) + Math.abs(a[k + 1]) + Math.abs(b[k + 1]);
            const own = a[k] === 0 ? 0 : Math.abs(a[k]) / scale;
            const other = c[k] === 0 ? 0 : Math.abs(c[k]) / next;
            exchanged[k] = Number(other > own);
            if (other > own) {
                const factor = a[k] / c[k];
                a[k] = c[k];
                const held = a[k + 1];
                a[k + 1] = b[k] - factor * held;
                above[k] = b[k + 1];
                b[k + 1] = -factor * above[k];
                b[k] = held;
                c[k] = factor;
            }
            else {
                scale = next;
                if (c[k] === 0)
                    continue;
                c[k] /= a[k];
                a[k + 1] -= c[k] * b[k];
            }
        }
    }
    /** x := the solution; pivots that are zero are taken to be as large as roundoff. Source: LAPACK xLAGTS. */
    solve(x) {
        const { order: n, a, b, c, above, exchanged } = this;
        const small = 2 ** -53 * this.norm;
        for (let k = 0; k < n - 1; k++) {
            if (exchanged[k] === 0) {
                x[k + 1] -= c[k] * x[k];
            }
            else {
                const held = x[k];
                x[k] = x[k + 1];
                x[k + 1] = held - c[k] * x[k];
            }
        }
        let [next, second] = [0, 0];
        for (let k = n - 1; k >= 0; k--) {
            const pivot = Math.abs(a[k]) < ZERO ? (a[k] < 0 ? -small : small) : a[k];
            const value = (x[k] - b[k] * next - above[k] * second) / pivot;
            x[k] = value;
            second = next;
            next = value;
        }
    }
}
