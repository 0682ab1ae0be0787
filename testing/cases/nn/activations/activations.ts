// ACTIVATIONFORWARD and ACTIVATIONBACKWARD as cases: every element against the function in doubles.

import { activationOf, activationRef } from '../../../../src/nn/activations/activation.ref.ts';
import { type ActivationKind, activationBackward, activationForward } from '../../../../src/nn.ts';
import { activationBackwardSpec, activationForwardSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, operandsOf, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { vectorTable } from '../../../lib/columns.ts';
import { element, elementError } from '../../../lib/elementwise.ts';
import { fill } from '../../../lib/operands.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface ActivationProblem extends Sizes<'n'>, LaidOut {
  readonly kind: ActivationKind;
  readonly slope: number;
  readonly scale: number;
  /** All operands lie in one buffer. */
  readonly together?: boolean;
}

const { values: kinds } = activationForwardSpec.args.kind as { readonly values: readonly ActivationKind[] };
const some = { slope: 0.25, scale: 1.5 } as const;
const sweep: readonly ActivationProblem[] = [
  ...[0, 1, 5, 1023].map((n) => ({ kind: 'gelu' as const, n, ...some, layout: { offset: 3 } })),
  ...kinds.map((kind) => ({ kind, n: 1500, ...some })),
  // Not in fours, and in fours in several workgroups.
  ...[1501, 4100].map((n) => ({ kind: 'silu' as const, n, ...some, layout: { offset: 4 } })),
  { kind: 'elu', n: 500, ...some, together: true, layout: { offset: 5 } },
];

/** The smallest normal half: below it halves have an absolute error. */
const LEAST = 2 ** -14;

/** From -8 to 8, with both zeros and the corners among them. */
const numberAt = (n: number, i: number): number =>
  n < 20 ? i - 1 : Math.round((((i * 7) % n) / (n - 1)) * 512 - 256) / 32;

export const activationForwardCase: Case<ActivationProblem, Data<'X' | 'Y'>> = {
  spec: activationForwardSpec,
  // An exponential, whose argument is rounded too, and a few operations around it.
  tolerance: 16,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ kind: 'gelu', n, ...some, layout: layoutOf(o) }),

  data(problem, prec) {
    const views = operandsOf(activationForwardSpec, prec, problem) as Data<'X' | 'Y'>;
    fill(prec, views.X, (_, i) => numberAt(problem.n, i));
    return views;
  },

  run: calling(activationForward, activationForwardSpec),

  reference: ({ n, kind, slope, scale }, { X, Y }) =>
    activationRef(n, activationOf(kind, slope, scale), hostMat(X), hostMat(Y)),

  error({ kind, slope, scale }, { X }, { Y }) {
    const { f } = activationOf(kind, slope, scale);
    return elementError(
      Y,
      (i, j) => f(element(X, i, j)),
      (i, j) => (1 + element(X, i, j) ** 2) * Math.max(Math.abs(f(element(X, i, j))), LEAST),
    );
  },

  table: vectorTable(activationForwardSpec, true),
};

export const activationBackwardCase: Case<ActivationProblem, Data<'X' | 'dY' | 'dX'>> = {
  spec: activationBackwardSpec,
  tolerance: 16,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ kind: 'gelu', n, ...some, layout: layoutOf(o) }),

  data(problem, prec, random) {
    const views = operandsOf(activationBackwardSpec, prec, problem) as Data<'X' | 'dY' | 'dX'>;
    fill(prec, views.X, (_, i) => numberAt(problem.n, i));
    fill(prec, views.dY, () => random.rand() - 0.5);
    return views;
  },

  run: calling(activationBackward, activationBackwardSpec),

  reference: ({ n, kind, slope, scale }, { X, dY, dX }) =>
    activationRef(n, activationOf(kind, slope, scale), hostMat(X), hostMat(dX), hostMat(dY)),

  error({ kind, slope, scale }, { X, dY }, { dX }) {
    const { df } = activationOf(kind, slope, scale);
    return elementError(
      dX,
      (i, j) => df(element(X, i, j)) * element(dY, i, j),
      // A derivative is a difference where it is near 0.
      (i, j) => 0.25 + Math.abs(element(dY, i, j)) * (1 + element(X, i, j) ** 2) * Math.abs(df(element(X, i, j))),
    );
  },

  table: vectorTable(activationBackwardSpec, true),
};
