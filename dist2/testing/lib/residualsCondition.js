// Error measures of estimated condition numbers and of refined solutions with their bounds: LAPACK's dget06, dget07 and dpot05, in units of
// one.
import { getrfRecursiveRef } from '../../src/lapack/lu/getrf.ref.js';
import { getriRef } from '../../src/lapack/lu/getri.ref.js';
import { trtriRef } from '../../src/lapack/triangular/trtri.ref.js';
import { larger, matrixView, normInf, normOne } from './norms.js';
import { columnOf, multiply } from './product.js';
import { triangularView } from './triangles.js';
import { hostMat } from './views.js';
/** dget06 on an estimate and the true value: how many times one is the other, less about 1. */
export function conditionRatio(rcond, exact, eps) {
    if (rcond > 0 && exact > 0)
        return larger(rcond / exact, exact / rcond) - (1 - eps);
    return rcond === exact ? 0 : larger(rcond, exact) / eps;
}
/** The inverse of a triangle in doubles; what is stored beside it is not read. */
export function inverseOfTriangle(x, uplo, diag) {
    const whole = triangularView(x, uplo, diag);
    const { data, rows: n } = whole;
    if (x.parts === 2) {
        const inverse = { ...whole, data: Float64Array.from(data) };
        trtriRef(uplo, 'n', n, hostMat(inverse));
        return inverse;
    }
    const inverse = new Float64Array(n * n);
    for (let j = 0; j < n; j++) {
        inverse[j + j * n] = 1;
        // Substitution, from the diagonal away
        for (let step = 0; step < (uplo === 'l' ? n - j : j + 1); step++) {
            const i = uplo === 'l' ? j + step : j - step;
            inverse[i + j * n] /= data[i + i * n];
            const value = inverse[i + j * n];
            const [first, last] = uplo === 'l' ? [i + 1, n] : [0, i];
            for (let l = first; l < last; l++)
                inverse[l + j * n] -= data[l + i * n] * value;
        }
    }
    return { data: inverse, rows: n, cols: n, ld: Math.max(1, n), offset: 0 };
}
/** The inverse of a square matrix in doubles. */
export function inverseOf(a) {
    const { rows: n, parts } = a;
    const inverse = matrixView(new Float64Array((parts ?? 1) * n * n), n, n, undefined, 0, parts);
    for (let j = 0; j < n; j++)
        inverse.data.set(columnOf(a, j), (parts ?? 1) * j * n);
    const ipiv = new Int32Array(n);
    getrfRecursiveRef(n, n, hostMat(inverse), ipiv, 0);
    getriRef(n, hostMat(inverse), ipiv, 0);
    return inverse;
}
/** A B in doubles. */
export function timesInDouble(a, b) {
    const { rows: n, parts } = a;
    const data = new Float64Array((parts ?? 1) * n * n);
    for (let j = 0; j < n; j++)
        data.set(multiply(a, false, columnOf(b, j)), (parts ?? 1) * j * n);
    return { data, rows: n, cols: n, ld: Math.max(1, n), offset: 0, parts };
}
/** 1 / (||A|| ||A^-1||); 1 for an empty matrix, 0 where the inverse is not finite. */
export function exactCondition(norm, anorm, inverse) {
    if (inverse.rows === 0)
        return 1;
    const inverseNorm = norm === 'i' ? normInf(inverse) : normOne(inverse);
    return Number.isFinite(inverseNorm) ? 1 / anorm / inverseNorm : 0;
}
/** |x| of every element, of complex ones |Re| + |Im|. */
function sizesOf(x, parts) {
    if (parts === undefined)
        return Float64Array.from(x, Math.abs);
    return Float64Array.from({ length: x.length / 2 }, (_, i) => Math.abs(x[2 * i]) + Math.abs(x[2 * i + 1]));
}
/**
 * dget07: the true error by its bound, which is 1 / eps where it is above 1; the backward error by (n + 1) eps, with an allowance for
 * underflow. The larger of both over all columns.
 */
export function refinedRatio(s, eps, safeMin) {
    const n = s.a.rows;
    const { parts } = s.a;
    const magnitudes = { ...s.a, parts: undefined, data: sizesOf(s.a.data, parts) };
    let worst = 0;
    for (let j = 0; j < s.b.cols; j++) {
        const [x, exact, b] = [columnOf(s.x, j), columnOf(s.exact, j), columnOf(s.b, j)];
        const [ferr, berr] = [s.ferr.data[s.ferr.offset + j], s.berr.data[s.berr.offset + j]];
        let [difference, size, least] = [0, 0, Infinity];
        const sizes = sizesOf(x, parts);
        const weights = multiply(magnitudes, s.transposed, sizes);
        const apart = sizesOf(x.map((value, p) => value - exact[p]), parts);
        const right = sizesOf(b, parts);
        for (let i = 0; i < n; i++) {
            difference = larger(apart[i], difference);
            size = larger(sizes[i], size);
            least = Math.min(least, weights[i] + right[i]);
        }
        const forward = difference === 0 ? 0 : difference / size / ferr;
        if (Number.isNaN(ferr))
            return Number.NaN;
        worst = larger(forward <= 1 ? forward : 1 / eps, worst);
        worst = larger(berr / ((n + 1) * eps + ((n + 1) * safeMin) / Math.max(least, (n + 1) * safeMin)), worst);
    }
    return worst;
}
