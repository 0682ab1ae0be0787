// LASET as a case: two values, and the rest stays as it is.
import { lasetRef } from '../../../../src/blas3/elements/laset.ref.ts';
import { laset, type Uplo } from '../../../../src/index.ts';
import { lasetSpec } from '../../../../src/specs.ts';
import { argumentsOf, type Data, type LaidOut, partsAt, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { elementError, inPart, ODD, SHAPES, scalar } from '../../../lib/elementwise.ts';
import { window } from '../../../lib/operands.ts';
import type { Scalar } from '../../../lib/scalars.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface LasetProblem extends Sizes<'m' | 'n' | 'alpha' | 'beta'>, LaidOut {
  readonly uplo: Uplo | 'f';
}

export type LasetData = Data<'A'>;

/** The scalars of a problem as they are set: exact in halves, and with two different parts in a complex matrix. */
const inField = (x: number, { parts }: { readonly parts?: 2 | undefined }): Scalar =>
  parts === undefined ? x : { re: x, im: 2 - x };

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

  run: (queue, p, at) => {
    const [alpha, beta] = [inField(p.alpha, { parts: partsAt(at) }), inField(p.beta, { parts: partsAt(at) })];
    return laset(queue, { ...(argumentsOf(lasetSpec, p, at) as object), alpha, beta } as never);
  },

  reference: ({ uplo, m, n, alpha, beta }, { A }) =>
    lasetRef(uplo, m, n, inField(alpha, A), inField(beta, A), hostMat(A)),

  error: ({ uplo, alpha, beta }, { A: given }, { A }) =>
    elementError(A, (i, j) => {
      if (!inPart(uplo, i, j)) return scalar(given, i, j);
      return inField(i === j ? beta : alpha, A);
    }),

  table: bandwidthTable(lasetSpec, {
    columns: ['uplo', 'm', 'n'],
    each: (p) => (['l', 'u', 'f'] as const).map((uplo) => ({ ...p, uplo })),
  }),
};
