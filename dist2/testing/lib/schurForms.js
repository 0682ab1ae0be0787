import { copyRef } from '../../src/lapack/schur/doubles.ref.js';
import { geesRef } from '../../src/lapack/schur/gees.ref.js';
import { eigenvaluesBy } from './eigenvalues.js';
import { larger, normOne, partsOf } from './norms.js';
import { window } from './operands.js';
import { columnOf } from './product.js';
import { EPS } from './residuals.js';
import { isSchurForm, schurError, schurProduct } from './residualsNep.js';
import { inDoubles, zeros } from './residualsQr.js';
import { orthogonality } from './residualsSvd.js';
import { hostMat } from './views.js';
/** The Schur form of what `source` makes, with what is not read of it as NaN, and its vectors. */
export function schurFormOf(prec, n, source, random, layout, use) {
    const [T, Q] = [window(prec, n, n, layout, use), window(prec, n, n, layout)];
    source(T, prec, random);
    const A = inDoubles(T);
    const parts = partsOf(prec);
    const Z = zeros(n, n, parts);
    eigenvaluesBy(n, parts, (values) => {
        geesRef({ jobvs: 'v', sort: 'n', n, A: hostMat(A), ...values, VS: hostMat(Z) });
    });
    copyRef(n, n, hostMat(A), hostMat(T));
    copyRef(n, n, hostMat(Z), hostMat(Q));
    fillBelow(T, Number.NaN);
    return { T, Q };
}
/** What is not read of a Schur form, below the subdiagonal, of a complex one below the diagonal, := value. */
export function fillBelow(T, value) {
    const { data, rows: n, offset, ld } = T;
    const parts = T.parts ?? 1;
    for (let j = 0; j < n; j++) {
        const column = offset + j * ld;
        data.fill(value, parts * (column + Math.min(n, j + 3 - parts)), parts * (column + n));
    }
}
/** T without what is not read. */
export function upperPart(T) {
    const own = inDoubles(T);
    fillBelow(own, 0);
    return own;
}
/** The eigenvalues on T's diagonal, of blocks with equal diagonals. */
export function diagonalValues(T) {
    const n = T.rows;
    const at = (i, j) => T.data[T.offset + i + j * T.ld];
    const [re, im] = [new Float64Array(n), new Float64Array(n)];
    if (T.parts === 2) {
        for (let j = 0; j < n; j++)
            [re[j], im[j]] = columnOf(T, j).subarray(2 * j, 2 * j + 2);
        return { re, im };
    }
    for (let j = 0; j < n; j++) {
        re[j] = at(j, j);
        if (j + 1 === n || at(j + 1, j) === 0)
            continue;
        im[j] = Math.sqrt(Math.abs(at(j + 1, j))) * Math.sqrt(Math.abs(at(j, j + 1)));
        im[j + 1] = -im[j];
        re[++j] = at(j, j);
    }
    return { re, im };
}
/**
 * The errors of Q T Q^H, of Q's columns, and of the eigenvalues against those `expected` in their order; NaN where T is no Schur form.
 * Without Q only the last.
 */
export function reorderedErrors(before, after, expected, vectors) {
    const n = after.T.rows;
    const w = diagonalValues(after.T);
    const eps = EPS[after.T.data instanceof Float32Array ? 's' : 'd'];
    const A = vectors ? schurProduct(upperPart(before.T), before.Q) : before.T;
    let moved = 0;
    for (let k = 0; k < n; k++)
        moved = larger(moved, Math.hypot(w.re[k] - expected.re[k], w.im[k] - expected.im[k]));
    return [
        isSchurForm(after.T, w, 4 * eps) ? 0 : Number.NaN,
        n === 0 ? 0 : moved / (n * normOne(upperPart(before.T)) || 1),
        vectors ? schurError(A, after.T, after.Q) : 0,
        vectors ? orthogonality(after.Q) : 0,
    ];
}
