// The logarithm of a matrix in TypeScript: the oracle, and what the engine's has in common with it. In doubles for singles too, host memory
// only.
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { copyRef, newDoubles } from '../schur/doubles.ref.js';
import { answered, ofForm, referenceTools } from './form.ref.js';
import { logOf } from './quasi.ref.js';
/** A := log(A); returns info. */
export const logmRef = (n, A) => answered(n, A) ?? logSteps(n, A, referenceTools);
/** Of A that is finite and not empty. */
export const logSteps = (n, A, tools) => ofForm(n, A, tools, (form, L) => {
    const { parts = 1 } = A;
    // A real logarithm has no eigenvalue of a real matrix that is not positive, a complex one none that is 0
    const hasLog = ([re, im]) => im !== 0 || re > 0 || (parts === 2 && re < 0);
    if (!form.values.every(hasLog))
        return false;
    logOfForm(n, form, L);
    return true;
});
/** ||X||_1 up to which the Padé approximant of log(1 + X) of that degree, counted from 1, is good to double precision. */
const THETA = [1.1e-5, 1.82e-3, 1.62e-2, 5.39e-2, 1.14e-1, 1.87e-1, 2.64e-1];
/** Roots at most: each halves the logarithms of eigenvalues, which are 745 at most, and what is above the diagonal in the end. */
const MOST_ROOTS = 100;
/** L := log(T) by roots, until it is near 1, and an approximant. Source: S. H. Cheng, N. J. Higham, C. S. Kenney, A. J. Laub (2001). */
function logOfForm(n, form, L) {
    const { T } = form;
    const { parts = 1 } = T;
    const [R, Y] = [newDoubles(n, n, parts), newDoubles(n, n, parts)];
    copyRef(n, n, T, R);
    const { roots, degree } = rootsOf(n, R, form);
    // R := R - 1; on the diagonal without cancellation
    form.setDiagonal((value) => lessOne(logOf(value), 2 ** -roots), R);
    const scale = 2 ** roots;
    for (const [x, weight] of gauss(degree)) {
        copyRef(n, n, R, Y);
        form.solve(R, x, Y);
        for (let k = 0; k < parts * n * n; k++)
            L.data[k] = L.data[k] + scale * weight * Y.data[k];
    }
    form.setDiagonal(logOf, L);
    form.logBeside(L);
}
/** R := R^(1/2) as often as is good. */
function rootsOf(n, R, form) {
    const degreeFor = (norm) => 1 + THETA.findIndex((theta) => norm <= theta);
    let waited = false;
    for (let roots = 0;; roots++) {
        const distance = distanceFromOne(n, R);
        const degree = degreeFor(distance);
        // One more root where it saves more than one degree, but not twice
        if (degree > 0 && (waited || degree - degreeFor(distance / 2) <= 1))
            return { roots, degree };
        if (degree > 0)
            waited = true;
        if (roots === MOST_ROOTS)
            return { roots, degree: THETA.length };
        form.root(R);
    }
}
function distanceFromOne(n, R) {
    const { parts = 1 } = R;
    const X = newDoubles(n, n, parts);
    copyRef(n, n, R, X);
    for (let i = 0; i < n; i++)
        X.data[parts * (i + i * n)] -= 1;
    return langeRef({ norm: '1', uplo: 'f', diag: 'n', symmetric: false, m: n, n }, X);
}
/** exp(factor log) - 1. */
function lessOne([re, im], factor) {
    const [x, y] = [factor * re, factor * im];
    return [Math.expm1(x) * Math.cos(y) - 2 * Math.sin(y / 2) ** 2, Math.exp(x) * Math.sin(y)];
}
/** Nodes and weights of Gauss's quadrature on 0 .. 1: log(1 + X) is the integral of (1 + x X)^-1 X, and this its Padé approximant. */
export function gauss(degree) {
    return Array.from({ length: degree }, (_, k) => {
        let x = Math.cos((Math.PI * (k + 0.75)) / (degree + 0.5));
        let slope = 1;
        for (let step = 0; step < 10; step++) {
            let [before, value] = [1, x];
            for (let l = 2; l <= degree; l++)
                [before, value] = [value, ((2 * l - 1) * x * value - (l - 1) * before) / l];
            slope = (degree * (x * value - before)) / (x * x - 1);
            x -= value / slope;
        }
        return [(1 + x) / 2, 1 / ((1 - x * x) * slope ** 2)];
    });
}
