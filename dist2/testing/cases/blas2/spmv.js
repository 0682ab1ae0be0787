// SPMV and HPMV as cases: symv's, with the triangle packed.
import { hpmvRef } from '../../../src/blas2/hpmv.ref.js';
import { spmvRef } from '../../../src/blas2/spmv.ref.js';
import { hpmv, spmv } from '../../../src/index.js';
import { hpmvSpec, spmvSpec } from '../../../src/specs.js';
import { productTable } from '../../lib/columns.js';
import { mirrored, ORDERS, TINY } from '../../lib/gauge.js';
import { GENERAL, productCase, symmetricSweep, uploOf } from '../../lib/level2.js';
import { BLOCKS, fillPacked, PACKED, packedEntry } from '../../lib/packed.js';
import { layoutOf } from '../../lib/source.js';
const caseOf = (spec, front, reference, hermitian = false) => productCase({
    ...{ spec, front, hermitian },
    sweep: symmetricSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED, [1, -1]),
    fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, n }, { AP, x, y }, { alpha, beta }) => reference(uplo, n, alpha, AP, x, beta, y),
    element: ({ uplo, n }, AP) => mirrored(packedEntry(AP, uplo, n), uplo, hermitian),
    table: productTable(['uplo'], ['n']),
});
export const spmvCase = caseOf(spmvSpec, spmv, spmvRef);
export const hpmvCase = caseOf(hpmvSpec, hpmv, hpmvRef, true);
