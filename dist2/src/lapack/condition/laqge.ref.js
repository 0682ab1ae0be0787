// Equilibration of a matrix by the factors of geequ or poequ, where it is worth while, in TypeScript. Host memory only.
import { rowsOf } from '../../blas3/elements/part.ref.js';
import { equedOf } from '../../core/expert.js';
/** A := diag(r) A diag(c) for the part `uplo` of an m x n matrix, with the factors that `equed` names. */
export function scaleRef(uplo, m, n, A, r, c, equed) {
    const { data, off, ld, parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const [first, last] = rowsOf(uplo, m, j);
        const right = equed >= 2 ? c[j] : 1;
        for (let i = first; i < last; i++) {
            const scale = equed % 2 === 1 ? right * r[i] : right;
            for (let p = parts * (off + i + j * ld), part = 0; part < parts; part++)
                data[p + part] = scale * data[p + part];
        }
    }
}
/** Source: LAPACK xLAQGE. */
export function laqgeRef(m, n, A, r, c, rowcnd, colcnd, amax) {
    const equed = equedOf(m, n, r, rowcnd, colcnd, amax);
    if (equed > 0)
        scaleRef('f', m, n, A, r, c, equed);
    return equed;
}
