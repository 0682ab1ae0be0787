// LASET as a case: two values, and the rest stays as it is.
import { lasetRef } from '../../../../src/blas3/elements/laset.ref.js';
import { laset } from '../../../../src/index.js';
import { lasetSpec } from '../../../../src/specs.js';
import { argumentsOf, partsAt } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, inPart, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { window } from '../../../lib/operands.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** The scalars of a problem as they are set: exact in halves, and with two different parts in a complex matrix. */
const inField = (x, { parts }) => parts === undefined ? x : { re: x, im: 2 - x };
const sweep = ['f', 'l', 'u'].flatMap((uplo) => [
    ...SHAPES.map((shape) => ({ uplo, ...shape, alpha: -0.25, beta: 3, layout: ODD })),
    { uplo, m: 5, n: 5, alpha: Number.NaN, beta: Number.POSITIVE_INFINITY, layout: ODD },
]);
export const lasetCase = {
    spec: lasetSpec,
    // The elements are moved: any difference is too much.
    tolerance: 1,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({ uplo: o.uplo, m, n, alpha: 0, beta: 1, layout: layoutOf(o) }),
    data({ m, n, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        uniform(A, prec, random);
        return { A };
    },
    run: (queue, p, at) => {
        const [alpha, beta] = [inField(p.alpha, { parts: partsAt(at) }), inField(p.beta, { parts: partsAt(at) })];
        return laset(queue, { ...argumentsOf(lasetSpec, p, at), alpha, beta });
    },
    reference: ({ uplo, m, n, alpha, beta }, { A }) => lasetRef(uplo, m, n, inField(alpha, A), inField(beta, A), hostMat(A)),
    error: ({ uplo, alpha, beta }, { A: given }, { A }) => elementError(A, (i, j) => {
        if (!inPart(uplo, i, j))
            return scalar(given, i, j);
        return inField(i === j ? beta : alpha, A);
    }),
    table: bandwidthTable(lasetSpec, {
        columns: ['uplo', 'm', 'n'],
        each: (p) => ['l', 'u', 'f'].map((uplo) => ({ ...p, uplo })),
    }),
};
