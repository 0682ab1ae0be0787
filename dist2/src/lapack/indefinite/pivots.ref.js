export const lowerView = (uplo, n, { data, off, ld, parts = 1 }) => uplo === 'l' ? { data, off, rs: 1, cs: ld, parts } : { data, off: off + (n - 1) * (ld + 1), rs: -1, cs: -ld, parts };
/** (1 + sqrt 17) / 8: with it two steps with 1 x 1 pivots bound the growth of the elements as one step with a 2 x 2 pivot does. */
const ALPHA = (1 + Math.sqrt(17)) / 8;
/** Whether A(k,k) is taken without a look at column r. NaN in the column takes it too: it stays, and the pivot is in range. */
export const isLarge = (akk, colmax) => !(akk < ALPHA * colmax);
/** The choice when A(k,k) is not large; arr = |A(r,r)|, rowmax is the largest off the diagonal in column r. */
export function choosePivot(akk, colmax, arr, rowmax) {
    if (akk >= ALPHA * colmax * (colmax / rowmax))
        return 'own';
    return arr >= ALPHA * rowmax ? 'other' : 'block';
}
/** |x|, of a complex number |Re x| + |Im x|, by which pivots are chosen. */
export const sizeAt = (data, p, parts) => parts === 2 ? Math.abs(data[2 * p]) + Math.abs(data[2 * p + 1]) : Math.abs(data[p]);
/**
 * Place in from..to - 1 of the largest |x(i)|, x(i) = data[off + i step]. Of equals the one that comes first in storage, as in LAPACK; NaN
 * counts as larger than anything.
 */
export function largestAt(data, off, step, from, to, backwards, parts = 1) {
    let place = backwards ? to - 1 : from;
    let best = sizeAt(data, off + place * step, parts);
    for (let c = 1; c < to - from && !Number.isNaN(best); c++) {
        const i = backwards ? to - 1 - c : from + c;
        const size = sizeAt(data, off + i * step, parts);
        if (!(size <= best)) {
            best = size;
            place = i;
        }
    }
    return { place, size: best };
}
/** Elements p and q change places, and with 'c' become their conjugates. */
export function exchange(x, p, q, parts, mirror = 't') {
    for (let s = 0; s < parts; s++) {
        const sign = s === 1 && mirror === 'c' ? -1 : 1;
        const value = x[parts * p + s];
        x[parts * p + s] = sign * x[parts * q + s];
        x[parts * q + s] = sign * value;
    }
}
/** Element p of x := element q of y, or with 'c' its conjugate. */
export function copyElement(x, p, y, q, parts, mirror = 't') {
    x[parts * p] = y[parts * q];
    if (parts === 2)
        x[2 * p + 1] = mirror === 'c' ? -y[2 * q + 1] : y[2 * q + 1];
}
/** Factors of the update by a 2 x 2 pivot [a b; b c]: rows (x, y) of its two columns become ((d22 x - y) t, (d11 y - x) t). */
export function blockFactors(a, b, c) {
    const [d11, d22] = [a / b, c / b];
    return { d11, d22, t: 1 / (d11 * d22 - 1) / b };
}
/** Stores a step in LAPACK's convention: pivots count from 1; both of a 2 x 2 pivot are negative. Working index to storage by `uplo`. */
export function storePivot(uplo, n, ipiv, off, k, step, p) {
    const own = (i) => (uplo === 'l' ? i : n - 1 - i);
    for (let i = k; i < k + step; i++)
        ipiv[off + own(i)] = step === 1 ? own(p) + 1 : -(own(p) + 1);
}
/** The step of the factorization at working index k: its size and the row that its last row was exchanged with. */
export function pivotAt(uplo, n, ipiv, ipivOff, k) {
    const own = (i) => (uplo === 'l' ? i : n - 1 - i);
    const p = ipiv[ipivOff + own(k)];
    return { step: p < 0 ? 2 : 1, p: own(Math.abs(p) - 1) };
}
