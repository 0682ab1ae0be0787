// Eigenvalues and vectors of a general matrix in TypeScript: the oracle, and the order of the work for the engine. Host
// memory only.
import { nrm2Ref } from '../../blas1/nrm2.ref.js';
import { scalRef } from '../../blas1/scal.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { copyRef, rotateRef } from './doubles.ref.js';
import { gebakRef } from './gebak.ref.js';
import { blankRef, magnitudeRef } from './magnitude.ref.js';
import { behindReduction, blankValues, referenceTools, schurFormOf, storeValues, } from './schurSteps.ref.js';
import { newVectorRoom, trevc3Ref } from './trevc3.ref.js';
/** How many kinds of vectors are wanted. */
export const sidesOf = ({ jobvl, jobvr }) => Number(jobvl === 'v') + Number(jobvr === 'v');
/** Whether there is nothing to compute, because A is empty or not finite; the results then are there. info, or undefined. */
export function answeredRef(problem) {
    const { jobvl, jobvr, n, A, VL, VR } = problem;
    if (n === 0)
        return 0;
    if (magnitudeRef(n, A) < Infinity)
        return undefined;
    blankValues(problem, 0, n);
    if (jobvl === 'v')
        blankRef(n, n, VL);
    if (jobvr === 'v')
        blankRef(n, n, VR);
    return n;
}
/** Complex vectors of length 1, whose largest element is real. */
function normalizeComplex(n, Z) {
    for (let k = 0; k < n; k++) {
        const x = { ...at(Z, 0, k), ld: 1 };
        scalRef(n, 1 / nrm2Ref(n, x), x);
        let [most, place] = [-1, 0];
        for (let p = 2 * x.off; p < 2 * (x.off + n); p += 2) {
            const square = x.data[p] ** 2 + x.data[p + 1] ** 2;
            if (square > most)
                [most, place] = [square, p];
        }
        const [f, g] = [x.data[place], x.data[place + 1]];
        const size = Math.hypot(f, g);
        scalRef(n, { re: f / size, im: -g / size }, x);
        x.data[place + 1] = 0;
    }
}
/** Vectors of length 1; a pair is turned so that its largest element is real. */
function normalizeRef(n, im, Z) {
    if (Z.parts === 2)
        return normalizeComplex(n, Z);
    for (let k = 0; k < n; k++) {
        const x = at(Z, 0, k);
        const length = nrm2Ref(n, { ...x, ld: 1 });
        if (im[k] === 0) {
            for (let i = 0; i < n; i++)
                Z.data[x.off + i] = Z.data[x.off + i] / length;
            continue;
        }
        const y = at(Z, 0, k + 1);
        const both = Math.hypot(length, nrm2Ref(n, { ...y, ld: 1 }));
        let [most, place] = [-1, 0];
        for (let i = 0; i < n; i++) {
            Z.data[x.off + i] = Z.data[x.off + i] / both;
            Z.data[y.off + i] = Z.data[y.off + i] / both;
            const square = Z.data[x.off + i] ** 2 + Z.data[y.off + i] ** 2;
            if (square > most)
                [most, place] = [square, i];
        }
        const [f, g] = [Z.data[x.off + place], Z.data[y.off + place]];
        const size = Math.hypot(f, g);
        rotateRef(n, Z.data, x.off, y.off, 1, f / size, g / size);
        Z.data[y.off + place] = 0;
        k++;
    }
}
/**
 * The eigenvalues w of A, and vectors x with A x = w x and u with u^H A = w u^H; returns info. `look` sees what has been found, with the
 * vectors of the balanced matrix; with `schur` there is a Schur form without vectors too. Source: LAPACK xGEEV.
 */
export function geevSteps(problem, tools, vectors, balance = 'b', look, schur = false) {
    const { jobvl, jobvr, n, VL, VR } = problem;
    const sides = sidesOf(problem);
    const found = schurFormOf(n, balance, schur || sides > 0, tools);
    const { info, range, scale, im } = found;
    storeValues(n, found, problem);
    if (info > 0) {
        look?.(found, []);
        if (jobvl === 'v')
            blankRef(n, n, VL);
        if (jobvr === 'v')
            blankRef(n, n, VR);
        return info;
    }
    const { H, Z } = tools.room;
    if (sides === 2)
        copyRef(n, n, Z[0], Z[1]);
    const wanted = ['l', 'r'].filter((side) => (side === 'l' ? jobvl : jobvr) === 'v');
    for (const [k, side] of wanted.entries())
        vectors(side, H, Z[k]);
    look?.(found, Z);
    for (const [k, side] of wanted.entries()) {
        const own = Z[k];
        gebakRef(balance, side, n, range, scale, n, own);
        normalizeRef(n, im, own);
        copyRef(n, n, own, side === 'l' ? VL : VR);
    }
    return info;
}
/**
 * What finds the eigenvalues and vectors of the finite matrix that is in `problem` when it is called, by the references; of one that has
 * been reduced already the rest.
 */
export function referenceGeev(problem, reduced) {
    const { n, A } = problem;
    const { eps } = fields[precOf(A.data)];
    const sides = sidesOf(problem);
    const room = newVectorRoom(n, sides, A.parts);
    const tools = behindReduction(n, referenceTools(n, A, sides), reduced);
    return () => geevSteps(problem, tools, (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, room));
}
/** The same by the references. */
export const geevRef = (problem) => answeredRef(problem) ?? referenceGeev(problem)();
