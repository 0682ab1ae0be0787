// Layer and RMS normalization and their gradients as cases: every result against the reference in doubles.
import { normGradientRef, normRef } from '../../../../src/nn/norms/norm.ref.js';
import { layerNormBackward, layerNormForward, rmsNormBackward, rmsNormForward } from '../../../../src/nn.js';
import { layerNormBackwardSpec, layerNormForwardSpec, rmsNormBackwardSpec, rmsNormForwardSpec, } from '../../../../src/specs.js';
import { differenceOf, inDoubles } from '../../../lib/againstRef.js';
import { calling } from '../../../lib/calls.js';
import { written } from '../../../lib/case.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { ODD, SHAPES } from '../../../lib/elementwise.js';
import { larger } from '../../../lib/norms.js';
import { fill, place, realWindow } from '../../../lib/operands.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const shapes = SHAPES.map((shape) => ({ ...shape, layout: ODD }));
const sweep = [
    ...shapes,
    { m: 40, n: 7, bare: true },
    { m: 1500, n: 3 },
    { m: 20, n: 500 },
    { m: 33, n: 41, layout: ODD, together: true },
];
/** The names of a spec's vectors that have rows' length, and columns'; saved ones are singles of halves. */
function dataOf(spec, { m, n, layout, bare, together }, prec) {
    const of = Object.entries(spec.args);
    const matrices = of.filter(([, arg]) => arg.kind === 'matrix').map(([name]) => name);
    const out = written({ spec }).filter((name) => matrices.includes(name));
    const sizes = Object.fromEntries(matrices.map((name) => [name, [m, n]]));
    const views = place(prec, sizes, together ? matrices : out, layout);
    for (const [name, arg] of of) {
        if (arg.kind !== 'vector' || (bare && arg.optional))
            continue;
        const use = arg.access === 'in' ? 'read' : 'write';
        const length = arg.length({ m, n });
        const own = { offset: layout?.offset ?? 0 };
        views[name] =
            arg.type === undefined
                ? place(prec, { x: [length, 1] }, use === 'write' ? ['x'] : [], own).x
                : realWindow(prec === 'h' ? 's' : prec, length, 1, own, use);
    }
    return views;
}
const real = (x) => x && hostMat(x);
function compute({ centered, gradient }, { m, n, epsilon }, views) {
    const at = Object.fromEntries(Object.entries(views).map(([name, view]) => [name, real(view)]));
    if (gradient)
        normGradientRef(m, n, at);
    else
        normRef(m, n, epsilon ?? 1e-5, centered, at);
}
function caseOf(kind) {
    const { spec, front, gradient } = kind;
    return {
        spec,
        // Sums of at most thousands in a tree, a root, a quotient, and operations around them.
        tolerance: 20,
        sweep,
        fromOptions: ({ m, n }, o) => ({ m, n, layout: layoutOf(o) }),
        data(problem, prec, random) {
            const views = dataOf(spec, problem, prec);
            for (const [name, view] of Object.entries(views)) {
                const arg = spec.args[name];
                if (arg.access !== 'in')
                    continue;
                const type = 'type' in view ? view.type : prec;
                fill(type, view, () => name === 'rstd' ? 0.5 + random.rand() : name === 'mean' ? random.rand() : 2 * random.rand() - 0.5);
            }
            return views;
        },
        run: calling(front, spec),
        reference: (problem, views) => compute(kind, problem, views),
        error(problem, before, after) {
            const expected = inDoubles(before);
            compute(kind, problem, expected);
            return written({ spec }, before).reduce((worst, name) => {
                const own = differenceOf(after[name], expected[name]);
                return larger(own, worst);
            }, 0);
        },
        table: bandwidthTable(spec, { columns: ['m', 'n'], computes: true }),
        ...(!gradient && { repeatable: true }),
    };
}
export const layerNormForwardCase = caseOf({
    spec: layerNormForwardSpec,
    front: layerNormForward,
    centered: true,
    gradient: false,
});
export const layerNormBackwardCase = caseOf({
    spec: layerNormBackwardSpec,
    front: layerNormBackward,
    centered: true,
    gradient: true,
});
export const rmsNormForwardCase = caseOf({
    spec: rmsNormForwardSpec,
    front: rmsNormForward,
    centered: false,
    gradient: false,
});
export const rmsNormBackwardCase = caseOf({
    spec: rmsNormBackwardSpec,
    front: rmsNormBackward,
    centered: false,
    gradient: true,
});
