import { entryAt } from './complexPencil.ref.js';
import { divideRef } from './shiftedBlock.ref.js';
/** Elements beyond this are scaled down: what follows from them stays within the range. */
const BIG = 2 ** 400;
const LEAST = 2 ** -1000;
/** The largest |re| + |im| on and above the diagonal. */
function mostOf(n, M) {
    let most = 0;
    for (let j = 0; j < n; j++)
        for (let p = entryAt(M, 0, j), end = entryAt(M, j + 1, j); p < end; p += 2)
            most = Math.max(most, Math.abs(M.data[p]) + Math.abs(M.data[p + 1]));
    return most;
}
const quotient = { re: 0, im: 0 };
/**
 * X := the right (side 'r') or left vectors of the pencil of triangular S and P, n x n, P with a real diagonal: beta S x = alpha P x, or
 * beta x^H S = alpha x^H P, with alpha and beta from the diagonals. Where both are zero a unit vector. Source: LAPACK xTGEVC.
 */
export function tgevcComplexRef(side, n, S, P, ulp, X) {
    const [normS, normP] = [mostOf(n, S), mostOf(n, P)];
    for (let k = 0; k < n; k++) {
        const x = X.data.subarray(2 * (X.off + k * X.ld), 2 * (X.off + k * X.ld + n));
        x.fill(0);
        x[2 * k] = 1;
        const [p, q] = [entryAt(S, k, k), entryAt(P, k, k)];
        const [sr, si, beta] = [S.data[p], S.data[p + 1], P.data[q]];
        const size = Math.max(Math.abs(sr) + Math.abs(si), Math.abs(beta));
        if (size <= LEAST)
            continue;
        const [ar, ai, b] = [sr / size, si / size, beta / size];
        const least = Math.max(ulp * b * normS, ulp * (Math.abs(ar) + Math.abs(ai)) * normP, LEAST);
        /** beta S(i,j) - alpha P(i,j); for left vectors the conjugate. */
        const element = (i, j) => {
            const [u, v] = [entryAt(S, i, j), entryAt(P, i, j)];
            const [c, d] = [P.data[v], P.data[v + 1]];
            const re = b * S.data[u] - (ar * c - ai * d);
            const im = b * S.data[u + 1] - (ar * d + ai * c);
            return [re, side === 'l' ? -im : im];
        };
        const divide = (j, re, im) => {
            let [dr, di] = element(j, j);
            if (Math.abs(dr) + Math.abs(di) <= least)
                [dr, di] = [least, 0];
            const [most, length] = [Math.abs(re) + Math.abs(im), Math.abs(dr) + Math.abs(di)];
            const scale = most > BIG * length ? (BIG * length) / most : 1;
            if (scale !== 1)
                for (let i = 0; i < 2 * n; i++)
                    x[i] = x[i] * scale;
            divideRef(-re * scale, -im * scale, dr, di, quotient);
            x[2 * j] = quotient.re;
            x[2 * j + 1] = quotient.im;
        };
        if (side === 'r') {
            const add = (j) => {
                const [xr, xi] = [x[2 * j], x[2 * j + 1]];
                for (let i = 0; i < j; i++) {
                    const [re, im] = element(i, j);
                    x[2 * i] = x[2 * i] + (re * xr - im * xi);
                    x[2 * i + 1] = x[2 * i + 1] + (re * xi + im * xr);
                }
            };
            add(k);
            for (let j = k - 1; j >= 0; j--) {
                divide(j, x[2 * j], x[2 * j + 1]);
                add(j);
            }
        }
        else {
            for (let j = k + 1; j < n; j++) {
                let [sumRe, sumIm] = [0, 0];
                for (let i = k; i < j; i++) {
                    const [re, im] = element(i, j);
                    sumRe += re * x[2 * i] - im * x[2 * i + 1];
                    sumIm += re * x[2 * i + 1] + im * x[2 * i];
                }
                divide(j, sumRe, sumIm);
            }
        }
    }
}
