// SBMV and HBMV as cases: the error of DMVCH.
import { hbmvRef } from '../../../src/blas2/hbmv.ref.js';
import { sbmvRef } from '../../../src/blas2/sbmv.ref.js';
import { hbmv, sbmv } from '../../../src/index.js';
import { hbmvSpec, sbmvSpec } from '../../../src/specs.js';
import { BAND_ORDERS, banded, FEW, fillBand, MANY, triangleBand } from '../../lib/band.js';
import { ODD } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { INCS, mirrored, TINY } from '../../lib/gauge.js';
import { ALPHAS, BETAS, GENERAL, productCase, UPLOS, uploOf } from '../../lib/level2.js';
import { layoutOf } from '../../lib/source.js';
const sweep = UPLOS.flatMap((uplo) => [
    ...TINY.flatMap((n) => FEW.flatMap((k) => INCS.map((inc) => ({ ...GENERAL, uplo, n, k, incx: inc, incy: -inc })))),
    ...BAND_ORDERS.flatMap((n) => MANY.map((k) => ({ ...GENERAL, uplo, n, k, incx: INCS[(n + k) % 4] }))),
    ...INCS.flatMap((incx) => ALPHAS.flatMap((alpha) => BETAS.flatMap((beta) => [
        ...INCS.map((incy) => ({ uplo, n: 9, k: 2, alpha, incx, beta, incy, layout: ODD })),
        { uplo, n: 12, k: 9, alpha, incx, beta, incy: -incx, layout: ODD },
    ]))),
    ...[5, 70].flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, k: 9, incx: inc, incy: -inc, together: true }))),
]);
const caseOf = (spec, front, reference, hermitian = false) => productCase({
    ...{ spec, front, hermitian, sweep },
    fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, k: o.kl, layout: layoutOf(o) }),
    fill: (prec, A, { uplo, n, k }, entry) => fillBand(prec, A, n, triangleBand(uplo, k), entry),
    reference: ({ uplo, n, k }, { A, x, y }, { alpha, beta }) => reference(uplo, n, k, alpha, A, x, beta, y),
    element: ({ uplo, k }, A) => mirrored(banded(A, triangleBand(uplo, k)), uplo, hermitian),
    table: productTable(['uplo'], ['n', 'k']),
});
export const sbmvCase = caseOf(sbmvSpec, sbmv, sbmvRef);
export const hbmvCase = caseOf(hbmvSpec, hbmv, hbmvRef, true);
