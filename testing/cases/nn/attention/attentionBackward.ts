// ATTENTIONBACKWARD as a case: every result against the reference in doubles.
import { attentionBackwardRef } from '../../../../src/nn/attention/attentionBackward.ref.ts';
import { attentionForwardRef } from '../../../../src/nn/attention/attentionForward.ref.ts';
import { attentionBackward } from '../../../../src/nn.ts';
import { attentionBackwardSpec } from '../../../../src/specs.ts';
import { calling, type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { fill } from '../../../lib/operands.ts';
import { doubles, inDoubles, tensorError, tensorsIn } from '../../../lib/tensors.ts';
import { ATTENTION_COLUMNS, ATTENTIONS, type AttentionProblem, attentionData, attentionOf } from './attentions.ts';

const RESULTS = ['dQ', 'dK', 'dV'] as const;
const of = (p: AttentionProblem, tensors: object): void =>
  attentionBackwardRef(p, tensors as Parameters<typeof attentionBackwardRef>[1], doubles);

export const attentionBackwardCase: Case<AttentionProblem, Views> = {
  spec: attentionBackwardSpec,
  // Differences of numbers that are larger: of dO V^T and its mean.
  tolerance: 60,
  repeatable: true,
  sweep: [
    ...ATTENTIONS.filter(({ together }) => !together),
    ...[...RESULTS, 'dQ dK', 'dK dV'].map((names) => ({
      ...ATTENTIONS[1]!,
      absent: ['mask', ...names.split(' ')],
    })),
  ],

  fromOptions: (size) => attentionOf(size),

  // O and L are what a forward call leaves, rounded.
  data(problem, prec, random) {
    const views = attentionData(attentionBackwardSpec, prec, problem, random);
    const results = inDoubles(views, ['O', 'L']);
    attentionForwardRef(problem, results as unknown as Parameters<typeof attentionForwardRef>[1], doubles);
    fill(prec, views.O!, (_, k) => results.O!.data[k]!);
    fill('d', views.L!, (_, k) => results.L!.data[k]!);
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
