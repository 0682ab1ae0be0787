// GEES as a case: A = Z T Z^H, orthogonality, the form of T, its eigenvalues and their sum, and which of them come first.
import { gees } from '../../../../src/index.js';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.js';
import { geesSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { eigenvaluesIn, valueArguments, valueArrays, valueWindows } from '../../../lib/eigenvalues.js';
import { larger } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { EPS } from '../../../lib/residuals.js';
import { eigenvaluesError, isPaired, isSchurForm, schurError } from '../../../lib/residualsNep.js';
import { orthogonality } from '../../../lib/residualsSvd.js';
import { givenSquare, layoutOf, uniform } from '../../../lib/source.js';
import { geesTable } from '../../../lib/tableNep.js';
import { hostMat } from '../../../lib/views.js';
const ORDERS = [0, 1, 2, 3, 4, 5, 8, 12, 13, 16, 25, 33, 49, 65, 76, 100];
const CHOSEN = {
    n: () => false,
    lhp: (re) => re < 0,
    rhp: (re) => !(re < 0),
    iuc: (re, im) => re * re + im * im <= 1,
    ouc: (re, im) => !(re * re + im * im <= 1),
};
function parts({ jobvs, sort }, before, after, _check) {
    const w = eigenvaluesIn(after);
    const sdim = after.sdim.data[after.sdim.offset];
    const eps = EPS[after.A.data instanceof Float32Array ? 's' : 'd'];
    const inOrder = sort === 'n' ? sdim === 0 : w.re.every((x, k) => CHOSEN[sort](x, w.im[k]) === k < sdim);
    const isRight = after.info.data[after.info.offset] === 0 &&
        inOrder &&
        isPaired(w, after.A.parts) &&
        isSchurForm(after.A, w, 4 * eps);
    const { VS } = after;
    return [
        isRight ? 0 : Number.NaN,
        // Of themselves: against the trace
        isRight ? eigenvaluesError(before.A, w, w) : 0,
        jobvs === 'v' ? schurError(before.A, after.A, VS) : 0,
        jobvs === 'v' ? orthogonality(VS) : 0,
    ];
}
export const geesCase = {
    spec: geesSpec,
    // Twenty units in the last place, as LAPACK's programs
    tolerance: 40,
    sweep: [
        ...ORDERS.map((n) => ({ jobvs: 'v', sort: 'n', n, layout: ODD })),
        ...['n', 'lhp', 'rhp', 'iuc', 'ouc'].flatMap((sort) => ['n', 'v'].flatMap((jobvs) => [10, 40].map((n) => ({ jobvs, sort, n })))),
        { jobvs: 'v', sort: 'lhp', n: 120, layout: ODD },
    ],
    fromOptions: (size, o) => ({
        jobvs: o.jobvr,
        sort: 'n',
        n: size.n,
        layout: layoutOf(o),
        ...givenSquare('gees', size, o),
    }),
    data({ n, jobvs, source = uniform, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        source(A, prec, random);
        const VS = jobvs === 'v' ? window(prec, n, n, layout) : window(prec, 0, 0, layout);
        return { A, sdim: integers(1, layout), ...valueWindows(prec, n, layout), VS, info: integers(1, layout) };
    },
    run(queue, { jobvs, sort, n }, { A, sdim, VS, info, ...values }) {
        const vectors = jobvs === 'v' ? { VS, ldvs: VS.ld } : {};
        return gees(queue, { jobvs, sort, n, A, lda: A.ld, sdim, ...valueArguments(values), ...vectors, info });
    },
    reference({ jobvs, sort, n }, { A, sdim, VS, info, ...values }) {
        const found = geesRef({ jobvs, sort, n, A: hostMat(A), ...valueArrays(values), VS: hostMat(VS) });
        sdim.data[sdim.offset] = found.sdim;
        info.data[info.offset] = found.info;
    },
    parts,
    error: (...args) => parts(...args).reduce(larger),
    table: geesTable,
};
