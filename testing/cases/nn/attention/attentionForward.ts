// ATTENTIONFORWARD as a case: every result against the reference in doubles.
import { attentionForwardRef } from '../../../../src/nn/attention/attentionForward.ref.ts';
import { attentionForward } from '../../../../src/nn.ts';
import { attentionForwardSpec } from '../../../../src/specs.ts';
import { calling, type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { doubles, inDoubles, tensorError, tensorsIn } from '../../../lib/tensors.ts';
import { ATTENTION_COLUMNS, ATTENTIONS, type AttentionProblem, attentionData, attentionOf } from './attentions.ts';

const RESULTS = ['O', 'L'] as const;
const of = (p: AttentionProblem, tensors: object): void =>
  attentionForwardRef(p, tensors as Parameters<typeof attentionForwardRef>[1], doubles);

export const attentionForwardCase: Case<AttentionProblem, Views> = {
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
