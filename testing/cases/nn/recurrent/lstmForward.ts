// LSTMFORWARD as a case: every result against the reference in doubles.
import { lstmForwardRef } from '../../../../src/nn/recurrent/lstmForward.ref.ts';
import { lstmForward } from '../../../../src/nn.ts';
import { lstmForwardSpec } from '../../../../src/specs.ts';
import { calling, type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.ts';
import { hostMat } from '../../../lib/views.ts';
import { SEQUENCE_COLUMNS, type SequenceProblem, sequenceOf, sequences } from './sequences.ts';

export interface LstmProblem extends SequenceProblem {
  readonly order: 'iofg' | 'ifgo' | 'gifo';
}

const RESULTS = ['Y', 'hT', 'cT', 'S'] as const;
const of = (p: LstmProblem, tensors: object): void =>
  lstmForwardRef(p, tensors as Parameters<typeof lstmForwardRef>[1]);

export const lstmForwardCase: Case<LstmProblem, Views> = {
  spec: lstmForwardSpec,
  // States of a few steps, each from a sum of up to a hundred terms; of halves they are rounded at every step.
  tolerance: 60,
  repeatable: true,
  sweep: [
    ...sequences(['b', 'P', 'h0', 'c0', 'hT', 'cT', 'S']).map((p) => ({ ...p, order: 'iofg' as const })),
    ...(['ifgo', 'gifo'] as const).map((order) => ({ ...sequences([])[7]!, order })),
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
const fullS = (p: LstmProblem) => doubles((p.direction === 'both' ? 10 : 5) * p.steps * p.batch * p.hidden);
