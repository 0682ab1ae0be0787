import { fillDefinite } from './batch.js';
import { larger, matrixView, normOne } from './norms.js';
import { ratio } from './residuals.js';
import { hasRealDiagonal, partOf, wholeView } from './triangles.js';
/**
 * A quasi-definite matrix in a triangle: the first half of its diagonal is positive, the other one negative, all of it dominant. Of complex
 * numbers the diagonal has imaginary parts, which do not count.
 */
export function fillQuasiDefinite(prec, a, uplo, random) {
    fillDefinite(prec, a, uplo, random);
    for (let j = Math.ceil(a.cols / 2); j < a.cols; j++) {
        const at = (a.offset + j * (a.ld + 1)) * (a.parts ?? 1);
        a.data[at] = -a.data[at];
    }
}
/** The Hermitian matrix that factors stand for, or with 't' the symmetric one. */
export function matrixOfLdl(f, uplo, mirror = 'c') {
    const n = f.cols;
    const { parts = 1 } = f;
    const turned = mirror === 'c' ? -1 : 1;
    const d = (k, part) => (part === 0 || mirror === 't' ? partOf(f, k, k, part) : 0);
    /** Part 0 or 1 of L(i, k), i >= k, L = U^H or U^T. */
    const l = (i, k, part) => {
        if (i === k)
            return 1 - part;
        if (part === 0)
            return uplo === 'l' ? partOf(f, i, k, 0) : partOf(f, k, i, 0);
        if (parts === 1)
            return 0;
        return uplo === 'l' ? partOf(f, i, k, 1) : turned * partOf(f, k, i, 1);
    };
    const a = matrixView(new Float64Array(n * n * parts), n, n, undefined, 0, f.parts);
    for (let j = 0; j < n; j++) {
        for (let i = j; i < n; i++) {
            let [re, im] = [0, 0];
            for (let k = 0; k <= j; k++) {
                const [x, y, u, v] = [l(i, k, 0), l(i, k, 1), l(j, k, 0), turned * l(j, k, 1)];
                const [e, g] = [d(k, 0), parts === 2 ? d(k, 1) : 0];
                const [p, q] = [x * u - y * v, x * v + y * u];
                re += e * p - g * q;
                im += e * q + g * p;
            }
            const [lower, upper] = [parts * (i + j * n), parts * (j + i * n)];
            a.data[lower] = re;
            a.data[upper] = re;
            if (parts === 2) {
                a.data[lower + 1] = im;
                a.data[upper + 1] = turned * im;
            }
        }
    }
    return a;
}
/** ||A - L D L^H||_1 / (N ||A||_1), or with U^H D U; infinite where D is not real. With 't' that of L D L^T or U^T D U. */
export function ldlError(a, f, uplo, mirror = 'c') {
    const n = a.cols;
    if (mirror === 'c' && !hasRealDiagonal(f))
        return Number.POSITIVE_INFINITY;
    const { parts = 1 } = a;
    const full = wholeView(a, uplo, mirror);
    const product = matrixOfLdl(f, uplo, mirror);
    let worst = 0;
    for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let i = 0; i < n; i++) {
            const gap = (part) => partOf(full, i, j, part) - partOf(product, i, j, part);
            sum += parts === 1 ? Math.abs(gap(0)) : Math.hypot(gap(0), gap(1));
        }
        worst = larger(sum, worst);
    }
    return ratio(worst, n * normOne(full));
}
