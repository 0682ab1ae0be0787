// SBMV and HBMV as cases: the error of DMVCH.
import { hbmvRef } from '../../../src/blas2/hbmv.ref.ts';
import { sbmvRef } from '../../../src/blas2/sbmv.ref.ts';
import { hbmv, type RoutineSpec, sbmv } from '../../../src/index.ts';
import { hbmvSpec, sbmvSpec } from '../../../src/specs.ts';
import { BAND_ORDERS, banded, FEW, fillBand, MANY, triangleBand } from '../../lib/band.ts';
import { type Data, type Front, ODD, type Sizes, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { INCS, mirrored, TINY } from '../../lib/gauge.ts';
import { ALPHAS, BETAS, GENERAL, productCase, type SymmetricProblem, UPLOS, uploOf } from '../../lib/level2.ts';
import { layoutOf } from '../../lib/source.ts';

export type SbmvProblem = Sizes<'k'> & SymmetricProblem;

export type SbmvData = Data<'A' | 'x' | 'y'>;

const sweep: readonly SbmvProblem[] = UPLOS.flatMap((uplo) => [
  ...TINY.flatMap((n) => FEW.flatMap((k) => INCS.map((inc) => ({ ...GENERAL, uplo, n, k, incx: inc, incy: -inc })))),
  ...BAND_ORDERS.flatMap((n) => MANY.map((k) => ({ ...GENERAL, uplo, n, k, incx: INCS[(n + k) % 4]! }))),
  ...INCS.flatMap((incx) =>
    ALPHAS.flatMap((alpha) =>
      BETAS.flatMap((beta) => [
        ...INCS.map((incy) => ({ uplo, n: 9, k: 2, alpha, incx, beta, incy, layout: ODD })),
        { uplo, n: 12, k: 9, alpha, incx, beta, incy: -incx, layout: ODD },
      ]),
    ),
  ),
  ...[5, 70].flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, k: 9, incx: inc, incy: -inc, together: true }))),
]);

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  reference: typeof sbmvRef,
  hermitian = false,
): Case<SbmvProblem, Views> =>
  productCase<SbmvProblem>({
    ...{ spec, front, hermitian, sweep },
    fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, k: o.kl, layout: layoutOf(o) }),
    fill: (prec, A, { uplo, n, k }, entry) => fillBand(prec, A, n, triangleBand(uplo, k), entry),
    reference: ({ uplo, n, k }, { A, x, y }, { alpha, beta }) => reference(uplo, n, k, alpha, A!, x!, beta, y!),
    element: ({ uplo, k }, A) => mirrored(banded(A, triangleBand(uplo, k)), uplo, hermitian),
    table: productTable(['uplo'], ['n', 'k']),
  });

export const sbmvCase = caseOf(sbmvSpec, sbmv, sbmvRef);
export const hbmvCase = caseOf(hbmvSpec, hbmv, hbmvRef, true);
