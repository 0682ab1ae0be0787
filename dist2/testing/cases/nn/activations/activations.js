// ACTIVATIONFORWARD and ACTIVATIONBACKWARD as cases: every element against the function in doubles.
import { activationOf, activationRef } from '../../../../src/nn/activations/activation.ref.js';
import { activationBackward, activationForward } from '../../../../src/nn.js';
import { activationBackwardSpec, activationForwardSpec } from '../../../../src/specs.js';
import { calling, operandsOf } from '../../../lib/calls.js';
import { vectorTable } from '../../../lib/columns.js';
import { element, elementError } from '../../../lib/elementwise.js';
import { fill } from '../../../lib/operands.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const { values: kinds } = activationForwardSpec.args.kind;
const some = { slope: 0.25, scale: 1.5 };
const sweep = [
    ...[0, 1, 5, 1023].map((n) => ({ kind: 'gelu', n, ...some, layout: { offset: 3 } })),
    ...kinds.map((kind) => ({ kind, n: 1500, ...some })),
    { kind: 'elu', n: 500, ...some, together: true, layout: { offset: 5 } },
];
/** The smallest normal half: below it halves have an absolute error. */
const LEAST = 2 ** -14;
/** From -8 to 8, with both zeros and the corners among them. */
const numberAt = (n, i) => n < 20 ? i - 1 : Math.round((((i * 7) % n) / (n - 1)) * 512 - 256) / 32;
export const activationForwardCase = {
    spec: activationForwardSpec,
    // An exponential, whose argument is rounded too, and a few operations around it.
    tolerance: 16,
    repeatable: true,
    sweep,
    fromOptions: ({ n }, o) => ({ kind: 'gelu', n, ...some, layout: layoutOf(o) }),
    data(problem, prec) {
        const views = operandsOf(activationForwardSpec, prec, problem);
        fill(prec, views.X, (_, i) => numberAt(problem.n, i));
        return views;
    },
    run: calling(activationForward, activationForwardSpec),
    reference: ({ n, kind, slope, scale }, { X, Y }) => activationRef(n, activationOf(kind, slope, scale), hostMat(X), hostMat(Y)),
    error({ kind, slope, scale }, { X }, { Y }) {
        const { f } = activationOf(kind, slope, scale);
        return elementError(Y, (i, j) => f(element(X, i, j)), (i, j) => (1 + element(X, i, j) ** 2) * Math.max(Math.abs(f(element(X, i, j))), LEAST));
    },
    table: vectorTable(activationForwardSpec, true),
};
export const activationBackwardCase = {
    spec: activationBackwardSpec,
    tolerance: 16,
    repeatable: true,
    sweep,
    fromOptions: ({ n }, o) => ({ kind: 'gelu', n, ...some, layout: layoutOf(o) }),
    data(problem, prec, random) {
        const views = operandsOf(activationBackwardSpec, prec, problem);
        fill(prec, views.X, (_, i) => numberAt(problem.n, i));
        fill(prec, views.dY, () => random.rand() - 0.5);
        return views;
    },
    run: calling(activationBackward, activationBackwardSpec),
    reference: ({ n, kind, slope, scale }, { X, dY, dX }) => activationRef(n, activationOf(kind, slope, scale), hostMat(X), hostMat(dX), hostMat(dY)),
    error({ kind, slope, scale }, { X, dY }, { dX }) {
        const { df } = activationOf(kind, slope, scale);
        return elementError(dX, (i, j) => df(element(X, i, j)) * element(dY, i, j), 
        // A derivative is a difference where it is near 0.
        (i, j) => 0.25 + Math.abs(element(dY, i, j)) * (1 + element(X, i, j) ** 2) * Math.abs(df(element(X, i, j))));
    },
    table: vectorTable(activationBackwardSpec, true),
};
