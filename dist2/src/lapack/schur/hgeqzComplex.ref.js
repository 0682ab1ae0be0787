// The QZ algorithm for complex pencils: eigenvalues and Schur form of a Hessenberg-triangular pencil by single shifts, in doubles.
import { annihilate, entryAt, turnPairColumns, turnPairRows } from './complexPencil.ref.js';
import { lartgComplexRef, newPlane, rootRef } from './complexPlane.ref.js';
import { divideRef } from './shiftedBlock.ref.js';
/** Steps for each eigenvalue, and after how many without one the shift is made up. */
const [STEPS, EXCEPTIONAL] = [30, 10];
const SAFE_MIN = 2 ** -1022;
const plane = newPlane();
/** |re| + |im| of the element (i, j) */
function sizeAt(M, i, j) {
    const p = entryAt(M, i, j);
    return Math.abs(M.data[p]) + Math.abs(M.data[p + 1]);
}
function clear(M, i, j) {
    const p = entryAt(M, i, j);
    M.data[p] = 0;
    M.data[p + 1] = 0;
}
/** The norm of Frobenius of rows and columns lo .. hi-1, which are zero below the first subdiagonal. */
function normOf(M, lo, hi) {
    let sum = 0;
    for (let j = lo; j < hi; j++)
        for (let p = entryAt(M, lo, j), end = entryAt(M, Math.min(hi, j + 2), j); p < end; p++)
            sum += M.data[p] ** 2;
    return Math.sqrt(sum);
}
/** Elements i0 .. i1-1 of column j times re + i im. */
function scaleColumn(M, j, i0, i1, re, im) {
    for (let p = entryAt(M, i0, j), end = entryAt(M, i1, j); p < end; p += 2) {
        const [a, b] = [M.data[p], M.data[p + 1]];
        M.data[p] = a * re - b * im;
        M.data[p + 1] = a * im + b * re;
    }
}
/** The eigenvalue that has been found at row j: T(j,j) is made real and not negative. */
function store({ n, H, T, Z }, j, top, values) {
    const p = entryAt(T, j, j);
    const size = Math.hypot(T.data[p], T.data[p + 1]);
    if (size > SAFE_MIN) {
        const [re, im] = [T.data[p] / size, -T.data[p + 1] / size];
        scaleColumn(T, j, top, j, re, im);
        scaleColumn(H, j, top, j + 1, re, im);
        if (Z)
            scaleColumn(Z, j, 0, n, re, im);
    }
    T.data[p] = size > SAFE_MIN ? size : 0;
    T.data[p + 1] = 0;
    const q = entryAt(H, j, j);
    values.re[j] = H.data[q];
    values.im[j] = H.data[q + 1];
    values.beta[j] = T.data[p];
}
/** Columns j and j - 1 are rotated so that H(j, j - 1) or, of T, T(j, j - 1) has become zero. */
function turnColumns({ n, H, T, Z }, j, top, rowsH, rowsT) {
    turnPairColumns(H, j, j - 1, top, rowsH, plane, false);
    turnPairColumns(T, j, j - 1, top, rowsT, plane, false);
    if (Z)
        turnPairColumns(Z, j, j - 1, 0, n, plane, false);
}
/** H(last, last - 1) := 0 where T(last, last) = 0: an infinite eigenvalue. */
function splitInfinite(p, last, top) {
    const { H } = p;
    annihilate(H, entryAt(H, last, last), entryAt(H, last, last - 1), plane);
    turnColumns(p, last, top, last, last);
}
const shift = { re: 0, im: 0 };
const made = { re: 0, im: 0 };
const [u12, a11, a21, a12, a22, root, other] = Array.from({ length: 7 }, () => ({ re: 0, im: 0 }));
/** to := (scaleA A(i,j)) / (scaleB B(k,l)) */
function quotient(A, i, j, a, B, k, b, to) {
    const [p, q] = [entryAt(A, i, j), entryAt(B, k, k)];
    divideRef(a * A.data[p], a * A.data[p + 1], b * B.data[q], b * B.data[q + 1], to);
}
/** shift := the eigenvalue of the last 2 x 2 block of H T^-1 that is nearer to its last element, or a number that is made up. */
function findShift(H, T, last, stalled, a, b) {
    const before = last - 1;
    if (stalled % EXCEPTIONAL === 0) {
        const isSecond = stalled % (2 * EXCEPTIONAL) === 0 && b * sizeAt(T, last, last) > SAFE_MIN;
        if (isSecond)
            quotient(H, last, last, a, T, last, b, other);
        else
            quotient(H, last, before, a, T, before, b, other);
        made.re += other.re;
        made.im += other.im;
        shift.re = made.re;
        shift.im = made.im;
        return;
    }
    quotient(T, before, last, b, T, last, b, u12);
    quotient(H, before, before, a, T, before, b, a11);
    quotient(H, last, before, a, T, before, b, a21);
    quotient(H, before, last, a, T, last, b, a12);
    quotient(H, last, last, a, T, last, b, a22);
    shift.re = a22.re - (u12.re * a21.re - u12.im * a21.im);
    shift.im = a22.im - (u12.re * a21.im + u12.im * a21.re);
    const cr = a12.re - (u12.re * a11.re - u12.im * a11.im);
    const ci = a12.im - (u12.re * a11.im + u12.im * a11.re);
    // v^2 = c a21
    rootRef(cr, ci, root);
    rootRef(a21.re, a21.im, other);
    const vr = root.re * other.re - root.im * other.im;
    const vi = root.re * other.im + root.im * other.re;
    if (vr === 0 && vi === 0)
        return;
    const [xr, xi] = [(a11.re - shift.re) / 2, (a11.im - shift.im) / 2];
    const size = Math.max(Math.abs(vr) + Math.abs(vi), Math.abs(xr) + Math.abs(xi));
    const [pr, pi, qr, qi] = [vr / size, vi / size, xr / size, xi / size];
    rootRef(qr * qr - qi * qi + (pr * pr - pi * pi), 2 * (qr * qi + pr * pi), root);
    // Of both signs that with which nothing cancels
    const sign = qr * root.re + qi * root.im < 0 ? -1 : 1;
    divideRef(pr, pi, qr + sign * root.re, qi + sign * root.im, other);
    shift.re -= vr * other.re - vi * other.im;
    shift.im -= vr * other.im + vi * other.re;
}
/** Rows j and j + 1 are rotated, from the columns `ofH` and `ofT` on. */
function turnBoth({ n, H, T, Q }, { right }, j, ofH, ofT) {
    turnPairRows(H, j, j + 1, ofH, right, plane);
    turnPairRows(T, j, j + 1, ofT, right, plane);
    if (Q)
        turnPairColumns(Q, j, j + 1, 0, n, plane, true);
}
/** One single-shift step on the rows first .. last. */
function sweep(p, bounds, first, last, a, b, atol) {
    const { H, T } = p;
    let start = last - 1;
    let [vr, vi] = [0, 0];
    for (; start >= first; start--) {
        const [x, y] = [entryAt(H, start, start), entryAt(T, start, start)];
        const [tr, ti] = [b * T.data[y], b * T.data[y + 1]];
        vr = a * H.data[x] - (shift.re * tr - shift.im * ti);
        vi = a * H.data[x + 1] - (shift.re * ti + shift.im * tr);
        if (start === first)
            break;
        // Where two subdiagonal elements in a row are small
        const [own, below] = [Math.abs(vr) + Math.abs(vi), a * sizeAt(H, start + 1, start)];
        const most = Math.max(own, below) || 1;
        if (sizeAt(H, start, start - 1) * (below / most) <= (own / most) * atol)
            break;
    }
    for (let j = start; j < last; j++) {
        if (j === start) {
            const q = entryAt(H, j + 1, j);
            lartgComplexRef(vr, vi, a * H.data[q], a * H.data[q + 1], plane);
            if (j > first)
                scaleColumn(H, j - 1, j, j + 1, plane.c, 0);
        }
        else
            annihilate(H, entryAt(H, j, j - 1), entryAt(H, j + 1, j - 1), plane);
        turnBoth(p, bounds, j, j, j);
        annihilate(T, entryAt(T, j + 1, j + 1), entryAt(T, j + 1, j), plane);
        turnColumns(p, j + 1, bounds.top, Math.min(j + 3, last + 1), j + 1);
    }
}
/** What a zero on the diagonal of T at row j comes to: the first row of what is left to iterate on, or that the last row is split off. */
function chaseZero(p, bounds, j, last, isAlone, btol) {
    const { H, T } = p;
    if (isAlone) {
        let small = j > 0;
        for (let k = j; k < last; k++) {
            annihilate(H, entryAt(H, k, k), entryAt(H, k + 1, k), plane);
            turnBoth(p, bounds, k, k + 1, k + 1);
            if (small)
                scaleColumn(H, k - 1, k, k + 1, plane.c, 0);
            small = false;
            if (sizeAt(T, k + 1, k + 1) >= btol)
                return k + 1;
            clear(T, k + 1, k + 1);
        }
    }
    else {
        for (let k = j; k < last; k++) {
            annihilate(T, entryAt(T, k, k + 1), entryAt(T, k + 1, k + 1), plane);
            turnBoth(p, bounds, k, k - 1, k + 2);
            annihilate(H, entryAt(H, k + 1, k), entryAt(H, k + 1, k - 1), plane);
            turnColumns(p, k, bounds.top, k + 1, k);
        }
    }
    splitInfinite(p, last, bounds.top);
    return last;
}
/**
 * H := Q^H H Z and T := Q^H T Z, both triangular, T's diagonal real and not negative; Q and Z are multiplied from the right, if they are
 * given. Returns 0, or i where eigenvalues behind the first i are found and others not. Source: LAPACK xHGEQZ.
 */
