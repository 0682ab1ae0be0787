import { orgtrRef } from '../../src/lapack/eigen/orgtr.ref.js';
import { sizeAt } from './norms.js';
import { fill } from './operands.js';
import { columnOf, multiply, subtract, unitVector } from './product.js';
import { inDoubles, zeros } from './residualsQr.js';
import { conjugate, scalarAt, times } from './scalars.js';
import { fillTriangle } from './triangles.js';
import { hostMat } from './views.js';
/**
 * Fills a triangle with numbers from (-1/2, 1/2) and tau so that H(i) is orthogonal, or unitary, to within a rounding: tau = 2 / v^T v, and
 * of complex numbers (1 - w) / v^H v for any w of modulus 1, here of the left half.
 */
export function reflectorsTr(prec, uplo, a, tau, use, random) {
    fillTriangle(prec, a, uplo, use, () => random.rand() - 0.5);
    const turns = Array.from({ length: tau.rows }, () => (a.parts ? Math.PI * (random.rand() - 0.5) : 0));
    fill(prec, tau, (i, _, part) => {
        // Rows i + 2 on of column i, or rows up to i - 1 of column i + 1
        const [column, first, last] = uplo === 'l' ? [i, i + 2, a.rows] : [i + 1, 0, i];
        let square = 1;
        for (let r = first; r < last; r++)
            square += sizeAt(a, a.offset + r + column * a.ld) ** 2;
        return (part === 1 ? Math.sin(turns[i]) : 1 + Math.cos(turns[i])) / square;
    });
}
/** Q of the reflectors. */
export function writtenQTr(uplo, v, tau) {
    const Q = inDoubles(v);
    orgtrRef(uplo, v.rows, hostMat(Q), Float64Array.from(columnOf(tau, 0)));
    return Q;
}
/** The same from the definition: the product of the matrices H(i) = I - tau v v^H. */
export function multipliedQTr(uplo, v, tau) {
    const { rows: n, parts } = v;
    const step = parts ?? 1;
    const Q = zeros(n, n, parts);
    for (let i = 0; i < n; i++)
        Q.data[step * i * (n + 1)] = 1;
    for (let k = 0; k < n - 1; k++) {
        // Q := Q H(k): 'l' H(0) first, 'u' H(n-2) first
        const i = uplo === 'l' ? k : n - 2 - k;
        const [column, first, one, last] = uplo === 'l' ? [i, i + 2, i + 1, n] : [i + 1, 0, i, i];
        const x = unitVector(n, one, parts);
        const from = step * (v.offset + column * v.ld);
        x.set(v.data.subarray(from + step * first, from + step * last), step * first);
        const sums = multiply(Q, false, x);
        for (let c = 0; c < n; c++) {
            const factor = times(scalarAt(tau.data, tau.offset + i, parts), conjugate(scalarAt(x, c, parts)));
            subtract(Q.data.subarray(step * c * n, step * (c + 1) * n), factor, sums);
        }
    }
    return Q;
}
