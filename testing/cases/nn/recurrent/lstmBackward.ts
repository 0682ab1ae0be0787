// LSTMBACKWARD as a case: every result against the reference in doubles.
import { lstmBackwardRef } from '../../../../src/nn/recurrent/lstmBackward.ref.ts';
import { lstmBackward } from '../../../../src/nn.ts';
import { lstmBackwardSpec } from '../../../../src/specs.ts';
import { calling, type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.ts';
import { hostMat } from '../../../lib/views.ts';
import type { LstmProblem } from './lstmForward.ts';
import { SEQUENCE_COLUMNS, sequenceOf, sequences } from './sequences.ts';

const RESULTS = ['dX', 'dW', 'dU', 'db', 'dP', 'dh0', 'dc0'] as const;
const of = (p: LstmProblem, tensors: object): void =>
  lstmBackwardRef(p, tensors as Parameters<typeof lstmBackwardRef>[1], doubles);

export const lstmBackwardCase: Case<LstmProblem, Views> = {
  spec: lstmBackwardSpec,
  // As forward; halves also round the gradients by gates.
  tolerance: 60,
  repeatable: true,
  sweep: [
    ...sequences(['P', 'h0', 'c0', 'dY', 'dhT', 'dcT', ...RESULTS]).map((p) => ({ ...p, order: 'iofg' as const })),
    ...(['ifgo', 'gifo'] as const).map((order) => ({ ...sequences([])[7]!, order })),
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
