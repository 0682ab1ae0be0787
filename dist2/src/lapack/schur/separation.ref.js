// How well determined a cluster of eigenvalues of a Schur form and its invariant subspace are, in doubles.
import { modulusAt } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { lacn2Ref } from '../condition/lacn2.ref.js';
import { clearBelow, copyRef, newDoubles } from './doubles.ref.js';
import { trsylRef } from './trsyl.ref.js';
/** The largest sum of magnitudes of a column. */
export function normOneRef(n, { data, off, ld, parts }) {
    let most = 0;
    for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let i = 0; i < n; i++)
            sum += modulusAt(data, off + i + j * ld, parts);
        most = Math.max(most, sum);
    }
    return most;
}
/** Solves with T11 X - X T22 = C, where T11 are the first `count` rows and columns of T, or with the transposed blocks. */
function coupling(n, count, T) {
    const [m, rest] = [count, n - count];
    const { parts } = T;
    const [A, B] = [newDoubles(m, m, parts), newDoubles(rest, rest, parts)];
    copyRef(m, m, T, A);
    copyRef(rest, rest, at(T, m, m), B);
    const room = { A: newDoubles(m, m, parts), B: newDoubles(rest, rest, parts), C: newDoubles(m, rest, parts) };
    return (C, transposed) => trsylRef({ transA: transposed, transB: transposed, isgn: -1, m, n: rest, A, B, C }, room).scale;
}
/**
 * A lower bound of 1 / ||P||, with P the spectral projector of the first `count` eigenvalues of T: the reciprocal condition number of their
 * average. T's diagonal blocks are not divided. Source: LAPACK xTRSEN.
 */
export function averageConditionRef(n, count, T) {
    if (count === 0 || count === n)
        return 1;
    const rest = n - count;
    const X = newDoubles(count, rest, T.parts);
    copyRef(count, rest, at(T, 0, count), X);
    const scale = coupling(n, count, T)(X, false);
    let most = 0;
    for (const x of X.data)
        most = Math.max(most, Math.abs(x));
    if (most === 0)
        return 1;
    let sum = 0;
    for (const x of X.data)
        sum += (x / most) ** 2;
    // 1 / sqrt(1 + ||X / scale||^2), in the norm of Frobenius
    return 1 / Math.hypot(1, (most / scale) * Math.sqrt(sum));
}
/**
 * An estimate of sep(T11, T22), the least norm of T11 X - X T22 for X of norm 1: the reciprocal condition number of the invariant subspace
 * of the first `count` eigenvalues of T. That of all or none is the norm of T. Source: LAPACK xTRSEN.
 */
export function separationRef(n, count, T) {
    if (count === 0 || count === n) {
        const whole = newDoubles(n, n, T.parts);
        copyRef(n, n, T, whole);
        clearBelow(n, n, T.parts === 2 ? 0 : 1, whole);
        return normOneRef(n, whole);
    }
    const solve = coupling(n, count, T);
    const C = newDoubles(count, n - count, T.parts);
    const x = C.data;
    const product = (transposed) => {
        const scale = solve(C, transposed);
        if (scale !== 1)
            for (let i = 0; i < x.length; i++)
                x[i] = x[i] / scale;
    };
    const estimate = lacn2Ref(1, x, product, T.parts);
    return Number.isFinite(estimate) ? 1 / estimate : 0;
}
