// TRSNA as a case: s from the vectors, and sep from singular values.
import { trsna } from '../../../../src/index.js';
import { newVectorRoom, trevc3Ref } from '../../../../src/lapack/schur/trevc3.ref.js';
import { trsnaRef } from '../../../../src/lapack/schur/trsnaStored.ref.js';
import { trsnaSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { copyElement, larger, normOne } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { EPS } from '../../../lib/residuals.js';
import { vectorAt } from '../../../lib/residualsNep.js';
import { zeros } from '../../../lib/residualsQr.js';
import { diagonalValues, schurFormOf, upperPart } from '../../../lib/schurForms.js';
import { isEstimateOf, vectorNumber } from '../../../lib/separations.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Up to that order sep is checked by its definition. */
const FEW = 13;
const asks = ({ job }, what) => job === what || job === 'b';
const dot = (x, y) => x.reduce((sum, value, i) => sum + value * y[i], 0);
/** Eigenvectors of T, in doubles. */
function vectorsOf(T, side) {
    const n = T.rows;
    const V = zeros(n, n, T.parts);
    const whole = (x) => ({ ...hostMat(x), data: x.data });
    trevc3Ref(side, false, n, whole(T), whole(V), EPS.d, newVectorRoom(n, 1, T.parts));
    return V;
}
function error(problem, before, after) {
    const { n } = problem;
    if (after.info.data[after.info.offset] !== 0)
        return Number.NaN;
    if (n === 0)
        return 0;
    const T = upperPart(before.T);
    const { re, im } = diagonalValues(T);
    const [L, R] = [vectorsOf(T, 'l'), vectorsOf(T, 'r')];
    const eps = EPS[before.T.data instanceof Float32Array ? 's' : 'd'];
    let worst = 0;
    for (let k = 0; k < n; k++) {
        const pair = T.parts === undefined && im[k] !== 0;
        const [ur, ui] = vectorAt(L, k, pair);
        const [vr, vi] = vectorAt(R, k, pair);
        const size = Math.hypot(dot(ur, vr) + dot(ui, vi), dot(ur, vi) - dot(ui, vr));
        const s = size / Math.sqrt((dot(ur, ur) + dot(ui, ui)) * (dot(vr, vr) + dot(vi, vi)));
        const width = pair ? 2 : 1;
        for (let p = k; p < k + width; p++) {
            if (asks(problem, 'e'))
                worst = larger(worst, Math.abs(after.s.data[after.s.offset + p] - s) / n);
            if (!asks(problem, 'v'))
                continue;
            const found = after.sep.data[after.sep.offset + p];
            if (n > FEW)
                worst = larger(worst, found >= 0 && found <= 4 * normOne(T) * Math.sqrt(n) ? 0 : Number.NaN);
            else {
                const slack = (100 * n * eps * normOne(T)) / s;
                const exact = vectorNumber(T, re[k], im[k], vr, vi);
                if (!isEstimateOf(found, exact, width * (n - 1), slack))
                    return Number.NaN;
            }
        }
        k += width - 1;
    }
    return worst;
}
export const trsnaCase = {
    spec: trsnaSpec,
    tolerance: 40,
    sweep: [
        ...[0, 1, 2, 3, 5, 8, 13, 40].map((n) => ({ job: 'b', n, layout: ODD })),
        { job: 'e', n: 10 },
        { job: 'v', n: 10 },
    ],
    fromOptions: ({ n }, o) => ({ job: 'b', n, layout: layoutOf(o) }),
    data(problem, prec, random) {
        const { n, source = uniform, layout } = problem;
        const { T } = schurFormOf(prec, n, source, random, layout, 'read');
        const vectors = (side) => {
            const order = asks(problem, 'e') ? n : 0;
            const V = window(prec, order, order, layout, 'read');
            const found = vectorsOf(upperPart(T), side);
            for (let j = 0; j < order; j++)
                for (let i = 0; i < order; i++)
                    copyElement(V, V.offset + i + j * V.ld, found, i + j * n);
            return V;
        };
        const vector = (is) => realWindow(prec, is ? n : 0, 1, layout);
        const numbers = { s: vector(asks(problem, 'e')), sep: vector(asks(problem, 'v')) };
        return { T, VL: vectors('l'), VR: vectors('r'), ...numbers, info: integers(1, layout) };
    },
    run(queue, problem, { T, VL, VR, s, sep, info }) {
        const { job, n } = problem;
        const own = asks(problem, 'e') ? { VL, ldvl: VL.ld, VR, ldvr: VR.ld, s } : {};
        return trsna(queue, { job, n, T, ldt: T.ld, ...own, ...(asks(problem, 'v') && { sep }), info });
    },
    reference(problem, { T, VL, VR, s, sep, info }) {
        const { n } = problem;
        const of = ({ data, offset }) => data.subarray(offset, offset + n);
        const own = asks(problem, 'e') ? { VL: hostMat(VL), VR: hostMat(VR), s: of(s) } : {};
        info.data[info.offset] = trsnaRef({ n, T: hostMat(T), ...own, ...(asks(problem, 'v') && { sep: of(sep) }) });
    },
    error,
};
