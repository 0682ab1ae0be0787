// Bunch-Kaufman factorization of a symmetric or Hermitian matrix in TypeScript, unblocked (the oracle). Host memory only.
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { byPivotAt } from './pairs.ref.js';
import { blockFactors, choosePivot, copyElement, exchange, isLarge, largestAt, lowerView, sizeAt, storePivot, } from './pivots.ref.js';
/**
 * A = L D L^T ('l') or U D U^T ('u'), with 'c' L D L^H or U D U^H, one pivot after the other. A: D and the multipliers in place of the
 * triangle; ipiv as in LAPACK. Returns info: 0, or the 1-based place of the first pivot met that is exactly zero ('u' begins at the last).
 * Source: LAPACK xSYTF2, xHETF2.
 */
export function sytf2Ref(uplo, n, A, ipiv, ipivOff, mirror = 't') {
    if (mirror === 'c')
        realDiagonal(n, A);
    const view = lowerView(uplo, n, A);
    const { data: a, off, rs, cs, parts } = view;
    const at = (i, j) => off + i * rs + j * cs;
    const size = (p) => sizeAt(a, p, parts);
    const swap = (p, q, across) => exchange(a, p, q, parts, across);
    const eliminate = parts === 2 ? eliminatePairs : eliminateReals;
    const up = uplo === 'u';
    let info = 0;
    for (let k = 0, step = 1; k < n; k += step) {
        step = 1;
        let p = k;
        const akk = size(at(k, k));
        const below = k + 1 < n ? largestAt(a, at(0, k), rs, k + 1, n, up, parts) : { place: k, size: 0 };
        if (akk === 0 && below.size === 0) {
            // D(k,k) = 0 and its column of L is zero
            if (info === 0)
                info = up ? n - k : k + 1;
            storePivot(uplo, n, ipiv, ipivOff, k, 1, k);
            continue;
        }
        if (!isLarge(akk, below.size)) {
            const r = below.place;
            const left = largestAt(a, at(r, 0), cs, k, r, up, parts).size;
            const down = r + 1 < n ? largestAt(a, at(0, r), rs, r + 1, n, up, parts).size : 0;
            const choice = choosePivot(akk, below.size, size(at(r, r)), Math.max(left, down));
            if (choice !== 'own')
                p = r;
            if (choice === 'block')
                step = 2;
        }
        // Rows and columns q and p change places in the matrix that is left
        const q = k + step - 1;
        if (p !== q) {
            for (let i = p + 1; i < n; i++)
                swap(at(i, q), at(i, p));
            for (let i = q + 1; i < p; i++)
                swap(at(i, q), at(p, i), mirror);
            copyElement(a, at(p, q), a, at(p, q), parts, mirror);
            swap(at(q, q), at(p, p));
            if (step === 2)
                swap(at(q, k), at(p, k));
        }
        eliminate(view, n, k, step, mirror);
        storePivot(uplo, n, ipiv, ipivOff, k, step, p);
    }
    return info;
}
/** Columns k..k + step - 1 become those of L beside their block of D, and what is behind them loses their product. */
function eliminateReals({ data: a, off, rs, cs }, n, k, step) {
    const at = (i, j) => off + i * rs + j * cs;
    if (step === 1) {
        // L(i,k) := A(i,k) / D(k,k),  A(i,j) := A(i,j) - L(i,k) D(k,k) L(j,k)
        const d = a[at(k, k)];
        for (let j = k + 1; j < n; j++) {
            const ajk = a[at(j, k)];
            for (let i = j; i < n; i++)
                a[at(i, j)] = a[at(i, j)] - (a[at(i, k)] / d) * ajk;
        }
        for (let i = k + 1; i < n; i++)
            a[at(i, k)] = a[at(i, k)] / d;
    }
    else if (k + 2 < n) {
        // [L(i,k) L(i,k+1)] := [A(i,k) A(i,k+1)] D^-1,  A(i,j) := A(i,j) - [A(i,k) A(i,k+1)] [L(j,k) L(j,k+1)]^T
        const q = k + 1;
        const { d11, d22, t } = blockFactors(a[at(k, k)], a[at(q, k)], a[at(q, q)]);
        for (let j = k + 2; j < n; j++) {
            const [x, y] = [a[at(j, k)], a[at(j, q)]];
            const [lk, lq] = [t * (d22 * x - y), t * (d11 * y - x)];
            for (let i = j; i < n; i++)
                a[at(i, j)] = a[at(i, j)] - a[at(i, k)] * lk - a[at(i, q)] * lq;
            a[at(j, k)] = lk;
            a[at(j, q)] = lq;
        }
    }
}
/** The same of complex numbers: rows of W = L D become those of L one by one, behind the column of what is left that needs them last. */
function eliminatePairs({ data: a, off, rs, cs }, n, k, step, mirror) {
    const sign = mirror === 'c' ? -1 : 1;
    const divide = byPivotAt({ data: a, rs, cs }, off + k * (rs + cs), step, mirror, 'row');
    const row = new Float64Array(4);
    for (let j = k + step; j < n; j++) {
        const own = off + j * rs;
        for (let s = 0; s < step; s++) {
            const p = 2 * (own + (k + s) * cs);
            row.set([a[p], a[p + 1]], 2 * s);
        }
        divide(row);
        for (let s = 0; s < step; s++) {
            const [re, im] = [row[2 * s], sign * row[2 * s + 1]];
            for (let i = j; i < n; i++) {
                const [w, p] = [2 * (off + i * rs + (k + s) * cs), 2 * (off + i * rs + j * cs)];
                const [u, v] = [a[w], a[w + 1]];
                a[p] = a[p] - (u * re - v * im);
                a[p + 1] = a[p + 1] - (u * im + v * re);
            }
        }
        if (mirror === 'c')
            a[2 * (own + j * cs) + 1] = 0;
        for (let s = 0; s < step; s++)
            a.set(row.subarray(2 * s, 2 * s + 2), 2 * (own + (k + s) * cs));
    }
}
