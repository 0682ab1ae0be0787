// GRUBACKWARD as a case: every result against the reference in doubles.
import { gruBackwardRef } from '../../../../src/nn/recurrent/gruBackward.ref.ts';
import { gruBackward } from '../../../../src/nn.ts';
import { gruBackwardSpec } from '../../../../src/specs.ts';
import { calling, type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { doubles, inDoubles, tensorError, tensorsOf } from '../../../lib/tensors.ts';
import { hostMat } from '../../../lib/views.ts';
import type { GruProblem } from './gruForward.ts';
import { SEQUENCE_COLUMNS, sequenceOf, sequences } from './sequences.ts';

const RESULTS = ['dX', 'dW', 'dU', 'db', 'dbU', 'dh0'] as const;
const of = (p: GruProblem, tensors: object): void =>
  gruBackwardRef(p, tensors as Parameters<typeof gruBackwardRef>[1], doubles);

export const gruBackwardCase: Case<GruProblem, Views> = {
  spec: gruBackwardSpec,
  // As forward; halves also round the gradients by gates.
  tolerance: 60,
  repeatable: true,
  sweep: [
    ...sequences(['h0', 'dY', 'dhT', ...RESULTS]).flatMap((p) =>
      [false, true].map((resetAfter) => ({ ...p, resetAfter, order: 'zrn' as const })),
    ),
    ...[false, true].map((resetAfter) => ({ ...sequences([])[7]!, resetAfter, order: 'rzn' as const })),
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
