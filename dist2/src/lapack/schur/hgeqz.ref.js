// The QZ algorithm: eigenvalues and Schur form of a Hessenberg-triangular pencil, in doubles.
import { lartgRef, lasv2Ref } from '../svd/plane.ref.js';
import { rotateColumns, rotateRows } from './gghrd.ref.js';
import { lag2Ref } from './lag2.ref.js';
import { doubleSweepRef, singleSweepRef, turnRows } from './qzSweeps.ref.js';
/** Steps for each eigenvalue, and after how many without one the shift is made up. */
const [STEPS, EXCEPTIONAL] = [30, 10];
const SAFE_MIN = 2 ** -1022;
const plane = { c: 1, s: 0, r: 0 };
const pair = { re1: 0, re2: 0, im: 0 };
/** The norm of Frobenius of rows and columns lo .. hi-1, which are zero below the first subdiagonal. */
function normOf({ data, off, ld }, lo, hi) {
    let sum = 0;
    for (let j = lo; j < hi; j++)
        for (let i = lo; i < Math.min(hi, j + 2); i++)
            sum += data[off + i + j * ld] ** 2;
    return Math.sqrt(sum);
}
/** Column j with its sign turned, in the rows from `top` on. */
function negate({ n, H, T, Z }, j, top) {
    for (const M of [H, T])
        for (let p = M.off + top + j * M.ld, end = M.off + j + 1 + j * M.ld; p < end; p++)
            M.data[p] = -M.data[p];
    if (Z)
        for (let p = Z.off + j * Z.ld, end = p + n; p < end; p++)
            Z.data[p] = -Z.data[p];
}
/** The eigenvalue that has been found at row j. */
function storeOne(p, j, top, values) {
    const { H, T } = p;
    if (T.data[T.off + j + j * T.ld] < 0)
        negate(p, j, top);
    values.re[j] = H.data[H.off + j + j * H.ld];
    values.im[j] = 0;
    values.beta[j] = T.data[T.off + j + j * T.ld];
}
/** H(last, last - 1) := 0 where T(last, last) = 0: an infinite eigenvalue. */
function splitInfinite({ n, H, T, Z }, last, top) {
    const own = H.off + last + last * H.ld;
    lartgRef(H.data[own], H.data[own - H.ld], plane);
    [H.data[own], H.data[own - H.ld]] = [plane.r, 0];
    rotateColumns(H, last, last - 1, top, last, plane);
    rotateColumns(T, last, last - 1, top, last, plane);
    if (Z)
        rotateColumns(Z, last, last - 1, 0, n, plane);
}
/**
 * Makes T diagonal and positive in the block of rows j and j + 1, which are the last active ones. Whether its eigenvalues are complex; they
 * are stored then.
 */
function storePair(p, j, { top, right }, values) {
    const { n, H, T, Q, Z, ulp } = p;
    const corner = T.off + j + j * T.ld;
    const found = { least: 0, most: 0, left: { c: 1, s: 0, r: 0 }, right: { c: 1, s: 0, r: 0 } };
    lasv2Ref(T.data[corner], T.data[corner + T.ld], T.data[corner + T.ld + 1], found);
    let { most, least } = found;
    const { left, right: own } = found;
    if (most < 0) {
        [own.c, own.s] = [-own.c, -own.s];
        [most, least] = [-most, -least];
    }
    rotateRows(H, j, j + 1, j, right, left);
    rotateRows(T, j, j + 1, j + 2, right, left);
    rotateColumns(H, j, j + 1, top, j + 2, own);
    rotateColumns(T, j, j + 1, top, j, own);
    if (Q)
        rotateColumns(Q, j, j + 1, 0, n, left);
    if (Z)
        rotateColumns(Z, j, j + 1, 0, n, own);
    [T.data[corner], T.data[corner + 1], T.data[corner + T.ld], T.data[corner + T.ld + 1]] = [most, 0, 0, least];
    if (least < 0)
        negate(p, j + 1, top);
    lag2Ref(H, T, j, ulp * SAFE_MIN, pair);
    if (pair.im === 0)
        return false;
    const beta = Math.sqrt(T.data[corner]) * Math.sqrt(T.data[corner + T.ld + 1]);
    for (const [k, sign] of [
        [j, 1],
        [j + 1, -1],
    ]) {
        values.re[k] = pair.re1 * beta;
        values.im[k] = sign * pair.im * beta;
        values.beta[k] = beta;
    }
    return true;
}
/**
 * Looks from row `last` upwards: 'one' where H(last, last - 1) = 0, 'infinite' where T(last, last) = 0, which zeros further up are chased
 * to, else the first row of the active block.
 */
