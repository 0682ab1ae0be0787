// Eigenvalues and vectors of a pencil of two general matrices in TypeScript: the oracle, and the CPU backend. In doubles, for singles too;
// host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { geqrfRef } from '../qr/geqrf.ref.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
import { gghrdComplexRef } from './complexPencil.ref.js';
import { copyRef, newDoubles, unitRef } from './doubles.ref.js';
import { ggbakRef, ggbalRef } from './ggbal.ref.js';
import { gghrdRef } from './gghrd.ref.js';
import { hgeqzRef } from './hgeqz.ref.js';
import { hgeqzComplexRef } from './hgeqzComplex.ref.js';
import { blankRef, magnitudeRef } from './magnitude.ref.js';
import { tgevcRef } from './tgevc.ref.js';
import { tgevcComplexRef } from './tgevcComplex.ref.js';
import { normalizeComplex } from './trevc3.ref.js';
/** A in doubles, times the power of two that brings its largest element near 1; the exponent. */
function scaled(n, A, most) {
    const own = newDoubles(n, n, A.parts);
    copyRef(n, n, A, own);
    const exponent = most === 0 ? 0 : -Math.floor(Math.log2(most));
    // 2^1074 is beyond the range, and two factors are not.
    const [first, second] = [2 ** Math.min(1000, exponent), 2 ** Math.max(0, exponent - 1000)];
    for (let i = 0; i < own.data.length; i++)
        own.data[i] = own.data[i] * first * second;
    return { own, exponent };
}
/** x 2^-exponent */
const unscaled = (x, exponent) => {
    const half = Math.trunc(exponent / 2);
    return x * 2 ** -half * 2 ** (half - exponent);
};
/** The largest |re| + |im| of each vector becomes 1. */
function normalize(n, im, V) {
    for (let k = 0; k < n; k++) {
        if (V.parts === 2) {
            normalizeComplex(n, at(V, 0, k));
            continue;
        }
        const width = im[k] !== 0 ? 2 : 1;
        const column = V.off + k * V.ld;
        let most = 0;
        for (let i = column; i < column + n; i++)
            most = Math.max(most, Math.abs(V.data[i]) + (width === 2 ? Math.abs(V.data[i + V.ld]) : 0));
        for (let c = 0; c < width; c++)
            for (let i = column + c * V.ld, end = i + n; i < end; i++)
                V.data[i] = V.data[i] / most;
        k += width - 1;
    }
}
/** B in rows and columns lo .. hi-1 becomes triangular, and A what it is then; Q, if it is given, the orthogonal factor. */
function triangularize(n, lo, hi, A, B, Q) {
    const [order, cols] = [hi - lo, n - lo];
    const { parts = 1 } = A;
    const tau = new Float64Array(parts * order);
    geqrfRef(order, order, at(B, lo, lo), tau);
    const reflect = (trans, count, C) => ormqrRef('l', trans, order, count, order, at(B, lo, lo), tau, 0, C);
    reflect('c', cols, at(A, lo, lo));
    if (hi < n)
        reflect('c', n - hi, at(B, lo, hi));
    if (Q)
        reflect('n', order, at(Q, lo, lo));
    for (let j = lo; j < hi; j++)
        B.data.fill(0, parts * (B.off + j + 1 + j * B.ld), parts * (B.off + hi + j * B.ld));
}
/** beta A x = alpha B x and beta u^H A = alpha u^H B; returns info. Source: LAPACK xGGEV. */
export function ggevRef(problem) {
    const { jobvl, jobvr, n, A, B, alphar, alphai, beta, VL, VR } = problem;
    if (n === 0)
        return 0;
    const { parts = 1 } = A;
    const refuse = (rows) => {
        for (const values of [alphar, alphai, beta])
            for (let k = 0; k < rows; k++)
                values[parts * k] = Number.NaN;
        for (let k = 0; parts === 2 && k < rows; k++)
            beta[2 * k + 1] = Number.NaN;
        if (jobvl === 'v')
            blankRef(n, n, VL);
        if (jobvr === 'v')
            blankRef(n, n, VR);
    };
    const [mostA, mostB] = [magnitudeRef(n, A), magnitudeRef(n, B)];
    if (!(mostA < Infinity && mostB < Infinity)) {
        refuse(n);
        return n;
    }
    const [inA, inB] = [scaled(n, A, mostA), scaled(n, B, mostB)];
    const [H, T] = [inA.own, inB.own];
    const { range, left, right } = ggbalRef(n, H, T);
    const unit = (is) => {
        if (!is)
            return undefined;
        const own = newDoubles(n, n, parts);
        unitRef(n, own);
        return own;
    };
    const [Q, Z] = [unit(jobvl === 'v'), unit(jobvr === 'v')];
    const schur = jobvl === 'v' || jobvr === 'v';
    triangularize(n, range.lo, range.hi, H, T, Q);
    const [reduce, iterate, vectors] = parts === 2
        ? [gghrdComplexRef, hgeqzComplexRef, tgevcComplexRef]
        : [gghrdRef, hgeqzRef, tgevcRef];
    reduce(n, range, H, T, Q, Z);
    const values = { re: new Float64Array(n), im: new Float64Array(n), beta: new Float64Array(n) };
    const ulp = 2 * fields[precOf(A.data)].eps;
    const info = iterate({ n, ...range, H, T, Q, Z, schur, ulp }, values);
    for (let k = 0; k < n; k++) {
        alphar[parts * k] = unscaled(values.re[k], inA.exponent);
        alphai[parts * k] = unscaled(values.im[k], inA.exponent);
        beta[parts * k] = unscaled(values.beta[k], inB.exponent);
        if (parts === 2)
            beta[2 * k + 1] = 0;
    }
    if (info > 0) {
        refuse(info);
        return info;
    }
    for (const [side, own, out, places] of [
        ['l', Q, VL, left],
        ['r', Z, VR, right],
    ]) {
        if (!own)
            continue;
        const [X, V] = [newDoubles(n, n, parts), newDoubles(n, n, parts)];
        vectors(side, n, H, T, ulp, X);
        gemmBlockedRef('n', 'n', n, n, n, 1, own, X, 0, V);
        ggbakRef(n, range, places, V);
        normalize(n, values.im, V);
        copyRef(n, n, V, out);
    }
    return 0;
}
