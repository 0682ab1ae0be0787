// The blocked Bunch-Kaufman factorization in TypeScript: panels, with the products left to the caller, which computes them by the
// references or on the engine. Host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { gemmtrBlockedRef } from '../../blas3/products/gemmtr.ref.js';
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { at } from '../../core/matrix.js';
import { byBlock, byNumber } from './pairs.ref.js';
import { blockFactors, choosePivot, copyElement, exchange, isLarge, largestAt, lowerView, sizeAt, storePivot, } from './pivots.ref.js';
/** Least |x| whose reciprocal does not overflow: LAPACK's lamch('S'). */
const safeMinimum = (x) => (x.data instanceof Float32Array ? 2 ** -126 : 2 ** -1022);
/** Columns of a panel that are computed with: a 2 x 2 pivot in the last column takes one more. */
export const lasyfColumns = (nb) => nb + 1;
/** As sytf2Ref, by panels of nb columns. Source: LAPACK xSYTRF, xHETRF. */
export function sytrfBlocked(f, nb, space, products) {
    const { uplo, n } = f;
    // Products with the panels take all of an element for a number.
    if (f.mirror === 'c')
        realDiagonal(n, f.A);
    let info = 0;
    for (let k = 0; k < n;) {
        const panel = lasyf(f, k, Math.min(k + nb, n), space, products);
        if (info === 0)
            info = panel.info;
        // What is left is the end of a lower triangle, the beginning of an upper one
        if (panel.next < n)
            products.triangle(uplo === 'l' ? panel.next : 0, n - panel.next, panel.next - k);
        k = panel.next;
    }
    return info;
}
/**
 * Factors columns `from` to `end` - 1, and one more if the last pivot is 2 x 2; `next` is the first that is left. A column is brought up to
 * date when it is looked at, the rest of A is not touched but for interchanges. Unlike LAPACK's, the panel's multipliers with all its
 * interchanges are a copy, so that nothing in A has to be put back. Source: LAPACK xLASYF, xLAHEF.
 */