function splitRef(p, last, top, right, smallA, smallB) {
    const { n, lo, H, T, Q, Z, ulp } = p;
    const h = (i, j) => H.off + i + j * H.ld;
    const t = (i, j) => T.off + i + j * T.ld;
    const negligible = (j) => {
        const near = Math.abs(H.data[h(j, j)]) + Math.abs(H.data[h(j - 1, j - 1)]);
        return Math.abs(H.data[h(j, j - 1)]) <= (near === 0 ? smallA : Math.max(SAFE_MIN, ulp * near));
    };
    if (last === lo)
        return 'one';
    if (negligible(last)) {
        H.data[h(last, last - 1)] = 0;
        return 'one';
    }
    if (Math.abs(T.data[t(last, last)]) <= smallB) {
        T.data[t(last, last)] = 0;
        return 'infinite';
    }
    const reach = { first: 0, last, top, right };
    for (let j = last - 1; j >= lo; j--) {
        const starts = j === lo || negligible(j);
        if (starts && j > lo)
            H.data[h(j, j - 1)] = 0;
        if (Math.abs(T.data[t(j, j)]) >= smallB) {
            if (starts)
                return j;
            continue;
        }
        T.data[t(j, j)] = 0;
        // Two subdiagonal elements in a row whose product is small
        let twice = !starts &&
            Math.abs(H.data[h(j, j - 1)]) * (Math.abs(H.data[h(j + 1, j)]) / smallA) <= Math.abs(H.data[h(j, j)]);
        if (starts || twice) {
            // An eigenvalue at infinity splits off here, and another one below where T has a zero there too.
            for (let k = j; k < last; k++) {
                lartgRef(H.data[h(k, k)], H.data[h(k + 1, k)], plane);
                [H.data[h(k, k)], H.data[h(k + 1, k)]] = [plane.r, 0];
                turnRows(p, reach, k, k + 1, plane);
                if (twice)
                    H.data[h(k, k - 1)] = H.data[h(k, k - 1)] * plane.c;
                twice = false;
                if (Math.abs(T.data[t(k + 1, k + 1)]) >= smallB)
                    return k + 1 >= last ? 'one' : k + 1;
                T.data[t(k + 1, k + 1)] = 0;
            }
            return 'infinite';
        }
        // The zero goes down to the end.
        for (let k = j; k < last; k++) {
            lartgRef(T.data[t(k, k + 1)], T.data[t(k + 1, k + 1)], plane);
            [T.data[t(k, k + 1)], T.data[t(k + 1, k + 1)]] = [plane.r, 0];
            rotateRows(T, k, k + 1, k + 2, right, plane);
            rotateRows(H, k, k + 1, k - 1, right, plane);
            if (Q)
                rotateColumns(Q, k, k + 1, 0, n, plane);
            lartgRef(H.data[h(k + 1, k)], H.data[h(k + 1, k - 1)], plane);
            [H.data[h(k + 1, k)], H.data[h(k + 1, k - 1)]] = [plane.r, 0];
            rotateColumns(H, k, k - 1, top, k + 1, plane);
            rotateColumns(T, k, k - 1, top, k, plane);
            if (Z)
                rotateColumns(Z, k, k - 1, 0, n, plane);
        }
        return 'infinite';
    }
    return lo;
}
/** Where a sweep with the shift w may begin: behind two small subdiagonal elements. */
function startOf({ H, T, ulp }, { first, last }, w) {
    for (let j = last - 1; j > first; j--) {
        const p = H.off + j + j * H.ld;
        const before = Math.abs(H.data[p - H.ld]);
        const own = Math.abs(H.data[p] - w * T.data[T.off + j + j * T.ld]);
        const below = Math.abs(H.data[p + 1]);
        const most = Math.max(before, own) || 1;
        if (below * (before / most) <= ulp * most * (own / most))
            return j;
    }
    return first;
}
/**
 * H := Q^T H Z and T := Q^T T Z, a generalized Schur form if `schur`: H quasi-triangular, T triangular with a diagonal that is not negative
 * and no element beside it in blocks of order 2, which have complex eigenvalues. Returns 0, or the number of rows whose eigenvalues were
 * not found. Neither norm is far from 1.
 *
 * Source: LAPACK xHGEQZ; C. Moler, G. Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10 (1973).
 * Double sweeps clear T by a reflector and a rotation, as EISPACK's qzit.
 */
export function hgeqzRef(p, values) {
    const { n, lo, hi, H, T, schur, ulp } = p;
    for (let j = hi; j < n; j++)
        storeOne(p, j, schur ? 0 : j, values);
    const [smallA, smallB] = [H, T].map((M) => Math.max(SAFE_MIN, ulp * normOf(M, lo, hi)));
    let last = hi - 1;
    let [top, right] = schur ? [0, n] : [lo, hi];
    let [turn, made] = [0, 0];
    const limit = STEPS * (hi - lo);
    for (let step = 0; last >= lo; step++) {
        if (step > limit)
            return last + 1;
        const first = splitRef(p, last, top, right, smallA, smallB);
        if (typeof first !== 'number') {
            if (first === 'infinite')
                splitInfinite(p, last, top);
            storeOne(p, last, top, values);
            last--;
            if (!schur)
                [top, right] = [top > last ? lo : top, last + 1];
            [turn, made] = [0, 0];
            continue;
        }
        turn++;
        if (!schur)
            top = first;
        const active = { first, last, top, right };
        const corner = H.off + last + last * H.ld;
        const own = T.data[T.off + last + last * T.ld];
        let shift = 0;
        if (turn % EXCEPTIONAL === 0) {
            const other = T.data[T.off + last - 1 + (last - 1) * T.ld];
            made += H.data[corner - H.ld] / other;
            shift = made;
        }
        else {
            lag2Ref(H, T, last - 1, ulp * SAFE_MIN, pair);
            if (pair.im !== 0 && first + 1 === last) {
                if (storePair(p, first, active, values)) {
                    last -= 2;
                    if (!schur)
                        [top, right] = [top > last ? lo : top, last + 1];
                    [turn, made] = [0, 0];
                }
                continue;
            }
            if (pair.im !== 0) {
                doubleSweepRef(p, active);
                continue;
            }
            const distance = (w) => Math.abs(w * own - H.data[corner]);
            shift = distance(pair.re1) > distance(pair.re2) ? pair.re2 : pair.re1;
        }
        singleSweepRef(p, active, startOf(p, active, shift), shift);
    }
    for (let j = lo - 1; j >= 0; j--)
        storeOne(p, j, schur ? 0 : j, values);
    return 0;
}
