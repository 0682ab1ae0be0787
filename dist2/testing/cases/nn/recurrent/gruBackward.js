// GRUBACKWARD as a case: every result against the reference in doubles.
import { gruBackwardRef } from '../../../../src/nn/recurrent/gruBackward.ref.js';
import { gruBackward } from '../../../../src/nn.js';
import { gruBackwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.js';
import { hostMat } from '../../../lib/views.js';
import { SEQUENCE_COLUMNS, sequenceOf, sequences } from './sequences.js';
const RESULTS = ['dX', 'dW', 'dU', 'db', 'dbU', 'dh0'];
const of = (p, tensors) => gruBackwardRef(p, tensors, doubles);
export const gruBackwardCase = {
    spec: gruBackwardSpec,
    // As forward; halves also round the gradients by gates.
    tolerance: 60,
    repeatable: true,
    sweep: [
        ...sequences(['h0', 'dY', 'dhT', ...RESULTS]).flatMap((p) => [false, true].map((resetAfter) => ({ ...p, resetAfter, order: 'zrn' }))),
        ...[false, true].map((resetAfter) => ({ ...sequences([])[7], resetAfter, order: 'rzn' })),
    ],
    fromOptions: (size) => ({ ...sequenceOf(size), order: 'zrn', resetAfter: true }),
    // Gates and cells as a forward call might have left them: what is computed from them does not ask.
    data: (problem, prec, random) => tensorsOf(gruBackwardSpec, prec, problem, problem.absent ?? [], random),
    run: calling(gruBackward, gruBackwardSpec),
    reference(p, operands) {
        of(p, Object.fromEntries(Object.entries(operands).map(([name, view]) => [name, hostMat(view)])));
    },
    error(p, before, after) {
        const wanted = inDoubles(before, RESULTS);
        of(p, wanted);
        return tensorError(after, wanted, RESULTS);
    },
    table: productTable([], SEQUENCE_COLUMNS),
};
