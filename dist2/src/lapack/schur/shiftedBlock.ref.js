// Systems of order 1 and 2 with a shifted diagonal block of a Schur form, real or complex, in doubles: a step of a substitution for an
// eigenvector.
/** No element of a vector becomes larger: what is done with such numbers before the next division stays within the range. */
const BIG = 2 ** 500;
/** The factor by which b is to be multiplied before it is divided by a number of that size. */
const roomFor = (b, divisor) => (b > BIG * divisor ? (BIG * divisor) / b : 1);
/** (ar + i ai) / (br + i bi), into `to`. */
export function divideRef(ar, ai, br, bi, to) {
    if (Math.abs(bi) <= Math.abs(br)) {
        const ratio = bi / br;
        const length = br + bi * ratio;
        to.re = (ar + ai * ratio) / length;
        to.im = (ai - ar * ratio) / length;
    }
    else {
        const ratio = br / bi;
        const length = br * ratio + bi;
        to.re = (ar * ratio + ai) / length;
        to.im = (ai * ratio - ar) / length;
    }
}
const quotient = { re: 0, im: 0 };
/**
 * (t - re - i im) x = scale b, where a divisor below `least` is replaced by it. b is in x, and overwritten.
 */
export function solveOneRef(t, re, im, least, x) {
    let [dr, di] = [t - re, -im];
    if (Math.abs(dr) + Math.abs(di) < least)
        [dr, di] = [least, 0];
    const scale = roomFor(Math.abs(x.re1) + Math.abs(x.im1), Math.abs(dr) + Math.abs(di));
    x.scale = scale;
    if (im === 0) {
        x.re1 = (x.re1 * scale) / dr;
        return;
    }
    divideRef(x.re1 * scale, x.im1 * scale, dr, di, quotient);
    x.re1 = quotient.re;
    x.im1 = quotient.im;
}
/** (tr + i ti - re - i im) x = scale b, the same of complex numbers. */
export function solveOneComplexRef(tr, ti, re, im, least, x) {
    let [dr, di] = [tr - re, ti - im];
    if (Math.abs(dr) + Math.abs(di) < least)
        [dr, di] = [least, 0];
    const scale = roomFor(Math.abs(x.re1) + Math.abs(x.im1), Math.abs(dr) + Math.abs(di));
    x.scale = scale;
    divideRef(x.re1 * scale, x.im1 * scale, dr, di, quotient);
    x.re1 = quotient.re;
    x.im1 = quotient.im;
}
/** ([t11 t12; t21 t22] - re - i im) x = scale b, by elimination with complete pivoting, as solveOneRef. Source: LAPACK xLALN2. */
export function solveTwoRef(t11, t12, t21, t22, re, im, least, x) {
    // [p q; r s] with the largest element as p: rows, columns or both change places.
    const size = Math.abs(im);
    const [d, h] = [t11 - re, t22 - re];
    let pivot = 0;
    let most = Math.abs(d) + size;
    if (Math.abs(t12) > most)
        [pivot, most] = [1, Math.abs(t12)];
    if (Math.abs(t21) > most)
        [pivot, most] = [2, Math.abs(t21)];
    if (Math.abs(h) + size > most)
        [pivot, most] = [3, Math.abs(h) + size];
    x.scale = 1;
    if (most < least) {
        const scale = roomFor(Math.max(Math.abs(x.re1) + Math.abs(x.im1), Math.abs(x.re2) + Math.abs(x.im2)), least);
        x.re1 = (x.re1 * scale) / least;
        x.im1 = (x.im1 * scale) / least;
        x.re2 = (x.re2 * scale) / least;
        x.im2 = (x.im2 * scale) / least;
        x.scale = scale;
        return;
    }
    const byRows = pivot >= 2;
    const onDiagonal = pivot === 0 || pivot === 3;
    // Written out: this is called for every block and vector, and arrays cost more than the elimination.
    const pr = onDiagonal ? (byRows ? h : d) : byRows ? t21 : t12;
    const qr = onDiagonal ? (byRows ? t21 : t12) : byRows ? h : d;
    const rr = onDiagonal ? (byRows ? t12 : t21) : byRows ? d : h;
    const sr = onDiagonal ? (byRows ? d : h) : byRows ? t12 : t21;
    const [pi, qi] = onDiagonal ? [-im, 0] : [0, -im];
    const [ri, si] = [qi, pi];
    if (byRows) {
        [x.re1, x.re2] = [x.re2, x.re1];
        [x.im1, x.im2] = [x.im2, x.im1];
    }
    divideRef(rr, ri, pr, pi, quotient);
    const { re: fr, im: fi } = quotient;
    let ur = sr - (fr * qr - fi * qi);
    let ui = si - (fr * qi + fi * qr);
    if (Math.abs(ur) + Math.abs(ui) < least)
        [ur, ui] = [least, 0];
    x.re2 -= fr * x.re1 - fi * x.im1;
    x.im2 -= fr * x.im1 + fi * x.re1;
    const first = roomFor(Math.abs(x.re2) + Math.abs(x.im2), Math.abs(ur) + Math.abs(ui));
    divideRef(x.re2 * first, x.im2 * first, ur, ui, quotient);
    let [re2, im2] = [quotient.re, quotient.im];
    let re1 = x.re1 * first - (qr * re2 - qi * im2);
    let im1 = x.im1 * first - (qr * im2 + qi * re2);
    const second = roomFor(Math.abs(re1) + Math.abs(im1), Math.abs(pr) + Math.abs(pi));
    divideRef(re1 * second, im1 * second, pr, pi, quotient);
    [re1, im1, re2, im2] = [quotient.re, quotient.im, re2 * second, im2 * second];
    x.scale = first * second;
    const turned = (pivot & 1) === 1;
    [x.re1, x.im1, x.re2, x.im2] = turned ? [re2, im2, re1, im1] : [re1, im1, re2, im2];
}
