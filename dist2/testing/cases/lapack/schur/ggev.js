// GGEV as a case: residuals of right and left vectors, their lengths, pairs; without vectors the values that come with them.
import { ggev } from '../../../../src/index.js';
import { ggevRef } from '../../../../src/lapack/schur/ggev.ref.js';
import { ggevSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { eigenvaluesIn, valueArrays, valueWindows } from '../../../lib/eigenvalues.js';
import { copyElement, larger } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { EPS } from '../../../lib/residuals.js';
import { isPencilPaired, pencilError, pencilLengths } from '../../../lib/residualsPencil.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const BOTH = { jobvl: 'v', jobvr: 'v' };
const valuesOf = ({ alphar, alphai, alpha, beta }) => {
    const { re, im } = eigenvaluesIn({ WR: alphar, WI: alphai, W: alpha });
    const step = beta.parts ?? 1;
    // Of pairs the imaginary part must be zero.
    const real = columnOf(beta, 0).filter((x, p) => p % step === 0 || x !== 0);
    return { re, im, beta: real.length === re.length ? real : re.map(() => Number.NaN) };
};
function reference({ jobvl, jobvr, n }, operands) {
    const { A, B, VL, VR, info } = operands;
    const { alphar: WR, alphai: WI, alpha: W, beta } = operands;
    const alpha = valueArrays({ WR, WI, W });
    const step = beta.parts ?? 1;
    const pairs = beta.data.subarray(step * beta.offset, step * (beta.offset + n));
    const values = { alphar: alpha.WR, alphai: alpha.WI, beta: pairs };
    const vectors = { VL: hostMat(VL), VR: hostMat(VR) };
    info.data[info.offset] = ggevRef({ jobvl, jobvr, n, A: hostMat(A), B: hostMat(B), ...values, ...vectors });
}
function data({ jobvl, jobvr, n, sourceA = uniform, sourceB = uniform, layout }, prec, random) {
    const [A, B] = [window(prec, n, n, layout, 'read'), window(prec, n, n, layout, 'read')];
    sourceA(A, prec, random);
    sourceB(B, prec, random);
    const vectors = (job) => (job === 'v' ? window(prec, n, n, layout) : window(prec, 0, 0, layout));
    const { WR, WI, W } = valueWindows(prec, n, layout);
    const values = { alphar: WR, alphai: WI, alpha: W, beta: window(prec, n, 1, layout) };
    return { A, B, ...values, VL: vectors(jobvl), VR: vectors(jobvr), info: integers(1, layout) };
}
function parts({ jobvl, jobvr, n, layout }, before, after) {
    const w = valuesOf(after);
    if (after.info.data[after.info.offset] !== 0 || !isPencilPaired(w, after.A.parts))
        return [Number.NaN];
    if (n === 0)
        return [0];
    const { parts: step } = before.A;
    const isSingle = before.A.data instanceof Float32Array;
    const prec = step === 2 ? (isSingle ? 'c' : 'z') : isSingle ? 's' : 'd';
    const eps = EPS[prec];
    const of = (V, left) => [
        pencilError(before.A, before.B, w, V, left, eps),
        pencilLengths(w, V) / n,
    ];
    const errors = [...(jobvr === 'v' ? of(after.VR, false) : []), ...(jobvl === 'v' ? of(after.VL, true) : [])];
    if (errors.length > 0)
        return errors;
    // Values alone are those that come with vectors.
    const sources = [before.A, before.B].map((X) => (to) => {
        for (let j = 0; j < n; j++)
            for (let i = 0; i < n; i++)
                copyElement(to, to.offset + i + j * to.ld, X, X.offset + i + j * X.ld);
    });
    const whole = { ...BOTH, n, sourceA: sources[0], sourceB: sources[1], ...(layout && { layout }) };
    const operands = data(whole, prec, undefined);
    reference(whole, operands);
    const known = valuesOf(operands);
    const same = ['re', 'im', 'beta'].every((name) => w[name].every((x, k) => x === known[name][k]));
    return same ? parts(whole, before, operands) : [Number.NaN];
}
export const ggevCase = {
    spec: ggevSpec,
    tolerance: 40,
    sweep: [
        ...[0, 1, 2, 3, 4, 5, 8, 12, 25, 60].map((n) => ({ ...BOTH, n, layout: ODD })),
        ...['n', 'v'].flatMap((jobvl) => ['n', 'v'].flatMap((jobvr) => [7, 30].map((n) => ({ jobvl, jobvr, n, layout: ODD })))),
    ],
    fromOptions: ({ n }, o) => ({ jobvl: o.jobvl, jobvr: o.jobvr, n, layout: layoutOf(o) }),
    data: (problem, prec, random) => data(problem, prec, random),
    run(queue, problem, at) {
        const { jobvl, jobvr } = problem;
        const { VL, VR, ...rest } = at;
        const operands = { ...rest, ...(jobvl === 'v' && { VL }), ...(jobvr === 'v' && { VR }) };
        return calling(ggev, ggevSpec)(queue, problem, operands);
    },
    reference,
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
};
