// ATTENTIONFORWARD as a case: every result against the reference in doubles.
import { attentionForwardRef } from '../../../../src/nn/attention/attentionForward.ref.js';
import { attentionForward } from '../../../../src/nn.js';
import { attentionForwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { doubles, inDoubles, tensorError, tensorsIn } from '../../../lib/tensors.js';
import { ATTENTION_COLUMNS, ATTENTIONS, attentionData, attentionOf } from './attentions.js';
const RESULTS = ['O', 'L'];
const of = (p, tensors) => attentionForwardRef(p, tensors, doubles);
export const attentionForwardCase = {
    spec: attentionForwardSpec,
    // Scores of up to 140 terms, and weights relative to the largest of them so far.
    tolerance: 30,
    repeatable: true,
    sweep: ATTENTIONS.map((p) => (p.together || p.capacity > 0 ? { ...p, absent: [...p.absent, 'L'] } : p)),
    fromOptions: (size) => attentionOf(size),
    data: (problem, prec, random) => attentionData(attentionForwardSpec, prec, problem, random),
    run: calling(attentionForward, attentionForwardSpec),
    reference: (p, operands) => of(p, tensorsIn(operands)),
    error(p, before, after) {
        const wanted = inDoubles(before, RESULTS);
        of(p, wanted);
        return tensorError(after, wanted, RESULTS);
    },
    table: productTable([], ATTENTION_COLUMNS),
};
