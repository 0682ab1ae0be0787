// Error measures of the two stages between a symmetric or Hermitian matrix and a tridiagonal one. Orthogonal factors are written out in
// doubles.
import { putElement } from '../../src/core/complex.js';
import { larfRef } from '../../src/lapack/qr/larfg.ref.js';
import { columnOf } from './product.js';
import { congruenceError, timesTridiagonal } from './residualsEigen.js';
import { inDoubles, zeros } from './residualsQr.js';
import { orthogonality } from './residualsSvd.js';
import { conjugate, plus, times as product, scalarAt } from './scalars.js';
function unit(n, parts) {
    const Q = zeros(n, n, parts);
    for (let j = 0; j < n; j++)
        Q.data[(parts ?? 1) * j * (n + 1)] = 1;
    return Q;
}
const from = (Q, row) => ({ data: Q.data, off: row, ld: Q.ld, parts: Q.parts });
/** ||A - Q B Q^H||_1 / (n ||A||_1), ||I - Q^H Q||_1 / n of what sytrdSy2sb leaves in A and tau; `a` is the full matrix, `b` B in full. */
export function bandErrors(a, uplo, kd, left, b) {
    const n = a.rows;
    const step = a.parts ?? 1;
    const [Q, A, tau] = [unit(n, a.parts), inDoubles(left.A), columnOf(left.tau, 0)];
    // What stands in rows is conjugated.
    const turned = (x) => (uplo === 'l' ? x : conjugate(x));
    for (let j = n - kd - 1; j >= 0; j--) {
        const rows = n - kd - j;
        const v = new Float64Array(step * rows);
        for (let l = 0; l < rows; l++) {
            const [i, k] = uplo === 'l' ? [j + kd + l, j] : [j, j + kd + l];
            putElement(v, l, turned(scalarAt(A.data, A.offset + i + k * A.ld, a.parts)), step);
        }
        larfRef('l', rows, n, v, 0, turned(scalarAt(tau, j, a.parts)), from(Q, j + kd));
    }
    const times = (x) => {
        const y = new Float64Array(x.length);
        for (let i = 0; i < n; i++) {
            let sum = 0;
            for (let j = Math.max(0, i - kd); j < Math.min(n, i + kd + 1); j++)
                sum = plus(sum, product(b(i, j), scalarAt(x, j, a.parts)));
            putElement(y, i, sum, step);
        }
        return y;
    };
    return [congruenceError(a, Q, times), orthogonality(Q)];
}
/** Q of sytrdSb2st from its reflectors. */
export function chasedFactor(n, kd, reflectors) {
    const { parts } = reflectors;
    const [Q, V] = [unit(n, parts), inDoubles(reflectors)];
    for (let s = n - 4 + (parts ?? 1); s >= 0; s--)
        for (let r = s + 1; r < n; r += kd) {
            const first = V.offset + r + s * V.ld;
            larfRef('l', Math.min(kd, n - r), n, V.data, first, scalarAt(V.data, first, parts), from(Q, r));
        }
    return Q;
}
/** ||B - Q T Q^H||_1 / (n ||B||_1), ||I - Q^H Q||_1 / n of what sytrdSb2st leaves; `b` is the full matrix. */
export function chasedErrors(b, kd, { D, E, V }) {
    const Q = chasedFactor(b.rows, kd, V);
    return [congruenceError(b, Q, timesTridiagonal(columnOf(D, 0), columnOf(E, 0), b.parts ?? 1)), orthogonality(Q)];
}
