// Batch normalization and its gradients as cases: every result against the reference in doubles.
import type { ArgSpec } from '../../../../src/core/spec.ts';
import type { Prec } from '../../../../src/index.ts';
import { type BatchNormCall, batchNormGradientRef, batchNormRef } from '../../../../src/nn/norms/batchNorm.ref.ts';
import { batchNormBackward, batchNormForward } from '../../../../src/nn.ts';
import { batchNormBackwardSpec, batchNormForwardSpec, type RoutineSpec } from '../../../../src/specs.ts';
import { differenceOf, inDoubles } from '../../../lib/againstRef.ts';
import { calling, type Front } from '../../../lib/calls.ts';
import { type Case, written } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { fill, type Operands, place, realWindow } from '../../../lib/operands.ts';
import { hostMat } from '../../../lib/views.ts';

export interface BatchNormProblem extends Partial<Pick<BatchNormCall, 'epsilon' | 'momentum'>> {
  readonly mode: 'training' | 'inference';
  readonly layout: 'nhwc' | 'nchw';
  readonly images: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  /** Elements in front of the operands. */
  readonly offset?: number;
  /** What may be left out is left out. */
  readonly bare?: boolean;
}

const modes = ['training', 'inference'] as const;
const layouts = ['nhwc', 'nchw'] as const;
const usual = { images: 2, height: 5, width: 7, channels: 3, offset: 5 } as const;
const kinds = modes.flatMap((mode) => layouts.map((layout) => ({ ...usual, mode, layout })));
const [first, second, , fourth] = kinds as [BatchNormProblem, BatchNormProblem, BatchNormProblem, BatchNormProblem];
const sweep: readonly BatchNormProblem[] = [
  { ...first, images: 0 },
  { ...second, channels: 0 },
  ...kinds,
  { ...first, images: 1, height: 1, width: 1, channels: 40, momentum: 1 },
  // Several groups of channels, and several slices.
  { ...first, images: 9, height: 19, width: 23, channels: 35, offset: 1, epsilon: 0.1, momentum: 0.75 },
  { ...second, images: 5, height: 50, width: 31, channels: 6, bare: true },
  { ...fourth, images: 3, height: 30, width: 41, channels: 9, bare: true },
  // In fours along memory: several groups of channels, several slices, and fewer units than a slice has threads.
  ...modes.flatMap((mode): BatchNormProblem[] => [
    { ...first, mode, images: 5, height: 19, width: 23, channels: 72, offset: 4 },
    { ...first, mode, images: 2, height: 3, width: 5, channels: 4, offset: 8 },
    { ...second, mode, images: 5, height: 50, width: 32, channels: 5, offset: 4 },
    { ...second, mode, images: 3, height: 2, width: 6, channels: 7, offset: 8, bare: true },
  ]),
];

const optional = (arg: ArgSpec): boolean => 'optional' in arg && arg.optional === true && !('also' in arg);

function dataOf(spec: RoutineSpec, { offset = 0, bare, ...p }: BatchNormProblem, prec: 'h' | 's' | 'd') {
  const views: Record<string, MatrixView> = {};
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind !== 'vector' || (bare && optional(arg))) continue;
    const use = arg.access === 'in' ? 'read' : 'write';
    const length = arg.length(p);
    views[name] =
      arg.type === undefined
        ? place(prec, { x: [length, 1] }, use === 'write' ? ['x'] : [], { offset }).x
        : realWindow(prec === 'h' ? 's' : prec, length, 1, { offset }, use);
  }
  return views;
}

interface Kind {
  readonly spec: RoutineSpec;
  readonly front: Front;
  readonly gradient: boolean;
}

function compute(gradient: boolean, problem: BatchNormProblem, views: Readonly<Record<string, MatrixView>>): void {
  const at = Object.fromEntries(Object.entries(views).map(([name, view]) => [name, hostMat(view)])) as never;
  const { epsilon = 1e-5, momentum = 0.1 } = problem;
  if (gradient) batchNormGradientRef(problem, at);
  else if (problem.images > 0) batchNormRef({ ...problem, epsilon, momentum }, at);
}

function caseOf({ spec, front, gradient }: Kind): Case<BatchNormProblem, Operands> {
  return {
    spec,
    // Means of at most thousands, updated one by one, a root, a quotient, and operations around them.
    tolerance: 40,
    sweep,
    // Statistics are written in singles, and come first.
    arithmetic: (_problem, prec) => prec,
    fromOptions: ({ m, n }) => ({ ...first, images: 4, height: m, width: n, channels: 32, offset: 0 }),

    data(problem, prec, random) {
      const views = dataOf(spec, problem, prec as 'h' | 's' | 'd');
      for (const [name, view] of Object.entries(views)) {
        const arg = spec.args[name] as { access: string };
        if (arg.access === 'out') continue;
        const type = ('type' in view ? view.type : prec) as Prec;
        const positive = name === 'rstd' || name === 'runningVar';
        fill(type as 's', view, () => (positive ? 0.5 + random.rand() : 2 * random.rand() - 0.5));
      }
      return views;
    },

    run: calling(front, spec),
    reference: (problem, views) => compute(gradient, problem, views as Readonly<Record<string, MatrixView>>),

    error(problem, before, after) {
      const expected = inDoubles(before);
      compute(gradient, problem, expected);
      return written({ spec }, before).reduce(
        (worst, name) => larger(differenceOf(after[name] as MatrixView, expected[name]!), worst),
        0,
      );
    },

    table: bandwidthTable(spec, { columns: ['height', 'width'], computes: true }),
    ...(gradient && { repeatable: true }),
  };
}

export const batchNormForwardCase = caseOf({ spec: batchNormForwardSpec, front: batchNormForward, gradient: false });
export const batchNormBackwardCase = caseOf({ spec: batchNormBackwardSpec, front: batchNormBackward, gradient: true });
