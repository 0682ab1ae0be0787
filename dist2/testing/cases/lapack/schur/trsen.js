// TRSEN as a case: what trexc is judged by, the chosen eigenvalues in front, and condition numbers by their definitions.
import { trsen } from '../../../../src/index.js';
import { trsenRef } from '../../../../src/lapack/schur/trsen.ref.js';
import { trsenSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { eigenvaluesIn, valueArguments, valueArrays, valueWindows } from '../../../lib/eigenvalues.js';
import { larger, normOne } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { EPS } from '../../../lib/residuals.js';
import { diagonalValues, reorderedErrors, schurFormOf, upperPart } from '../../../lib/schurForms.js';
import { clusterError } from '../../../lib/separations.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Up to that order condition numbers are checked by their definitions. */
const FEW = 12;
const asks = ({ job }, what) => job === what || job === 'b';
function parts(problem, before, after) {
    const { n, compq } = problem;
    if (n === 0)
        return [0];
    const { re, im } = diagonalValues(upperPart(before.T));
    const marks = Array.from({ length: n }, (_, k) => before.select.data[before.select.offset + k] !== 0);
    const pairs = after.T.parts === undefined;
    const chosen = marks.map((is, k) => is || (pairs && ((im[k] > 0 && marks[k + 1]) || (im[k] < 0 && marks[k - 1]))));
    const order = [...marks.keys()].sort((i, j) => Number(chosen[j]) - Number(chosen[i]) || i - j);
    const m = chosen.filter(Boolean).length;
    if (after.info.data[after.info.offset] !== 0 || after.m.data[after.m.offset] !== m)
        return [Number.NaN];
    const w = diagonalValues(after.T);
    const eps = EPS[after.T.data instanceof Float32Array ? 's' : 'd'];
    const { re: WR, im: WI } = eigenvaluesIn(after);
    const near = (x, y) => Math.abs(x - y) <= 8 * eps * (Math.abs(y) + Math.min(Math.abs(x), 2 * Math.abs(y)));
    if (!(WR.every((x, k) => x === w.re[k]) && WI.every((x, k) => near(x, w.im[k]))))
        return [Number.NaN];
    const take = (x) => Float64Array.from(order, (k) => x[k]);
    const errors = reorderedErrors(before, after, { re: take(re), im: take(im) }, compq === 'v');
    if (n > FEW)
        return errors;
    const one = ({ data, offset }, is) => (is ? data[offset] : undefined);
    const [s, sep] = [one(after.s, asks(problem, 'e')), one(after.sep, asks(problem, 'v'))];
    return [...errors, clusterError(after.T, m, s, sep, eps * normOne(after.T))];
}
export const trsenCase = {
    spec: trsenSpec,
    tolerance: 40,
    sweep: [
        ...[0, 1, 2, 3, 5, 8, 12, 25, 60].map((n) => ({ job: 'b', compq: 'v', n, step: 2, layout: ODD })),
        ...['n', 'e', 'v', 'b'].flatMap((job) => ['n', 'v'].map((compq) => ({ job, compq, n: 9, step: 4 }))),
        { job: 'b', compq: 'v', n: 7, step: 100 },
        { job: 'b', compq: 'v', n: 7, step: 1 },
    ],
    fromOptions: ({ n }, o) => ({ job: 'n', compq: 'v', n, step: 2, layout: layoutOf(o) }),
    data(problem, prec, random) {
        const { n, step, source = uniform, layout } = problem;
        const { T, Q } = schurFormOf(prec, n, source, random, layout, 'write');
        const vectors = problem.compq === 'v' ? Q : window(prec, 0, 0, layout);
        const vector = (length) => realWindow(prec, length, 1, layout);
        const select = integers(n, layout);
        for (let k = 0; k < n; k++)
            select.data[select.offset + k] = Number(k % step === step - 1);
        return {
            ...{ select, T, Q: vectors, ...valueWindows(prec, n, layout), m: integers(1, layout) },
            ...{ s: vector(Number(asks(problem, 'e'))), sep: vector(Number(asks(problem, 'v'))), info: integers(1, layout) },
        };
    },
    run(queue, problem, { select, T, Q, m, s, sep, info, ...values }) {
        const { job, compq, n } = problem;
        const vectors = compq === 'v' ? { Q, ldq: Q.ld } : {};
        const numbers = { ...(asks(problem, 'e') && { s }), ...(asks(problem, 'v') && { sep }) };
        return trsen(queue, {
            job,
            compq,
            select,
            n,
            T,
            ldt: T.ld,
            ...vectors,
            ...valueArguments(values),
            m,
            ...numbers,
            info,
        });
    },
    reference(problem, { select, T, Q, m, s, sep, info, ...values }) {
        const { compq, n } = problem;
        const of = ({ data, offset }, length) => data.subarray(offset, offset + length);
        const found = trsenRef({
            ...{ select: select.data.subarray(select.offset, select.offset + n), n, T: hostMat(T) },
            ...{ Q: compq === 'v' ? hostMat(Q) : undefined, ...valueArrays(values) },
            s: asks(problem, 'e') ? of(s, 1) : undefined,
            sep: asks(problem, 'v') ? of(sep, 1) : undefined,
        });
        m.data[m.offset] = found.m;
        info.data[info.offset] = found.info;
    },
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
};
