// TRMV as a case: the error of DMVCH. The triangle that is not stored is NaN, and so is a unit diagonal.
import { trmvRef } from '../../../src/blas2/trmv.ref.js';
import { trmv } from '../../../src/index.js';
import { trmvSpec } from '../../../src/specs.js';
import { ODD } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { fillStored, ORDERS, triangular } from '../../lib/gauge.js';
import { triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.js';
export const trmvCase = triangleCase({
    ...{ spec: trmvSpec, front: trmv },
    sweep: triangleSweep(ORDERS, ODD),
    fromOptions: triangleOptions,
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, trans, diag, n }, { A, x }) => trmvRef(uplo, trans, diag, n, A, x),
    element: ({ uplo, diag }, A) => triangular(A, uplo, diag),
    table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
