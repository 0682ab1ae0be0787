// ATTENTIONBACKWARD as a case: every result against the reference in doubles.
import { attentionBackwardRef } from '../../../../src/nn/attention/attentionBackward.ref.js';
import { attentionForwardRef } from '../../../../src/nn/attention/attentionForward.ref.js';
import { attentionBackward } from '../../../../src/nn.js';
import { attentionBackwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { fill } from '../../../lib/operands.js';
import { doubles, inDoubles, tensorError, tensorsIn } from '../../../lib/tensors.js';
import { ATTENTION_COLUMNS, ATTENTIONS, attentionData, attentionOf } from './attentions.js';
const RESULTS = ['dQ', 'dK', 'dV'];
const of = (p, tensors) => attentionBackwardRef(p, tensors, doubles);
export const attentionBackwardCase = {
    spec: attentionBackwardSpec,
    // Differences of numbers that are larger: of dO V^T and its mean.
    tolerance: 60,
    repeatable: true,
    sweep: [
        ...ATTENTIONS.filter(({ together }) => !together),
        ...[...RESULTS, 'dQ dK', 'dK dV'].map((names) => ({
            ...ATTENTIONS[1],
            absent: ['mask', ...names.split(' ')],
        })),
    ],
    fromOptions: (size) => attentionOf(size),
    // O and L are what a forward call leaves, rounded.
    data(problem, prec, random) {
        const views = attentionData(attentionBackwardSpec, prec, problem, random);
        const results = inDoubles(views, ['O', 'L']);
        attentionForwardRef(problem, results, doubles);
        fill(prec, views.O, (_, k) => results.O.data[k]);
        fill('d', views.L, (_, k) => results.L.data[k]);
        return views;
    },
    run: calling(attentionBackward, attentionBackwardSpec),
    reference: (p, operands) => of(p, tensorsIn(operands)),
    error(p, before, after) {
        const wanted = inDoubles(before);
        of(p, wanted);
        // Of a single key the weight is 1, and what should be 0 is a difference of products.
        return tensorError(after, wanted, RESULTS, 0.1);
    },
    table: productTable([], ATTENTION_COLUMNS),
};
