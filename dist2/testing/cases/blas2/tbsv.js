// TBSV as a case: the error of DMVCH.
import { tbsvRef } from '../../../src/blas2/tbsv.ref.js';
import { tbsv } from '../../../src/index.js';
import { tbsvSpec } from '../../../src/specs.js';
import { triangularBand } from '../../lib/band.js';
import { productTable } from '../../lib/columns.js';
import { triangleCase } from '../../lib/level2.js';
export const tbsvCase = triangleCase({
    ...{ spec: tbsvSpec, front: tbsv, solves: true },
    ...triangularBand,
    reference: ({ uplo, trans, diag, n, k }, { A, x }) => tbsvRef(uplo, trans, diag, n, k, A, x),
    table: productTable(['uplo', 'trans', 'diag'], ['n', 'k']),
});
