// CONVFORWARD, CONVBACKWARDDATA and CONVBACKWARDFILTER as cases: every result against the reference in doubles.
import { type ConvSizes, convolutionOf } from '../../../../src/core/convolution.ts';
import { activationOf } from '../../../../src/nn/activations/activation.ref.ts';
import { convBackwardDataRef, convBackwardFilterRef, convForwardRef } from '../../../../src/nn/convolution/conv.ref.ts';
import type { ConvActivation } from '../../../../src/nn.ts';
import { convBackwardData, convBackwardFilter, convForward } from '../../../../src/nn.ts';
import {
  convBackwardDataSpec,
  convBackwardFilterSpec,
  convForwardSpec,
  type RoutineSpec,
} from '../../../../src/specs.ts';
import { differenceOf, inDoubles } from '../../../lib/againstRef.ts';
import { calling, type Front, operandsOf } from '../../../lib/calls.ts';
import { type Case, written } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { fill, type Operands } from '../../../lib/operands.ts';
import { hostMat } from '../../../lib/views.ts';

export interface ConvProblem extends ConvSizes {
  readonly activation?: ConvActivation;
  readonly algo?: 'auto' | 'implicit' | 'gemm' | 'direct';
  /** Elements in front of the operands. */
  readonly offset?: number;
  /** Bias, and its gradient, are left out. */
  readonly bare?: boolean;
}

const pads = { padTop: 0, padBottom: 0, padLeft: 0, padRight: 0 } as const;
const steps = { strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, groups: 1 } as const;
const base: ConvProblem = {
  ...{ layout: 'nhwc', images: 2, height: 7, width: 6, channels: 4, outChannels: 8, filterHeight: 3, filterWidth: 3 },
  ...pads,
  ...steps,
};
const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 } as const;
const sweep: readonly ConvProblem[] = [
  { ...base, images: 0 },
  { ...base, filterHeight: 8 },
  { ...base, height: 1, width: 1, filterHeight: 1, filterWidth: 1, channels: 1, outChannels: 1, images: 1 },
  { ...base, ...around, activation: 'gelu' },
  { ...base, ...around, algo: 'direct', activation: 'tanh', offset: 2 },
  { ...base, channels: 5, outChannels: 7, strideY: 2, strideX: 3, padTop: 2, padRight: 1, bare: true },
  { ...base, channels: 3, filterHeight: 2, dilationY: 2, dilationX: 2, offset: 3 },
  ...(['nhwc', 'nchw'] as const).flatMap((layout): ConvProblem[] => [
    { ...base, layout, groups: 2, padLeft: 2, padBottom: 1, strideX: 2, activation: 'relu', offset: 1 },
    { ...base, layout, groups: 4, outChannels: 4, ...around, offset: 4 },
    { ...base, layout, dilationY: 2, padTop: 2, padRight: 3, strideY: 2, activation: 'silu' },
  ]),
  { ...base, height: 1, width: 20, filterHeight: 1, filterWidth: 5, channels: 64, outChannels: 12, padLeft: 4 },
];

type Views = Readonly<Record<string, MatrixView>>;
type Compute = (problem: ConvProblem, at: Readonly<Record<string, ReturnType<typeof hostMat>>>) => void;

function caseOf(spec: RoutineSpec, front: Front, reference: Compute): Case<ConvProblem, Operands> {
  const compute = (problem: ConvProblem, views: Views): void =>
    reference(problem, Object.fromEntries(Object.entries(views).map(([name, view]) => [name, hostMat(view)])));
  return {
    spec,
    // A sum of products, at most a few thousands of them.
    tolerance: 16,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }) => ({ ...base, ...around, height: m, width: n, channels: 64, outChannels: 64 }),

    data({ offset = 0, ...problem }, prec, random) {
      const all = operandsOf(spec, prec, { ...problem, layout: { offset } });
      const given = Object.entries(all).filter(([name]) => !problem.bare || !/bias/i.test(name));
      for (const [name, view] of given)
        if ((spec.args[name] as { access: string }).access === 'in') fill(prec, view, () => 2 * random.rand() - 1);
      return Object.fromEntries(given);
    },

    run: calling(front, spec),
    reference: (problem, views) => compute(problem, views as Views),

    error(problem, before, after) {
      const expected = inDoubles(before);
      compute(problem, expected);
      const results = written({ spec }, before);
      return results.reduce(
        (worst, name) => larger(differenceOf(after[name] as MatrixView, expected[name]!), worst),
        0,
      );
    },

    table: bandwidthTable(spec, { columns: ['height', 'width'], computes: true }),
  };
}

export const convForwardCase = caseOf(convForwardSpec, convForward, (problem, { X, F, bias, Y }) => {
  const { activation = 'none' } = problem;
  const f = activation === 'none' ? (z: number) => z : activationOf(activation, 0, 1).f;
  convForwardRef(convolutionOf(problem), X!, F!, bias, f, Y!);
});
export const convBackwardDataCase = caseOf(convBackwardDataSpec, convBackwardData, (problem, { F, dY, dX }) =>
  convBackwardDataRef(convolutionOf(problem), F!, dY!, dX!),
);
export const convBackwardFilterCase = caseOf(convBackwardFilterSpec, convBackwardFilter, (problem, at) =>
  convBackwardFilterRef(convolutionOf(problem), at.X!, at.dY!, at.dF!, at.dBias),
);
