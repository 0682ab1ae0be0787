import { batchNormGradientRef, batchNormRef } from '../../../../src/nn/norms/batchNorm.ref.js';
import { batchNormBackward, batchNormForward } from '../../../../src/nn.js';
import { batchNormBackwardSpec, batchNormForwardSpec } from '../../../../src/specs.js';
import { differenceOf, inDoubles } from '../../../lib/againstRef.js';
import { calling } from '../../../lib/calls.js';
import { written } from '../../../lib/case.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { larger } from '../../../lib/norms.js';
import { fill, place, realWindow } from '../../../lib/operands.js';
import { hostMat } from '../../../lib/views.js';
const modes = ['training', 'inference'];
const layouts = ['nhwc', 'nchw'];
const usual = { images: 2, height: 5, width: 7, channels: 3, offset: 5 };
const kinds = modes.flatMap((mode) => layouts.map((layout) => ({ ...usual, mode, layout })));
const [first, second, , fourth] = kinds;
const sweep = [
    { ...first, images: 0 },
    { ...second, channels: 0 },
    ...kinds,
    { ...first, images: 1, height: 1, width: 1, channels: 40, momentum: 1 },
    // Several groups of channels, and several slices.
    { ...first, images: 9, height: 19, width: 23, channels: 35, offset: 1, epsilon: 0.1, momentum: 0.75 },
    { ...second, images: 5, height: 50, width: 31, channels: 6, bare: true },
    { ...fourth, images: 3, height: 30, width: 41, channels: 9, bare: true },
];
const optional = (arg) => 'optional' in arg && arg.optional === true && !('also' in arg);
function dataOf(spec, { offset = 0, bare, ...p }, prec) {
    const views = {};
    for (const [name, arg] of Object.entries(spec.args)) {
        if (arg.kind !== 'vector' || (bare && optional(arg)))
            continue;
        const use = arg.access === 'in' ? 'read' : 'write';
        const length = arg.length(p);
        views[name] =
            arg.type === undefined
                ? place(prec, { x: [length, 1] }, use === 'write' ? ['x'] : [], { offset }).x
                : realWindow(prec === 'h' ? 's' : prec, length, 1, { offset }, use);
    }
    return views;
}
function compute(gradient, problem, views) {
    const at = Object.fromEntries(Object.entries(views).map(([name, view]) => [name, hostMat(view)]));
    const { epsilon = 1e-5, momentum = 0.1 } = problem;
    if (gradient)
        batchNormGradientRef(problem, at);
    else if (problem.images > 0)
        batchNormRef({ ...problem, epsilon, momentum }, at);
}
function caseOf({ spec, front, gradient }) {
    return {
        spec,
        // Means of at most thousands, updated one by one, a root, a quotient, and operations around them.
        tolerance: 40,
        sweep,
        // Statistics are written in singles, and come first.
        arithmetic: (_problem, prec) => prec,
        fromOptions: ({ m, n }) => ({ ...first, images: 4, height: m, width: n, channels: 32, offset: 0 }),
        data(problem, prec, random) {
            const views = dataOf(spec, problem, prec);
            for (const [name, view] of Object.entries(views)) {
                const arg = spec.args[name];
                if (arg.access === 'out')
                    continue;
                const type = ('type' in view ? view.type : prec);
                const positive = name === 'rstd' || name === 'runningVar';
                fill(type, view, () => (positive ? 0.5 + random.rand() : 2 * random.rand() - 0.5));
            }
            return views;
        },
        run: calling(front, spec),
        reference: (problem, views) => compute(gradient, problem, views),
        error(problem, before, after) {
            const expected = inDoubles(before);
            compute(gradient, problem, expected);
            return written({ spec }, before).reduce((worst, name) => larger(differenceOf(after[name], expected[name]), worst), 0);
        },
        table: bandwidthTable(spec, { columns: ['height', 'width'], computes: true }),
        ...(gradient && { repeatable: true }),
    };
}
export const batchNormForwardCase = caseOf({ spec: batchNormForwardSpec, front: batchNormForward, gradient: false });
export const batchNormBackwardCase = caseOf({ spec: batchNormBackwardSpec, front: batchNormBackward, gradient: true });
