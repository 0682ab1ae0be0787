// LOGM as a case: exp(L) against A, and the imaginary parts of L's eigenvalues, which lie between -pi and pi.
import { expmRef } from '../../../../src/batched/functions/expm.ref.js';
import { logm } from '../../../../src/index.js';
import { logmRef } from '../../../../src/lapack/functions/logm.ref.js';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.js';
import { logmSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { eigenvaluesBy } from '../../../lib/eigenvalues.js';
import { larger, normOne } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { errorCell } from '../../../lib/printf.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { EPS, froDifference, ratio } from '../../../lib/residuals.js';
import { inDoubles, zeros } from '../../../lib/residualsQr.js';
import { givenSquare, layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const ORDERS = [0, 1, 2, 3, 8, 12, 13, 20, 33, 64, 101];
/** Numbers in -1 .. 1, and a diagonal that keeps eigenvalues on the right of the imaginary axis. */
export const righted = (a, prec, random) => {
    const shift = 1.2 * Math.sqrt(a.rows);
    fill(prec, a, (i, j, part) => 2 * random.rand() - 1 + (i === j && part !== 1 ? shift : 0));
};
/** ||A - exp(L)||_F / (n ||A||_1 max(1, ||L||_1)): what an error of L's last digits makes of exp(L) grows with L. */
function exponentialError(a, l) {
    const n = a.rows;
    const X = zeros(n, n, l.parts);
    if (expmRef(n, hostMat(inDoubles(l)), hostMat(X)) !== 0)
        return Number.NaN;
    return ratio(froDifference(a, X), n * normOne(a) * Math.max(1, normOne(l)));
}
function isPrincipal(l) {
    const n = l.rows;
    const A = hostMat(inDoubles(l));
    const { im } = eigenvaluesBy(n, l.parts, (values) => {
        geesRef({ jobvs: 'n', sort: 'n', n, A, ...values });
    });
    // Of complex matrices negative eigenvalues have logarithms on the edge
    const most = l.parts === 2 ? Math.PI * (1 + 100 * n * EPS[l.data instanceof Float32Array ? 's' : 'd']) : Math.PI;
    return im.every((w) => (l.parts === 2 ? Math.abs(w) <= most : Math.abs(w) < most));
}
function parts({ n }, { A }, { A: L, info }) {
    if (info.data[info.offset] !== 0 || !isPrincipal(L))
        return [Number.NaN];
    return n === 0 ? [0] : [exponentialError(A, L)];
}
export const logmCase = {
    spec: logmSpec,
    tolerance: 30,
    sweep: ORDERS.flatMap((n, i) => [{ n, layout: ODD }, ...(i % 3 === 0 ? [{ n }] : [])]),
    fromOptions: (size, o) => ({ n: size.n, layout: layoutOf(o), ...givenSquare('logm', size, o) }),
    data({ n, source = righted, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        source(A, prec, random);
        return { A, info: integers(1, layout) };
    },
    run: calling(logm, logmSpec),
    reference({ n }, { A, info }) {
        info.data[info.offset] = logmRef(n, hostMat(A));
    },
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({ ...{ ...N, takesMatrix: true }, ...{ error: '|A - exp(L)|', part: (error) => errorCell(error) } }),
};
