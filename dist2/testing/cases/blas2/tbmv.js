// TBMV as a case: the error of DMVCH.
import { tbmvRef } from '../../../src/blas2/tbmv.ref.js';
import { tbmv } from '../../../src/index.js';
import { tbmvSpec } from '../../../src/specs.js';
import { triangularBand } from '../../lib/band.js';
import { productTable } from '../../lib/columns.js';
import { triangleCase } from '../../lib/level2.js';
export const tbmvCase = triangleCase({
    ...{ spec: tbmvSpec, front: tbmv },
    ...triangularBand,
    reference: ({ uplo, trans, diag, n, k }, { A, x }) => tbmvRef(uplo, trans, diag, n, k, A, x),
    table: productTable(['uplo', 'trans', 'diag'], ['n', 'k']),
});
