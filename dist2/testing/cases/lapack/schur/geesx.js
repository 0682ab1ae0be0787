// GEESX as a case: what gees is judged by, and condition numbers by their definitions from T.
import { geesx } from '../../../../src/index.js';
import { geesxRef } from '../../../../src/lapack/schur/geesx.ref.js';
import { geesxSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { valueArguments, valueArrays } from '../../../lib/eigenvalues.js';
import { larger, normOne } from '../../../lib/norms.js';
import { realWindow } from '../../../lib/operands.js';
import { EPS } from '../../../lib/residuals.js';
import { clusterError } from '../../../lib/separations.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { geesCase } from './gees.js';
/** Up to that order condition numbers are checked by their definitions. */
const FEW = 12;
const asks = ({ sense }, what) => sense === what || sense === 'b';
function parts(problem, before, after, check) {
    const { reference: _, ...own } = check;
    const [s, sep] = [after.rconde, after.rcondv].map(({ data, offset }) => data[offset]);
    const eps = EPS[after.A.data instanceof Float32Array ? 's' : 'd'];
    const count = after.sdim.data[after.sdim.offset];
    const known = problem.n <= FEW
        ? clusterError(after.A, count, asks(problem, 'e') ? s : undefined, asks(problem, 'v') ? sep : undefined, eps * normOne(before.A))
        : 0;
    return [...geesCase.parts(problem, before, after, own), known];
}
export const geesxCase = {
    spec: geesxSpec,
    tolerance: 40,
    sweep: [
        ...[0, 1, 2, 3, 5, 8, 12, 33].map((n) => ({ jobvs: 'v', sort: 'lhp', sense: 'b', n, layout: ODD })),
        ...['e', 'v', 'b', 'n'].flatMap((sense) => ['rhp', 'iuc', 'ouc'].map((sort) => ({ jobvs: 'n', sort, sense, n: 10 }))),
        { jobvs: 'v', sort: 'n', sense: 'n', n: 14 },
        { jobvs: 'v', sort: 'iuc', sense: 'b', n: 80, layout: ODD },
    ],
    fromOptions: ({ n }, o) => ({ jobvs: 'v', sort: 'lhp', sense: 'b', n, layout: layoutOf(o) }),
    data(problem, prec, random) {
        const number = (is) => realWindow(prec, Number(is), 1, problem.layout);
        const numbers = { rconde: number(asks(problem, 'e')), rcondv: number(asks(problem, 'v')) };
        return { ...geesCase.data(problem, prec, random), ...numbers };
    },
    run(queue, problem, { A, sdim, VS, rconde, rcondv, info, ...values }) {
        const { jobvs, sort, sense, n } = problem;
        const vectors = jobvs === 'v' ? { VS, ldvs: VS.ld } : {};
        const numbers = { ...(asks(problem, 'e') && { rconde }), ...(asks(problem, 'v') && { rcondv }) };
        return geesx(queue, {
            jobvs,
            sort,
            sense,
            n,
            A,
            lda: A.ld,
            sdim,
            ...valueArguments(values),
            ...vectors,
            ...numbers,
            info,
        });
    },
    reference(problem, { A, sdim, VS, rconde, rcondv, info, ...values }) {
        const { jobvs, sort, n } = problem;
        const one = ({ data, offset }, is) => is ? data.subarray(offset, offset + 1) : undefined;
        const numbers = { rconde: one(rconde, asks(problem, 'e')), rcondv: one(rcondv, asks(problem, 'v')) };
        const found = geesxRef({ jobvs, sort, n, A: hostMat(A), ...valueArrays(values), VS: hostMat(VS), ...numbers });
        sdim.data[sdim.offset] = found.sdim;
        info.data[info.offset] = found.info;
    },
    parts,
    error: (...args) => parts(...args).reduce(larger),
};