export function hgeqzComplexRef(p, values) {
    const { n, lo, hi, H, T, schur, ulp } = p;
    const [normH, normT] = [normOf(H, lo, hi), normOf(T, lo, hi)];
    const [atol, btol] = [Math.max(SAFE_MIN, ulp * normH), Math.max(SAFE_MIN, ulp * normT)];
    const [a, b] = [1 / Math.max(SAFE_MIN, normH), 1 / Math.max(SAFE_MIN, normT)];
    const all = { top: 0, right: n };
    for (let j = hi; j < n; j++)
        store(p, j, schur ? 0 : j, values);
    const limit = STEPS * Math.max(10, hi - lo);
    let stalled = 0;
    let steps = 0;
    made.re = made.im = 0;
    const isSmall = (j) => sizeAt(H, j, j - 1) <= Math.max(SAFE_MIN, ulp * (sizeAt(H, j, j) + sizeAt(H, j - 1, j - 1)));
    for (let last = hi - 1; last >= lo;) {
        /** The first row of what is iterated on; `last` where an eigenvalue stands alone there. */
        let first = last;
        if (last > lo && isSmall(last))
            clear(H, last, last - 1);
        else if (last > lo) {
            if (sizeAt(T, last, last) <= btol) {
                clear(T, last, last);
                splitInfinite(p, last, schur ? 0 : lo);
            }
            else {
                for (first = last - 1; first >= lo; first--) {
                    const isAlone = first === lo || isSmall(first);
                    if (isAlone && first > lo)
                        clear(H, first, first - 1);
                    if (sizeAt(T, first, first) < btol) {
                        clear(T, first, first);
                        const nearly = !isAlone &&
                            sizeAt(H, first, first - 1) * (a * sizeAt(H, first + 1, first)) <= sizeAt(H, first, first) * (a * atol);
                        const bounds = schur ? all : { top: lo, right: last + 1 };
                        first = chaseZero(p, bounds, first, last, isAlone || nearly, btol);
                        break;
                    }
                    if (isAlone)
                        break;
                }
            }
        }
        if (first >= last) {
            store(p, last, schur ? 0 : last, values);
            last--;
            [stalled, steps] = [0, 0];
            made.re = made.im = 0;
            continue;
        }
        if (steps++ > limit)
            return last + 1;
        stalled++;
        findShift(H, T, last, stalled, a, b);
        sweep(p, schur ? all : { top: first, right: last + 1 }, first, last, a, b, atol);
    }
    for (let j = 0; j < lo; j++)
        store(p, j, schur ? 0 : j, values);
    return 0;
}