function lasyf({ uplo, n, A, ipiv, ipivOff, mirror }, from, end, space, products) {
    const up = uplo === 'u';
    const view = lowerView(uplo, n, A);
    const { data: a, off, rs, cs, parts } = view;
    const rows = (x) => ({ ...lowerView(uplo, n, x), off: x.off + (up ? n - 1 : 0), cs: x.ld });
    const [L, W, T] = [rows(space.L), rows(space.W), rows(space.T)];
    const views = { A: view, L, W, T };
    const [l, w, t, x] = [L.data, W.data, T.data, space.x.data];
    const safe = safeMinimum(A);
    const write = parts === 2 ? writePairs : writeReals;
    let info = 0;
    /** T(i, c) := A(i, j) - sum_s L(i, s) W(j, s), or conj(W(j, s)), i = k..n-1. */
    const update = (k, j, c) => {
        const column = T.off + c * T.cs;
        for (let i = k; i < j; i++)
            copyElement(t, column + i * T.rs, a, off + j * rs + i * cs, parts, mirror);
        for (let i = j; i < n; i++)
            copyElement(t, column + i * T.rs, a, off + i * rs + j * cs, parts);
        const depth = k - from;
        for (let s = 0; s < depth; s++)
            copyElement(x, space.x.off + s, w, W.off + j * W.rs + s * W.cs, parts, mirror);
        products.column(up ? 0 : k, n - k, depth, c);
        if (mirror === 'c')
            t[2 * (column + j * T.rs) + 1] = 0;
    };
    const size = (i, c) => sizeAt(t, T.off + i * T.rs + c * T.cs, parts);
    let k = from;
    for (let step = 1; k < end; k += step) {
        step = 1;
        let p = k;
        let pivotColumn = 0;
        update(k, k, 0);
        const akk = size(k, 0);
        const below = k + 1 < n ? largestAt(t, T.off, T.rs, k + 1, n, up, parts) : { place: k, size: 0 };
        const zero = akk === 0 && below.size === 0;
        if (zero && info === 0)
            info = up ? n - k : k + 1;
        if (!zero && !isLarge(akk, below.size)) {
            const r = below.place;
            update(k, r, 1);
            const column = T.off + T.cs;
            const left = largestAt(t, column, T.rs, k, r, up, parts).size;
            const down = r + 1 < n ? largestAt(t, column, T.rs, r + 1, n, up, parts).size : 0;
            const choice = choosePivot(akk, below.size, size(r, 1), Math.max(left, down));
            if (choice !== 'own')
                p = r;
            if (choice === 'other')
                pivotColumn = 1;
            if (choice === 'block')
                step = 2;
        }
        const q = k + step - 1;
        const depth = k - from;
        if (p !== q) {
            // Column q takes the place of column p in what is left of A, column q itself is replaced below
            const move = (to, source, across) => copyElement(a, off + to, a, off + source, parts, across);
            move(p * (rs + cs), q * (rs + cs));
            for (let i = q + 1; i < p; i++)
                move(p * rs + i * cs, i * rs + q * cs, mirror);
            for (let i = p + 1; i < n; i++)
                move(i * rs + p * cs, i * rs + q * cs);
            for (let s = 0; s < depth; s++) {
                exchange(l, L.off + q * L.rs + s * L.cs, L.off + p * L.rs + s * L.cs, parts);
                exchange(w, W.off + q * W.rs + s * W.cs, W.off + p * W.rs + s * W.cs, parts);
            }
            for (const c of [0, 1])
                exchange(t, T.off + q * T.rs + c * T.cs, T.off + p * T.rs + c * T.cs, parts);
        }
        write(views, { n, k, step, depth, column: pivotColumn, zero, safe, mirror });
        storePivot(uplo, n, ipiv, ipivOff, k, step, p);
    }
    return { next: k, info };
}
/** The step's columns of L and W from those of T, and its block of D. */
function writeReals({ A, L, W, T }, { n, k, step, depth, column, zero, safe }) {
    const { data: a, off, rs, cs } = A;
    const [l, w] = [L.data, W.data];
    const updated = (i, c) => T.data[T.off + i * T.rs + c * T.cs];
    if (step === 1) {
        const d = updated(k, column);
        a[off + k * (rs + cs)] = d;
        const reciprocal = Math.abs(d) >= safe ? 1 / d : 0;
        for (let i = k + 1; i < n; i++) {
            const wi = updated(i, column);
            const li = zero ? 0 : reciprocal !== 0 ? wi * reciprocal : wi / d;
            a[off + i * rs + k * cs] = li;
            l[L.off + i * L.rs + depth * L.cs] = li;
            w[W.off + i * W.rs + depth * W.cs] = wi;
        }
        return;
    }
    const q = k + 1;
    const [d0, d1, d2] = [updated(k, 0), updated(q, 0), updated(q, 1)];
    a[off + k * (rs + cs)] = d0;
    a[off + q * rs + k * cs] = d1;
    a[off + q * (rs + cs)] = d2;
    const { d11, d22, t: scale } = blockFactors(d0, d1, d2);
    for (let i = k + 2; i < n; i++) {
        const [w0, w1] = [updated(i, 0), updated(i, 1)];
        const [l0, l1] = [scale * (d22 * w0 - w1), scale * (d11 * w1 - w0)];
        a[off + i * rs + k * cs] = l0;
        a[off + i * rs + q * cs] = l1;
        l[L.off + i * L.rs + depth * L.cs] = l0;
        l[L.off + i * L.rs + (depth + 1) * L.cs] = l1;
        w[W.off + i * W.rs + depth * W.cs] = w0;
        w[W.off + i * W.rs + (depth + 1) * W.cs] = w1;
    }
}
/** The same of complex numbers. */
function writePairs({ A, L, W, T }, { n, k, step, depth, column, zero, mirror }) {
    const { data: a, off, rs, cs } = A;
    const place = (i, s) => T.off + i * T.rs + (step === 1 ? column : s) * T.cs;
    const pair = (i, s) => [T.data[2 * place(i, s)], T.data[2 * place(i, s) + 1]];
    for (let s = 0; s < step; s++)
        for (let i = k + s; i < k + step; i++)
            copyElement(a, off + i * rs + (k + s) * cs, T.data, place(i, s), 2);
    const divide = step === 1 ? byNumber(pair(k, 0), mirror) : byBlock(pair(k, 0), pair(k + 1, 0), pair(k + 1, 1), mirror, 'row');
    const row = new Float64Array(4);
    for (let i = k + step; i < n; i++) {
        for (let s = 0; s < step; s++) {
            row.set(pair(i, s), 2 * s);
            copyElement(W.data, W.off + i * W.rs + (depth + s) * W.cs, T.data, place(i, s), 2);
        }
        if (zero)
            row.fill(0);
        else
            divide(row);
        for (let s = 0; s < step; s++) {
            copyElement(a, off + i * rs + (k + s) * cs, row, s, 2);
            copyElement(L.data, L.off + i * L.rs + (depth + s) * L.cs, row, s, 2);
        }
    }
}
/** Width of the reference's panels. */
const REF_NB = 32;
/** As sytf2Ref, blocked: what the CPU backend falls back to where there is no engine. nb = 0 leaves the width to it. */
export function sytrfBlockedRef(uplo, n, A, ipiv, ipivOff, nb = 0, mirror = 't') {
    const wide = Math.min(n, nb === 0 ? REF_NB : nb);
    const { parts = 1 } = A;
    const space = (rows, cols) => {
        const length = parts * rows * cols;
        const data = A.data instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
        return { data, off: 0, ld: rows, parts };
    };
    const columns = lasyfColumns(wide);
    const own = { L: space(n, columns), W: space(n, columns), T: space(n, 2), x: space(columns, 1) };
    const { L, W, T, x } = own;
    return sytrfBlocked({ uplo, n, A, ipiv, ipivOff, mirror }, wide, own, {
        column(first, rows, depth, c) {
            if (parts === 2) {
                gemmBlockedRef('n', 'n', rows, 1, depth, -1, at(L, first, 0), x, 1, at(T, first, c));
                return;
            }
            for (let s = 0; s < depth; s++) {
                const [l, xs, y] = [s * n + first, x.data[s], c * n + first];
                for (let i = 0; i < rows; i++)
                    T.data[y + i] = T.data[y + i] - L.data[l + i] * xs;
            }
        },
        triangle(first, order, depth) {
            const C = at(A, first, first);
            gemmtrBlockedRef(uplo, 'n', mirror, order, depth, -1, at(L, first, 0), at(W, first, 0), 1, C);
        },
    });
}
