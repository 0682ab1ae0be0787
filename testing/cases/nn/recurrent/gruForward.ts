// GRUFORWARD as a case: every result against the reference in doubles.
import { gruForwardRef } from '../../../../src/nn/recurrent/gruForward.ref.ts';
import { gruForward } from '../../../../src/nn.ts';
import { gruForwardSpec } from '../../../../src/specs.ts';
import { calling, type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.ts';
import { hostMat } from '../../../lib/views.ts';
import { SEQUENCE_COLUMNS, type SequenceProblem, sequenceOf, sequences } from './sequences.ts';

export interface GruProblem extends SequenceProblem {
  readonly order: 'zrn' | 'rzn';
  readonly resetAfter: boolean;
}

const RESULTS = ['Y', 'hT', 'S'] as const;
const of = (p: GruProblem, tensors: object): void =>
  gruForwardRef(p, tensors as Parameters<typeof gruForwardRef>[1], doubles);

export const gruForwardCase: Case<GruProblem, Views> = {
  spec: gruForwardSpec,
  // States of a few steps, each from a sum of up to a hundred terms; of halves they are rounded at every step.
  tolerance: 60,
  repeatable: true,
  sweep: [
    ...sequences(['b', 'bU', 'h0', 'hT', 'S']).flatMap((p) =>
      [false, true].map((resetAfter) => ({ ...p, resetAfter, order: 'zrn' as const })),
    ),
    ...[false, true].map((resetAfter) => ({ ...sequences([])[7]!, resetAfter, order: 'rzn' as const })),
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
const fullS = (p: GruProblem) => doubles((p.direction === 'both' ? 8 : 4) * p.steps * p.batch * p.hidden);
