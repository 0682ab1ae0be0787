// GEEVX as a case: what geev is judged by, the balancing, and condition numbers from the vectors.
import { geevx } from '../../../../src/index.js';
import { gebalRef } from '../../../../src/lapack/schur/gebal.ref.js';
import { geevxRef } from '../../../../src/lapack/schur/geevx.ref.js';
import { geevxSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { eigenvaluesIn, valueArguments, valueArrays } from '../../../lib/eigenvalues.js';
import { larger, normOne } from '../../../lib/norms.js';
import { integers, realWindow } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { EPS, ratio } from '../../../lib/residuals.js';
import { vectorAt } from '../../../lib/residualsNep.js';
import { isEstimateOf, vectorNumber } from '../../../lib/separations.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { scattered } from './gebal.js';
import { geevCase } from './geev.js';
const asks = ({ sense }, what) => sense === what || sense === 'b';
const BOTH = { jobvl: 'v', jobvr: 'v', sense: 'b' };
/** Up to that order what is said of vectors is checked by singular values. */
const FEW = 13;
/** A as gebal leaves it. */
function balancedOf({ balanc, n }, before) {
    const A = { ...before.A, data: before.A.data.slice() };
    const scale = new (A.data instanceof Float32Array ? Float32Array : Float64Array)(n);
    return { A, scale, ...gebalRef(balanc, n, hostMat(A), scale) };
}
/** How far ilo, ihi, scale and abnrm are from those of gebal; n abnrm is what its error is measured by. */
function balanceError(problem, before, after) {
    const { n } = problem;
    const { A, scale, lo, hi } = balancedOf(problem, before);
    const same = after.ilo.data[after.ilo.offset] === lo + 1 &&
        after.ihi.data[after.ihi.offset] === hi &&
        columnOf(after.scale, 0).every((x, k) => x === scale[k]);
    const norm = normOne(A);
    return same ? ratio(Math.abs(after.abnrm.data[after.abnrm.offset] - norm), n * norm) : Number.NaN;
}
/** The vectors of the balanced matrix, from those that gebal's changes have been taken back from; `factor`: of a row scaled by d. */
function vectorsOf(after, V, factor) {
    const [lo, hi] = [after.ilo.data[after.ilo.offset] - 1, after.ihi.data[after.ihi.offset]];
    const scale = columnOf(after.scale, 0);
    const { im } = eigenvaluesIn(after);
    const n = scale.length;
    const balanced = (x) => {
        const exchange = (k) => {
            const other = scale[k] - 1;
            [x[k], x[other]] = [x[other], x[k]];
        };
        for (let k = n - 1; k >= hi; k--)
            exchange(k);
        for (let k = 0; k < lo; k++)
            exchange(k);
        return x.map((value, k) => (k >= lo && k < hi ? value * factor(scale[k]) : value));
    };
    return (k) => {
        const [x, y] = vectorAt(V, k, im[k] !== 0);
        return [balanced(x), balanced(y)];
    };
}
const dot = (x, y) => x.reduce((sum, value, i) => sum + value * y[i], 0);
/** Whether an eigenvalue with that imaginary part is one of two. */
const isPairAt = ({ A }, im) => A.parts === undefined && im !== 0;
/** How far rconde is from |u^H v|. */
function conditionError({ n }, after) {
    const { im } = eigenvaluesIn(after);
    const left = vectorsOf(after, after.VL, (d) => d);
    const right = vectorsOf(after, after.VR, (d) => 1 / d);
    let worst = 0;
    for (let k = 0; k < n; k++) {
        const [[ur, ui], [vr, vi]] = [left(k), right(k)];
        const size = Math.hypot(dot(ur, vr) + dot(ui, vi), dot(ur, vi) - dot(ui, vr));
        const length = Math.sqrt((dot(ur, ur) + dot(ui, ui)) * (dot(vr, vr) + dot(vi, vi)));
        const width = isPairAt(after, im[k]) ? 2 : 1;
        for (let p = 0; p < width; p++)
            worst = larger(worst, Math.abs(after.rconde.data[after.rconde.offset + k + p] - size / length));
        k += width - 1;
    }
    return worst / Math.max(1, n);
}
/** 0, or NaN where rcondv can be no estimate of what it is to be, as far as eigenvalues and vectors are certain. */
function separationError(problem, before, after) {
    const { n } = problem;
    const { A } = balancedOf(problem, before);
    const { re, im } = eigenvaluesIn(after);
    const numbers = columnOf(after.rcondv, 0);
    if (n > FEW || !asks(problem, 'e'))
        return numbers.every((x, k) => x >= 0 && (!isPairAt(after, im[k]) || im[k] < 0 || numbers[k + 1] === x))
            ? 0
            : Number.NaN;
    const right = vectorsOf(after, after.VR, (d) => 1 / d);
    const eps = EPS[A.data instanceof Float32Array ? 's' : 'd'];
    for (let k = 0; k < n; k++) {
        const pair = isPairAt(after, im[k]);
        const exact = vectorNumber(A, re[k], im[k], ...right(k));
        const slack = (100 * n * eps * normOne(A)) / after.rconde.data[after.rconde.offset + k];
        for (const found of pair ? [numbers[k], numbers[k + 1]] : [numbers[k]])
            if (!isEstimateOf(found, exact, pair ? 2 * (n - 1) : n - 1, slack))
                return Number.NaN;
        if (pair)
            k++;
    }
    return 0;
}
function parts(problem, before, after, { reference: _, ...check }) {
    const { n } = problem;
    if (n === 0)
        return [0];
    const balance = balanceError(problem, before, after);
    const known = !Number.isNaN(balance);
    const condition = asks(problem, 'e') && known ? conditionError(problem, after) : 0;
    const separation = asks(problem, 'v') && known ? separationError(problem, before, after) : 0;
    return [...geevCase.parts(problem, before, after, check), balance, condition, separation];
}
export const geevxCase = {
    spec: geevxSpec,
    tolerance: 40,
    sweep: [
        ...['n', 'p', 's', 'b'].flatMap((balanc) => [0, 1, 2, 5, 12, 30].map((n) => ({ ...BOTH, balanc, n, source: scattered, layout: ODD, comparable: false }))),
        ...['n', 'v'].flatMap((jobvl) => ['n', 'v'].map((jobvr) => ({ balanc: 'b', jobvl, jobvr, sense: 'n', n: 20 }))),
        ...['e', 'v'].map((sense) => ({ ...BOTH, sense, balanc: 'b', n: 9, layout: ODD })),
        { jobvl: 'n', jobvr: 'n', sense: 'v', balanc: 'n', n: 14 },
        { ...BOTH, balanc: 'b', n: 33, layout: ODD },
        { ...BOTH, balanc: 'n', n: 80 },
    ],
    fromOptions: ({ n }, o) => ({ ...BOTH, balanc: 'b', n, layout: layoutOf(o) }),
    data(problem, prec, random) {
        const { n, layout } = problem;
        const vector = (length) => realWindow(prec, length, 1, layout);
        const own = { scale: vector(n), abnrm: vector(1), rconde: vector(asks(problem, 'e') ? n : 0) };
        const rcondv = vector(asks(problem, 'v') ? n : 0);
        return {
            ...geevCase.data(problem, prec, random),
            ...own,
            rcondv,
            ilo: integers(1, layout),
            ihi: integers(1, layout),
        };
    },
    run(queue, problem, at) {
        const { balanc, jobvl, jobvr, sense, n } = problem;
        const { A, VL, VR, ilo, ihi, scale, abnrm, rconde, rcondv, info } = at;
        const numbers = { ...(asks(problem, 'e') && { rconde }), ...(asks(problem, 'v') && { rcondv }) };
        const left = jobvl === 'v' ? { VL, ldvl: VL.ld } : {};
        const right = jobvr === 'v' ? { VR, ldvr: VR.ld } : {};
        const how = { balanc, jobvl, jobvr, sense, n, A, lda: A.ld, ...valueArguments(at), ...left, ...right };
        return geevx(queue, { ...how, ilo, ihi, scale, abnrm, ...numbers, info });
    },
    reference(problem, operands) {
        const { balanc, jobvl, jobvr, n } = problem;
        const { A, ilo, ihi, abnrm, info } = operands;
        const of = ({ data, offset }) => data.subarray(offset, offset + n);
        const scale = of(operands.scale);
        const vectors = { VL: hostMat(operands.VL), VR: hostMat(operands.VR) };
        const rconde = asks(problem, 'e') ? of(operands.rconde) : undefined;
        const rcondv = asks(problem, 'v') ? of(operands.rcondv) : undefined;
        const numbers = { scale, rconde, rcondv };
        const found = geevxRef({
            balanc,
            jobvl,
            jobvr,
            n,
            A: hostMat(A),
            ...valueArrays(operands),
            ...vectors,
            ...numbers,
        });
        ilo.data[ilo.offset] = found.range.lo + 1;
        ihi.data[ihi.offset] = found.range.hi;
        abnrm.data[abnrm.offset] = found.abnrm;
        info.data[info.offset] = found.info;
    },
    parts,
    error: (...args) => parts(...args).reduce(larger),
};
