// LSTMBACKWARD as a case: every result against the reference in doubles.
import { lstmBackwardRef } from '../../../../src/nn/recurrent/lstmBackward.ref.js';
import { lstmBackward } from '../../../../src/nn.js';
import { lstmBackwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.js';
import { hostMat } from '../../../lib/views.js';
import { SEQUENCE_COLUMNS, sequenceOf, sequences } from './sequences.js';
const RESULTS = ['dX', 'dW', 'dU', 'db', 'dP', 'dh0', 'dc0'];
const of = (p, tensors) => lstmBackwardRef(p, tensors, doubles);
export const lstmBackwardCase = {
    spec: lstmBackwardSpec,
    // As forward; halves also round the gradients by gates.
    tolerance: 60,
    repeatable: true,
    sweep: [
        ...sequences(['P', 'h0', 'c0', 'dY', 'dhT', 'dcT', ...RESULTS]).map((p) => ({ ...p, order: 'iofg' })),
        ...['ifgo', 'gifo'].map((order) => ({ ...sequences([])[7], order })),
    ],
    fromOptions: (size) => ({ ...sequenceOf(size), order: 'iofg', absent: ['P', 'dP'] }),
    // Gates and cells as a forward call might have left them: what is computed from them does not ask.
    data: (problem, prec, random) => tensorsOf(lstmBackwardSpec, prec, problem, problem.absent ?? [], random),
    run: calling(lstmBackward, lstmBackwardSpec),
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
