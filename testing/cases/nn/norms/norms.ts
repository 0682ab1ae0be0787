// Layer and RMS normalization and their gradients as cases: every result against the reference in doubles.

import { normGradientRef, normRef } from '../../../../src/nn/norms/norm.ref.ts';
import { layerNormBackward, layerNormForward, rmsNormBackward, rmsNormForward } from '../../../../src/nn.ts';
import {
  layerNormBackwardSpec,
  layerNormForwardSpec,
  type RoutineSpec,
  rmsNormBackwardSpec,
  rmsNormForwardSpec,
} from '../../../../src/specs.ts';
import { differenceOf, inDoubles } from '../../../lib/againstRef.ts';
import { calling, type Front, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case, written } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { ODD, SHAPES } from '../../../lib/elementwise.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { fill, type Operands, place, realWindow } from '../../../lib/operands.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface NormProblem extends Sizes<'m' | 'n'>, LaidOut {
  readonly epsilon?: number;
  /** Factors, summands and statistics are left out. */
  readonly bare?: boolean;
  /** Matrices lie in one buffer. */
  readonly together?: boolean;
}

const shapes = SHAPES.map((shape) => ({ ...shape, layout: ODD }));
const sweep: readonly NormProblem[] = [
  ...shapes,
  { m: 40, n: 7, bare: true },
  { m: 1500, n: 3 },
  { m: 20, n: 500 },
  { m: 33, n: 41, layout: ODD, together: true },
];

type Views = Readonly<Record<string, MatrixView>>;

/** The names of a spec's vectors that have rows' length, and columns'; saved ones are singles of halves. */
function dataOf(spec: RoutineSpec, { m, n, layout, bare, together }: NormProblem, prec: 'h' | 's' | 'd') {
  const of = Object.entries(spec.args);
  const matrices = of.filter(([, arg]) => arg.kind === 'matrix').map(([name]) => name);
  const out = written({ spec }).filter((name) => matrices.includes(name));
  const sizes = Object.fromEntries(matrices.map((name) => [name, [m, n] as const]));
  const views: Record<string, MatrixView> = place(prec, sizes, together ? matrices : out, layout);
  for (const [name, arg] of of) {
    if (arg.kind !== 'vector' || (bare && arg.optional)) continue;
    const use = arg.access === 'in' ? 'read' : 'write';
    const length = arg.length({ m, n });
    const own = { offset: layout?.offset ?? 0 };
    views[name] =
      arg.type === undefined
        ? place(prec, { x: [length, 1] }, use === 'write' ? ['x'] : [], own).x
        : realWindow(prec === 'h' ? 's' : prec, length, 1, own, use);
  }
  return views;
}

interface Kind {
  readonly spec: RoutineSpec;
  readonly front: Front;
  readonly centered: boolean;
  readonly gradient: boolean;
}

const real = (x: MatrixView | undefined) => x && hostMat(x);

function compute({ centered, gradient }: Kind, { m, n, epsilon }: NormProblem, views: Views): void {
  const at = Object.fromEntries(Object.entries(views).map(([name, view]) => [name, real(view)]));
  if (gradient) normGradientRef(m, n, at as never);
  else normRef(m, n, epsilon ?? 1e-5, centered, at as never);
}

function caseOf(kind: Kind): Case<NormProblem, Operands> {
  const { spec, front, gradient } = kind;
  return {
    spec,
    // Sums of at most thousands in a tree, a root, a quotient, and operations around them.
    tolerance: 20,
    sweep,
    fromOptions: ({ m, n }, o) => ({ m, n, layout: layoutOf(o) }),

    data(problem, prec, random) {
      const views = dataOf(spec, problem, prec as 'h' | 's' | 'd');
      for (const [name, view] of Object.entries(views)) {
        const arg = spec.args[name] as { access: string };
        if (arg.access !== 'in') continue;
        const type = 'type' in view ? (view.type as 's') : prec;
        fill(type, view, () =>
          name === 'rstd' ? 0.5 + random.rand() : name === 'mean' ? random.rand() : 2 * random.rand() - 0.5,
        );
      }
      return views;
    },

    run: calling(front, spec),
    reference: (problem, views) => compute(kind, problem, views as Views),

    error(problem, before, after) {
      const expected = inDoubles(before);
      compute(kind, problem, expected);
      return written({ spec }, before).reduce((worst, name) => {
        const own = differenceOf(after[name] as MatrixView, expected[name]!);
        return larger(own, worst);
      }, 0);
    },

    table: bandwidthTable(spec, { columns: ['m', 'n'], computes: true }),
    ...(!gradient && { repeatable: true }),
  };
}

export const layerNormForwardCase = caseOf({
  spec: layerNormForwardSpec,
  front: layerNormForward,
  centered: true,
  gradient: false,
});
export const layerNormBackwardCase = caseOf({
  spec: layerNormBackwardSpec,
  front: layerNormBackward,
  centered: true,
  gradient: true,
});
export const rmsNormForwardCase = caseOf({
  spec: rmsNormForwardSpec,
  front: rmsNormForward,
  centered: false,
  gradient: false,
});
export const rmsNormBackwardCase = caseOf({
  spec: rmsNormBackwardSpec,
  front: rmsNormBackward,
  centered: false,
  gradient: true,
});
