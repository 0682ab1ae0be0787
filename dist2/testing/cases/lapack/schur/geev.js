// GEEV as a case: the values against those of the reference in doubles and the trace, right and left vectors, their lengths.
import { geev } from '../../../../src/index.js';
import { geevRef } from '../../../../src/lapack/schur/geev.ref.js';
import { geevSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { eigenvaluesBy, eigenvaluesIn, valueArguments, valueArrays, valueWindows, } from '../../../lib/eigenvalues.js';
import { larger } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { eigenvaluesError, isPaired, vectorLengths, vectorsError, } from '../../../lib/residualsNep.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { givenSquare, layoutOf, uniform } from '../../../lib/source.js';
import { geevTable } from '../../../lib/tableNep.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, where the engine begins, around the blocks of its steps. */
const ORDERS = [0, 1, 2, 3, 4, 5, 7, 12, 13, 16, 24, 33, 48, 49, 65, 76, 100];
/** The eigenvalues by the reference, in doubles. */
function valuesOf(a) {
    const n = a.rows;
    return eigenvaluesBy(n, a.parts, (values) => {
        geevRef({ jobvl: 'n', jobvr: 'n', n, A: hostMat(inDoubles(a)), ...values });
    });
}
function parts({ n, jobvl, jobvr, comparable = true }, { A }, after, { reference }) {
    const w = eigenvaluesIn(after);
    if (after.info.data[after.info.offset] !== 0 || !isPaired(w, A.parts))
        return [Number.NaN, 0, 0, 0, 0];
    const own = reference;
    const known = own ? eigenvaluesIn(own) : comparable && n <= EXACT_ORDER ? valuesOf(A) : w;
    const { VL, VR } = after;
    return [
        eigenvaluesError(A, w, comparable ? known : w),
        jobvr === 'v' ? vectorsError(A, w, VR, false) : 0,
        jobvr === 'v' ? vectorLengths(w, VR) / Math.max(1, n) : 0,
        jobvl === 'v' ? vectorsError(A, w, VL, true) : 0,
        jobvl === 'v' ? vectorLengths(w, VL) / Math.max(1, n) : 0,
    ];
}
export const geevCase = {
    spec: geevSpec,
    // Twenty units in the last place, as LAPACK's programs
    tolerance: 40,
    sweep: [
        ...ORDERS.map((n) => ({ jobvl: 'v', jobvr: 'v', n, layout: ODD })),
        ...['n', 'v'].flatMap((jobvl) => ['n', 'v'].flatMap((jobvr) => [10, 40].map((n) => ({ jobvl, jobvr, n })))),
        { jobvl: 'v', jobvr: 'v', n: 160 },
    ],
    fromOptions: (size, o) => ({
        jobvl: o.jobvl,
        jobvr: o.jobvr,
        n: size.n,
        layout: layoutOf(o),
        ...givenSquare('geev', size, o),
    }),
    data({ n, jobvl, jobvr, source = uniform, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        source(A, prec, random);
        const side = (job) => (job === 'v' ? window(prec, n, n, layout) : window(prec, 0, 0, layout));
        return { A, ...valueWindows(prec, n, layout), VL: side(jobvl), VR: side(jobvr), info: integers(1, layout) };
    },
    run(queue, { jobvl, jobvr, n }, { A, VL, VR, info, ...values }) {
        const left = jobvl === 'v' ? { VL, ldvl: VL.ld } : {};
        const right = jobvr === 'v' ? { VR, ldvr: VR.ld } : {};
        return geev(queue, { jobvl, jobvr, n, A, lda: A.ld, ...valueArguments(values), ...left, ...right, info });
    },
    reference({ jobvl, jobvr, n }, { A, VL, VR, info, ...values }) {
        const vectors = { VL: hostMat(VL), VR: hostMat(VR) };
        info.data[info.offset] = geevRef({ jobvl, jobvr, n, A: hostMat(A), ...valueArrays(values), ...vectors });
    },
    parts,
    error: (...args) => parts(...args).reduce(larger),
    table: geevTable,
};
