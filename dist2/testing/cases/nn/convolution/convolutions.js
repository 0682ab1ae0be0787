// CONVFORWARD, CONVBACKWARDDATA and CONVBACKWARDFILTER as cases: every result against the reference in doubles.
import { convolutionOf } from '../../../../src/core/convolution.js';
import { activationOf } from '../../../../src/nn/activations/activation.ref.js';
import { convBackwardDataRef, convBackwardFilterRef, convForwardRef } from '../../../../src/nn/convolution/conv.ref.js';
import { convBackwardData, convBackwardFilter, convForward } from '../../../../src/nn.js';
import { convBackwardDataSpec, convBackwardFilterSpec, convForwardSpec, } from '../../../../src/specs.js';
import { differenceOf, inDoubles } from '../../../lib/againstRef.js';
import { calling, operandsOf } from '../../../lib/calls.js';
import { written } from '../../../lib/case.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { larger } from '../../../lib/norms.js';
import { fill } from '../../../lib/operands.js';
import { hostMat } from '../../../lib/views.js';
const pads = { padTop: 0, padBottom: 0, padLeft: 0, padRight: 0 };
const steps = { strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, groups: 1 };
const base = {
    ...{ layout: 'nhwc', images: 2, height: 7, width: 6, channels: 4, outChannels: 8, filterHeight: 3, filterWidth: 3 },
    ...pads,
    ...steps,
};
const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
const sweep = [
    { ...base, images: 0 },
    { ...base, filterHeight: 8 },
    { ...base, height: 1, width: 1, filterHeight: 1, filterWidth: 1, channels: 1, outChannels: 1, images: 1 },
    { ...base, ...around, activation: 'gelu' },
    { ...base, ...around, algo: 'direct', activation: 'tanh', offset: 2 },
    { ...base, channels: 5, outChannels: 7, strideY: 2, strideX: 3, padTop: 2, padRight: 1, bare: true },
    { ...base, channels: 3, filterHeight: 2, dilationY: 2, dilationX: 2, offset: 3 },
    ...['nhwc', 'nchw'].flatMap((layout) => [
        { ...base, layout, groups: 2, padLeft: 2, padBottom: 1, strideX: 2, activation: 'relu', offset: 1 },
        { ...base, layout, groups: 4, outChannels: 4, ...around, offset: 4 },
        { ...base, layout, dilationY: 2, padTop: 2, padRight: 3, strideY: 2, activation: 'silu' },
    ]),
    { ...base, height: 1, width: 20, filterHeight: 1, filterWidth: 5, channels: 64, outChannels: 12, padLeft: 4 },
];
function caseOf(spec, front, reference) {
    const compute = (problem, views) => reference(problem, Object.fromEntries(Object.entries(views).map(([name, view]) => [name, hostMat(view)])));
    return {
        spec,
        // A sum of products, at most a few thousands of them.
        tolerance: 16,
        repeatable: true,
        sweep,
        fromOptions: ({ m, n }) => ({ ...base, ...around, height: m, width: n, channels: 64, outChannels: 64 }),
        data({ offset = 0, ...problem }, prec, random) {
            const all = operandsOf(spec, prec, { ...problem, layout: { offset } });
            const given = Object.entries(all).filter(([name]) => !problem.bare || !/bias/i.test(name));
            for (const [name, view] of given)
                if (spec.args[name].access === 'in')
                    fill(prec, view, () => 2 * random.rand() - 1);
            return Object.fromEntries(given);
        },
        run: calling(front, spec),
        reference: (problem, views) => compute(problem, views),
        error(problem, before, after) {
            const expected = inDoubles(before);
            compute(problem, expected);
            const results = written({ spec }, before);
            return results.reduce((worst, name) => larger(differenceOf(after[name], expected[name]), worst), 0);
        },
        table: bandwidthTable(spec, { columns: ['height', 'width'], computes: true }),
    };
}
export const convForwardCase = caseOf(convForwardSpec, convForward, (problem, { X, F, bias, Y }) => {
    const { activation = 'none' } = problem;
    const f = activation === 'none' ? (z) => z : activationOf(activation, 0, 1).f;
    convForwardRef(convolutionOf(problem), X, F, bias, f, Y);
});
export const convBackwardDataCase = caseOf(convBackwardDataSpec, convBackwardData, (problem, { F, dY, dX }) => convBackwardDataRef(convolutionOf(problem), F, dY, dX));
export const convBackwardFilterCase = caseOf(convBackwardFilterSpec, convBackwardFilter, (problem, at) => convBackwardFilterRef(convolutionOf(problem), at.X, at.dY, at.dF, at.dBias));
