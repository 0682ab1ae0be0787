// TRSV as a case: the error of DMVCH. The triangle that is not stored is NaN, and so is a unit diagonal.
import { trsvRef } from '../../../src/blas2/trsv.ref.js';
import { trsv } from '../../../src/index.js';
import { trsvSpec } from '../../../src/specs.js';
import { ODD } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { fillStored, ORDERS, triangular } from '../../lib/gauge.js';
import { triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.js';
export const trsvCase = triangleCase({
    ...{ spec: trsvSpec, front: trsv, solves: true },
    sweep: triangleSweep([...ORDERS, 256, 257, 600], ODD),
    fromOptions: triangleOptions,
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, trans, diag, n }, { A, x }) => trsvRef(uplo, trans, diag, n, A, x),
    element: ({ uplo, diag }, A) => triangular(A, uplo, diag),
    table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
