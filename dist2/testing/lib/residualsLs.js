// Error measures of least-squares solutions, in doubles: the normal equations' residual (LAPACK's dqrt17), the residual of a consistent
// system (dqrt16), and how far a solution of least norm is from the row space (dqrt14).
import { geqrfRef } from '../../src/lapack/qr/geqrf.ref.js';
import { ormqrRef } from '../../src/lapack/qr/ormqr.ref.js';
import { columnView, larger, normFro } from './norms.js';
import { columnOf, multiply } from './product.js';
import { ratio } from './residuals.js';
import { transposed as adjointOf } from './residualsLq.js';
import { inDoubles, zeros } from './residualsQr.js';
import { hostMat } from './views.js';
const norm = (x) => normFro(columnView(x));
/** The first rows of a matrix. */
export const topOf = (x, rows) => ({ ...x, rows });
/** b - op(A) x for column j, op(A) = A or A^H. */
export function residualOf(a, transposed, x, b, j) {
    const product = multiply(a, transposed, columnOf(x, j));
    return columnOf(b, j).map((value, i) => value - product[i]);
}
/** max_j ||op(A)^H (b - op(A) x)|| / (max(m, n) ||A|| (||b|| + ||A|| ||x||)) */
export function normalError(a, transposed, x, b) {
    const size = normFro(a);
    let worst = 0;
    for (let j = 0; j < b.cols; j++) {
        const r = residualOf(a, transposed, x, b, j);
        const scale = Math.max(a.rows, a.cols) * size * (norm(columnOf(b, j)) + size * norm(columnOf(x, j)));
        worst = larger(ratio(norm(multiply(a, !transposed, r)), scale), worst);
    }
    return worst;
}
/** max_j ||b - op(A) x|| / (max(m, n) (||A|| ||x|| + ||b||)) */
export function consistentError(a, transposed, x, b) {
    let worst = 0;
    for (let j = 0; j < b.cols; j++) {
        const scale = normFro(a) * norm(columnOf(x, j)) + norm(columnOf(b, j));
        worst = larger(ratio(norm(residualOf(a, transposed, x, b, j)), Math.max(a.rows, a.cols) * scale), worst);
    }
    return worst;
}
/** max_j of the part of x outside the range of op(A)^H, which has full rank and at least as many rows as columns, over max(m, n) ||x||. */
export function outsideRowSpace(a, transposed, x) {
    const [p, q] = transposed ? [a.rows, a.cols] : [a.cols, a.rows];
    const factored = hostMat(inDoubles(transposed ? a : adjointOf(a)));
    const tau = zeros(q, 1, a.parts).data;
    geqrfRef(p, q, factored, tau);
    let worst = 0;
    for (let j = 0; j < x.cols; j++) {
        const c = columnOf(x, j);
        const size = norm(c);
        ormqrRef('l', 'c', p, 1, q, factored, tau, 0, hostMat(columnView(c, x.parts)));
        worst = larger(ratio(norm(c.slice((x.parts ?? 1) * q)), p * size), worst);
    }
    return worst;
}
/** max_j |rss - ||b - op(A) x||^2| / (max(m, n) (||b|| + ||A|| ||x||)^2) */
export function squaresError(a, transposed, x, b, rss) {
    let worst = 0;
    for (let j = 0; j < b.cols; j++) {
        const found = rss.data[rss.offset + j];
        const size = norm(columnOf(b, j)) + normFro(a) * norm(columnOf(x, j));
        const expected = norm(residualOf(a, transposed, x, b, j)) ** 2;
        worst = larger(ratio(Math.abs(found - expected), Math.max(a.rows, a.cols) * size ** 2), worst);
    }
    return worst;
}
