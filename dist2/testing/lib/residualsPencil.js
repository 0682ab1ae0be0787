// Error measures of pencils of two general matrices, as LAPACK's program for them has (xGET52): of beta A v = alpha B v and its left
// counterpart, and of the lengths of vectors. Of real matrices pairs of complex vectors are two columns side by side. Products are
// computed in doubles.
import { larger, normOne } from './norms.js';
import { image, vectorAt } from './residualsNep.js';
/** Whether beta is not negative, and complex values of real matrices stand in pairs, the one with the positive imaginary part first. */
export function isPencilPaired({ re, im, beta }, parts) {
    for (let k = 0; k < re.length; k++) {
        if (!(beta[k] >= 0 && Number.isFinite(re[k])))
            return false;
        if (im[k] === 0 || parts === 2)
            continue;
        // Both are the same number, up to a factor.
        const angles = [k, k + 1].map((l) => [
            Math.atan2(Math.abs(im[l]), re[l]),
            Math.log(Math.hypot(re[l], im[l])) - Math.log(beta[l]),
        ]);
        const near = [0, 1].every((l) => Math.abs(angles[0][l] - angles[1][l]) <= 1e-5);
        if (!(im[k] > 0 && im[k + 1] < 0 && near))
            return false;
        k++;
    }
    return true;
}
/**
 * max_k ||beta A v - alpha B v||_1 / (n max(|beta| ||A||_1, |alpha| ||B||_1) ||v||_1); `left`: of beta u^H A - alpha u^H B. Where alpha and
 * beta are as small as rounding, the norms stand in their place.
 */
export function pencilError(a, b, w, v, left, eps) {
    const n = a.rows;
    const [normA, normB] = [normOne(a), normOne(b)];
    let worst = 0;
    for (let k = 0; k < n; k++) {
        const pair = v.parts === undefined && w.im[k] !== 0;
        const [x, y] = vectorAt(v, k, pair);
        // u^H A: A^H u = conj(alpha) ...
        const [re, im, beta] = [w.re[k], left ? -w.im[k] : w.im[k], w.beta[k]];
        const [ax, ay] = image(a, left, x, y);
        const [bx, by] = image(b, left, x, y);
        const alpha = Math.abs(re) + Math.abs(im);
        const scale = Math.max(alpha / (normA || 1), beta / (normB || 1), eps);
        let [sum, length] = [0, 0];
        for (let i = 0; i < n; i++) {
            // In units of the norms: they and alpha may be at the ends of the range.
            const [ai, aj] = [ax[i] / (normA || 1), ay[i] / (normA || 1)];
            const [bi, bj] = [bx[i] / (normB || 1), by[i] / (normB || 1)];
            const [p, q, t] = [re / (normA || 1) / scale, im / (normA || 1) / scale, beta / (normB || 1) / scale];
            sum += Math.hypot(t * ai - p * bi + q * bj, t * aj - p * bj - q * bi);
            length += Math.hypot(x[i], y[i]);
        }
        worst = larger(worst, sum / (n * length));
        if (pair)
            k++;
    }
    return worst;
}
/** How far the largest |re| + |im| of a vector is from 1. */
export function pencilLengths({ im }, v) {
    let worst = 0;
    for (let k = 0; k < im.length; k++) {
        const pair = v.parts === undefined && im[k] !== 0;
        const [x, y] = vectorAt(v, k, pair);
        const most = x.reduce((size, value, i) => larger(size, Math.abs(value) + Math.abs(y[i])), 0);
        worst = larger(worst, Math.abs(most - 1));
        if (pair)
            k++;
    }
    return worst;
}
