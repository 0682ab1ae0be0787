// Inverse of a triangular matrix, in TypeScript: unblocked and recursive. Host memory only.
import { trmmRef } from '../../blas3/triangular/trmm.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { divisionBy } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { zeroDiagonalRef } from './trtrs.ref.js';
/** A := A^-1 in one triangle, without its diagonal if diag = 'u', column by column. Source: LAPACK xTRTI2. */
export function trti2Ref(uplo, diag, n, A) {
    if (A.parts === 2)
        return pairs(uplo, diag, n, A);
    const a = A.data;
    const lower = uplo === 'l';
    for (let step = 0; step < n; step++) {
        // The columns before this one (of a lower triangle: behind it) hold T, the inverse of their triangle.
        const j = lower ? n - 1 - step : step;
        const aj = A.off + j * A.ld;
        const [from, to] = lower ? [j + 1, n] : [0, j];
        if (diag === 'n')
            a[aj + j] = 1 / a[aj + j];
        const scale = diag === 'n' ? -a[aj + j] : -1;
        // x := T x for x = A(from:to, j)
        for (let s = 0; s < step; s++) {
            const l = lower ? n - 1 - s : s;
            const al = A.off + l * A.ld;
            const x = a[aj + l];
            const [first, last] = lower ? [l + 1, n] : [0, l];
            for (let i = first; i < last; i++)
                a[aj + i] = a[aj + i] + x * a[al + i];
            if (diag === 'n')
                a[aj + l] = x * a[al + l];
        }
        // A(from:to, j) := -x A(j,j)^-1
        for (let i = from; i < to; i++)
            a[aj + i] = scale * a[aj + i];
    }
}
/** The same of complex numbers. */
function pairs(uplo, diag, n, A) {
    const { data } = A;
    for (let step = 0; step < n; step++) {
        const j = uplo === 'l' ? n - 1 - step : step;
        const from = uplo === 'l' ? j + 1 : 0;
        const x = at(A, from, j);
        trmmRef('l', uplo, 'n', diag, step, 1, 1, at(A, from, from), x);
        const p = 2 * (A.off + j * (A.ld + 1));
        if (diag === 'n')
            invert(data, p);
        const [re, im] = diag === 'n' ? [-data[p], -data[p + 1]] : [-1, 0];
        for (let q = 2 * x.off; q < 2 * (x.off + step); q += 2) {
            const [u, v] = [data[q], data[q + 1]];
            data[q] = u * re - v * im;
            data[q + 1] = u * im + v * re;
        }
    }
}
/** The pair at p := its inverse. */
function invert(data, p) {
    const divide = divisionBy(data[p], data[p + 1]);
    data[p] = 1;
    data[p + 1] = 0;
    divide(data, p);
}
/** Triangles up to this order are inverted unblocked. */
const LEAF = 16;
/**
 * As trti2Ref, by halving the triangle: the square block is solved with both halves before these are inverted. Source: LAPACK xTRTRI.
 *
 *   [ A11  A12 ]^-1   [ A11^-1  -A11^-1 A12 A22^-1 ]
 *   [  0   A22 ]    = [   0            A22^-1      ]
 */
function halved(uplo, diag, n, A) {
    if (n <= LEAF)
        return trti2Ref(uplo, diag, n, A);
    const n1 = LEAF * Math.ceil(n / (2 * LEAF));
    const n2 = n - n1;
    const A22 = at(A, n1, n1);
    if (uplo === 'l') {
        const A21 = at(A, n1, 0);
        trsmBlockedRef('l', uplo, 'n', diag, n2, n1, -1, A22, A21);
        trsmBlockedRef('r', uplo, 'n', diag, n2, n1, 1, A, A21);
    }
    else {
        const A12 = at(A, 0, n1);
        trsmBlockedRef('l', uplo, 'n', diag, n1, n2, -1, A, A12);
        trsmBlockedRef('r', uplo, 'n', diag, n1, n2, 1, A22, A12);
    }
    halved(uplo, diag, n1, A);
    halved(uplo, diag, n2, A22);
}
/** A := A^-1. Returns info: 0, or the index of the first exact zero on the diagonal; A is then left as it was. */
export function trtriRef(uplo, diag, n, A) {
    const info = diag === 'u' ? 0 : zeroDiagonalRef(n, A);
    if (info === 0)
        halved(uplo, diag, n, A);
    return info;
}
