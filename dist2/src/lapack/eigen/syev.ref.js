// Eigenvalues and vectors of a symmetric or Hermitian matrix by QL and QR iteration in TypeScript: the oracle, and the CPU backend where
// there is no engine. Also what the drivers have in common: scaling, and what is answered without computing. Host memory only.
import { larger, precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { vectorLike } from '../condition/condition.ref.js';
import { scaleOf } from '../svd/gesvd.ref.js';
import { orgtrRef } from './orgtr.ref.js';
import { steqrRef } from './steqr.ref.js';
import { sterfRef } from './sterf.ref.js';
import { sytrdRef } from './sytrd.ref.js';
import { fillRef } from './tridiagonal.ref.js';
/** Rows of column j that a triangle of order n stores. */
export const rowsStored = (uplo, n, j) => uplo === 'l' ? [j, n] : [0, j + 1];
/** The largest |a(i,j)| of a triangle, or |Re| and |Im|, of the diagonal the real parts; NaN if an element is. */
export function triangleMax(uplo, n, { data, off, ld, parts = 1 }) {
    let most = 0;
    for (let j = 0; j < n; j++) {
        const [first, last] = rowsStored(uplo, n, j);
        const column = parts * (off + j * ld);
        const beside = parts === 2 ? column + 2 * j + 1 : -1;
        for (let p = column + parts * first; p < column + parts * last; p++)
            if (p !== beside)
                most = larger(Math.abs(data[p]), most);
    }
    return most;
}
export function scaleTriangle(uplo, n, { data, off, ld, parts = 1 }, factor) {
    if (factor === 1)
        return;
    for (let j = 0; j < n; j++) {
        const [first, last] = rowsStored(uplo, n, j);
        const column = parts * (off + j * ld);
        for (let p = column + parts * first; p < column + parts * last; p++)
            data[p] = data[p] * factor;
    }
}
/** Scales A; the factor. undefined where there is nothing to compute, because A is empty or not finite. */
export function preparedSyev({ uplo, n, A }) {
    const magnitude = triangleMax(uplo, n, A);
    if (n === 0 || !(magnitude < Infinity))
        return undefined;
    const factor = scaleOf(magnitude, precOf(A.data));
    scaleTriangle(uplo, n, A, factor);
    return factor;
}
/** The results where there is nothing to compute, and info: n where A has a NaN or an infinity. W, and vectors asked for := NaN. */
export function answeredSyev({ jobz, n, A, W }) {
    W.fill(Number.NaN, 0, n);
    if (jobz === 'v')
        fillRef(n, n, Number.NaN, A);
    return n;
}
/** A = Z W Z^H with Z in place of A; returns info. Source: LAPACK xSYEV, xHEEV. */
export function syevRef(problem) {
    const factor = preparedSyev(problem);
    return factor === undefined ? answeredSyev(problem) : syevScaledRef(problem, factor);
}
/** Of A that has been scaled. */
export function syevScaledRef({ jobz, uplo, n, A, W }, factor) {
    const [d, e] = [new Float64Array(n), new Float64Array(n - 1)];
    const tau = vectorLike(A, n - 1);
    const { eps } = fields[precOf(A.data)];
    sytrdRef(uplo, n, A, d, e, tau);
    let info;
    if (jobz === 'n') {
        info = sterfRef(n, d, e, eps);
    }
    else {
        orgtrRef(uplo, n, A, tau);
        info = steqrRef('v', n, d, e, A, eps);
    }
    valuesOut(d, factor, W);
    return info;
}
/** W := d / factor */
export function valuesOut(d, factor, W) {
    for (let i = 0; i < d.length; i++)
        W[i] = d[i] / factor;
}
