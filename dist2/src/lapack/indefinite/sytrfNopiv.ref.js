// L D L^T or L D L^H factorization without pivoting, in TypeScript. Host memory only.
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { divisionBy } from '../../core/complex.js';
import { lowerTriangle } from '../triangular/lowerTriangle.ref.js';
/**
 * A = L D L^H ('l') or U^H D U ('u') with unit triangular L or U and diagonal D, in place: D on the diagonal; with `mirror` 't' A = L D L^T
 * or U^T D U. Returns info: 0, or the 1-based index of the first element of D that is exactly zero. Nothing is eliminated with it: from
 * there on, A holds nothing of use. Of a Hermitian matrix imaginary parts of the diagonal are taken for 0, and are 0 in D. Source: MAGMA
 * xSYTRF_NOPIV, xHETRF_NOPIV, right-looking and unblocked.
 */
export function sytrfNopivRef(uplo, n, A, mirror = 'c') {
    const view = lowerTriangle(uplo, A);
    if (A.parts !== 2)
        return factorLower(n, view);
    if (mirror === 't')
        return factorSymmetric(n, view);
    realDiagonal(n, A);
    return factorPairs(n, view);
}
function factorLower(n, { data: a, off, rs, cs }) {
    let info = 0;
    for (let k = 0; k < n; k++) {
        const ak = off + k * cs;
        const d = a[ak + k * rs];
        if (d === 0) {
            if (info === 0)
                info = k + 1;
            continue;
        }
        for (let j = k + 1; j < n; j++) {
            // A(i,j) := A(i,j) - L(i,k) d L(j,k), with A(j,k) = d L(j,k), and the columns in front of j are L already
            const u = a[ak + j * rs];
            const l = u / d;
            const aj = off + j * cs;
            for (let i = j; i < n; i++)
                a[aj + i * rs] = a[aj + i * rs] - a[ak + i * rs] * l;
            a[ak + j * rs] = l;
        }
    }
    return info;
}
/** The same of complex numbers, A Hermitian. */
function factorPairs(n, { data: a, off, rs, cs }) {
    let info = 0;
    for (let k = 0; k < n; k++) {
        const ak = off + k * cs;
        const d = a[2 * (ak + k * rs)];
        if (d === 0) {
            if (info === 0)
                info = k + 1;
            continue;
        }
        for (let j = k + 1; j < n; j++) {
            // A(i,j) := A(i,j) - L(i,k) d conj(L(j,k)); the diagonal stays real
            const u = 2 * (ak + j * rs);
            const [re, im] = [a[u] / d, a[u + 1] / d];
            const aj = off + j * cs;
            for (let i = j; i < n; i++) {
                const [w, p] = [2 * (ak + i * rs), 2 * (aj + i * rs)];
                const [x, y] = [a[w], a[w + 1]];
                a[p] = a[p] - (x * re + y * im);
                a[p + 1] = i === j ? 0 : a[p + 1] - (y * re - x * im);
            }
            a[u] = re;
            a[u + 1] = im;
        }
    }
    return info;
}
/** The same of complex numbers, A symmetric: the diagonal is complex. */
function factorSymmetric(n, { data: a, off, rs, cs }) {
    let info = 0;
    const l = new Float64Array(2);
    for (let k = 0; k < n; k++) {
        const ak = off + k * cs;
        const d = 2 * (ak + k * rs);
        if (a[d] === 0 && a[d + 1] === 0) {
            if (info === 0)
                info = k + 1;
            continue;
        }
        const divide = divisionBy(a[d], a[d + 1]);
        for (let j = k + 1; j < n; j++) {
            const u = 2 * (ak + j * rs);
            l[0] = a[u];
            l[1] = a[u + 1];
            divide(l, 0);
            const [re, im] = [l[0], l[1]];
            const aj = off + j * cs;
            for (let i = j; i < n; i++) {
                const [w, p] = [2 * (ak + i * rs), 2 * (aj + i * rs)];
                const [x, y] = [a[w], a[w + 1]];
                a[p] = a[p] - (x * re - y * im);
                a[p + 1] = a[p + 1] - (x * im + y * re);
            }
            a[u] = re;
            a[u + 1] = im;
        }
    }
    return info;
}
