// GRUFORWARD as a case: every result against the reference in doubles.
import { gruForwardRef } from '../../../../src/nn/recurrent/gruForward.ref.js';
import { gruForward } from '../../../../src/nn.js';
import { gruForwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.js';
import { hostMat } from '../../../lib/views.js';
import { SEQUENCE_COLUMNS, sequenceOf, sequences } from './sequences.js';
const RESULTS = ['Y', 'hT', 'S'];
const of = (p, tensors) => gruForwardRef(p, tensors, doubles);
export const gruForwardCase = {
    spec: gruForwardSpec,
    // States of a few steps, each from a sum of up to a hundred terms; of halves they are rounded at every step.
    tolerance: 60,
    repeatable: true,
    sweep: [
        ...sequences(['b', 'bU', 'h0', 'hT', 'S']).flatMap((p) => [false, true].map((resetAfter) => ({ ...p, resetAfter, order: 'zrn' }))),
        ...[false, true].map((resetAfter) => ({ ...sequences([])[7], resetAfter, order: 'rzn' })),
    ],
    fromOptions: (size) => ({ ...sequenceOf(size), order: 'zrn', resetAfter: true }),
    data: (problem, prec, random) => tensorsOf(gruForwardSpec, prec, problem, problem.absent ?? [], random),
    run: calling(gruForward, gruForwardSpec),
    reference(p, operands) {
        const tensors = Object.entries(operands).map(([name, view]) => [name, hostMat(view)]);
        of(p, { S: fullS(p), ...Object.fromEntries(tensors) });
    },
    error(p, before, after) {
        const wanted = { S: fullS(p), ...inDoubles(before, RESULTS) };
        of(p, wanted);
        return tensorError(after, wanted, RESULTS);
    },
    table: productTable([], SEQUENCE_COLUMNS),
};
/** Room for what the reference always keeps. */
const fullS = (p) => doubles((p.direction === 'both' ? 8 : 4) * p.steps * p.batch * p.hidden);
