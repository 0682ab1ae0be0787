// TPMV as a case: trmv's, with the triangle packed.
import { tpmvRef } from '../../../src/blas2/tpmv.ref.js';
import { tpmv } from '../../../src/index.js';
import { tpmvSpec } from '../../../src/specs.js';
import { productTable } from '../../lib/columns.js';
import { bordered, ORDERS } from '../../lib/gauge.js';
import { triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.js';
import { BLOCKS, fillPacked, PACKED, packedEntry } from '../../lib/packed.js';
export const tpmvCase = triangleCase({
    ...{ spec: tpmvSpec, front: tpmv },
    sweep: triangleSweep([...ORDERS, ...BLOCKS], PACKED),
    fromOptions: triangleOptions,
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, trans, diag, n }, { AP, x }) => tpmvRef(uplo, trans, diag, n, AP, x),
    element: ({ uplo, diag, n }, AP) => bordered(packedEntry(AP, uplo, n), uplo, diag),
    table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
