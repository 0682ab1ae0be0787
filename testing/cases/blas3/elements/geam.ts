// GEAM as a case: every element against the formula. With a factor of zero its operand is NaN.
import { geamRef } from '../../../../src/blas3/elements/geam.ref.ts';
import { geam, type Trans } from '../../../../src/index.ts';
import { geamSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { element, elementError, ODD, SHAPES } from '../../../lib/elementwise.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { place } from '../../../lib/operands.ts';
import { layoutOf, uniform, unread } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GeamProblem extends Flags<'transA' | 'transB'>, Sizes<'m' | 'n' | 'alpha' | 'beta'>, LaidOut {
  /** Operands that lie in C's buffer. */
  readonly inC?: readonly ('A' | 'B')[];
}

export type GeamData = Data<'A' | 'B' | 'C'>;

const NN = { transA: 'n', transB: 'n' } as const;
const kinds = (['n', 't'] as const).flatMap((transA) => (['n', 't'] as const).map((transB) => ({ transA, transB })));
const IN_C = [['A'], ['B'], ['A', 'B']] as const;

const sweep: readonly GeamProblem[] = [
  ...kinds.flatMap((kind) => [
    ...SHAPES.map((shape) => ({ ...kind, ...shape, alpha: 0.29, beta: -0.48, layout: ODD })),
    ...IN_C.map((inC) => ({ ...kind, m: 40, n: 41, alpha: 0.29, beta: -0.48, layout: ODD, inC })),
  ]),
  ...kinds.flatMap((kind) =>
    [0, 1, -2].flatMap((alpha) => [0, 1, 0.5].map((beta) => ({ ...kind, m: 40, n: 6, alpha, beta, layout: ODD }))),
  ),
  { ...NN, transA: 'c', m: 9, n: 5, alpha: 1, beta: 1, layout: ODD },
];

export const geamCase: Case<GeamProblem, GeamData> = {
  spec: geamSpec,
  // Two products and their sum, each rounded once, and the factors rounded to the precision.
  tolerance: 4,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({
    transA: o.transA,
    transB: o.transB,
    m,
    n,
    alpha: 0.29,
    beta: -0.48,
    layout: layoutOf(o),
  }),

  data({ transA, transB, m, n, alpha, beta, layout, inC = [] }, prec, random) {
    const shape = (trans: Trans) => (trans === 'n' ? ([m, n] as const) : ([n, m] as const));
    const views = place(prec, { A: shape(transA), B: shape(transB), C: [m, n] }, [...inC, 'C'], layout);
    (alpha === 0 ? unread : uniform)(views.A, prec, random);
    (beta === 0 ? unread : uniform)(views.B, prec, random);
    unread(views.C, prec, random);
    return views;
  },

  run: calling(geam, geamSpec),

  reference: ({ transA, transB, m, n, alpha, beta }, { A, B, C }) =>
    geamRef(transA, transB, m, n, alpha, hostMat(A), beta, hostMat(B), hostMat(C)),

  error({ transA, transB, alpha, beta }, { A, B }, { C }) {
    const op = (trans: Trans, x: MatrixView, i: number, j: number) =>
      trans === 'n' ? element(x, i, j) : element(x, j, i);
    const first = (i: number, j: number) => (alpha === 0 ? 0 : alpha * op(transA, A, i, j));
    const second = (i: number, j: number) => (beta === 0 ? 0 : beta * op(transB, B, i, j));
    return elementError(
      C,
      (i, j) => first(i, j) + second(i, j),
      (i, j) => Math.abs(first(i, j)) + Math.abs(second(i, j)),
    );
  },

  table: bandwidthTable(geamSpec, { flags: ['transA', 'transB'], columns: ['m', 'n'], computes: true }),
};
