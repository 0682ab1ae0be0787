// TPSV as a case: trsv's, with the triangle packed.
import { tpsvRef } from '../../../src/blas2/tpsv.ref.js';
import { tpsv } from '../../../src/index.js';
import { tpsvSpec } from '../../../src/specs.js';
import { productTable } from '../../lib/columns.js';
import { bordered, ORDERS } from '../../lib/gauge.js';
import { triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.js';
import { BLOCKS, fillPacked, PACKED, packedEntry } from '../../lib/packed.js';
export const tpsvCase = triangleCase({
    ...{ spec: tpsvSpec, front: tpsv, solves: true },
    sweep: triangleSweep([...ORDERS, ...BLOCKS, 600], PACKED),
    fromOptions: triangleOptions,
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, trans, diag, n }, { AP, x }) => tpsvRef(uplo, trans, diag, n, AP, x),
    element: ({ uplo, diag, n }, AP) => bordered(packedEntry(AP, uplo, n), uplo, diag),
    table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
