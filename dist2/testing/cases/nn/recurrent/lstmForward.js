// LSTMFORWARD as a case: every result against the reference in doubles.
import { lstmForwardRef } from '../../../../src/nn/recurrent/lstmForward.ref.js';
import { lstmForward } from '../../../../src/nn.js';
import { lstmForwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.js';
import { hostMat } from '../../../lib/views.js';
import { SEQUENCE_COLUMNS, sequenceOf, sequences } from './sequences.js';
const RESULTS = ['Y', 'hT', 'cT', 'S'];
const of = (p, tensors) => lstmForwardRef(p, tensors);
export const lstmForwardCase = {
    spec: lstmForwardSpec,
    // States of a few steps, each from a sum of up to a hundred terms; of halves they are rounded at every step.
    tolerance: 60,
    repeatable: true,
    sweep: [
        ...sequences(['b', 'P', 'h0', 'c0', 'hT', 'cT', 'S']).map((p) => ({ ...p, order: 'iofg' })),
        ...['ifgo', 'gifo'].map((order) => ({ ...sequences([])[7], order })),
    ],
    fromOptions: (size) => ({ ...sequenceOf(size), order: 'iofg', absent: ['P'] }),
    data: (problem, prec, random) => tensorsOf(lstmForwardSpec, prec, problem, problem.absent ?? [], random),
    run: calling(lstmForward, lstmForwardSpec),
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
const fullS = (p) => doubles((p.direction === 'both' ? 10 : 5) * p.steps * p.batch * p.hidden);
