// LASET as a case: two values, and the rest stays as it is.
import { lasetRef } from '../../../../src/blas3/elements/laset.ref.ts';
import { laset, type Uplo } from '../../../../src/index.ts';
import { lasetSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { element, elementError, inPart, ODD, SHAPES } from '../../../lib/elementwise.ts';
import { window } from '../../../lib/operands.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface LasetProblem extends Sizes<'m' | 'n' | 'alpha' | 'beta'>, LaidOut {
  readonly uplo: Uplo | 'f';
}

export type LasetData = Data<'A'>;

const sweep: readonly LasetProblem[] = (['f', 'l', 'u'] as const).flatMap((uplo) => [
  ...SHAPES.map((shape) => ({ uplo, ...shape, alpha: -0.25, beta: 3, layout: ODD })),
  { uplo, m: 5, n: 5, alpha: Number.NaN, beta: Number.POSITIVE_INFINITY, layout: ODD },
]);

export const lasetCase: Case<LasetProblem, LasetData> = {
  spec: lasetSpec,
  // The elements are moved: any difference is too much.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ uplo: o.uplo, m, n, alpha: 0, beta: 1, layout: layoutOf(o) }),

  data({ m, n, layout }, prec, random) {
    const A = window(prec, m, n, layout);
    uniform(A, prec, random);
    return { A };
  },

  run: calling(laset, lasetSpec),

  reference: ({ uplo, m, n, alpha, beta }, { A }) => lasetRef(uplo, m, n, alpha, beta, hostMat(A)),

  error: ({ uplo, alpha, beta }, { A: given }, { A }) =>
    elementError(A, (i, j) => (inPart(uplo, i, j) ? (i === j ? beta : alpha) : element(given, i, j))),

  table: bandwidthTable(lasetSpec, {
    columns: ['uplo', 'm', 'n'],
    each: (p) => (['l', 'u', 'f'] as const).map((uplo) => ({ ...p, uplo })),
  }),
};
