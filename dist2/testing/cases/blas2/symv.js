// SYMV and HEMV as cases: the error of DMVCH. The triangle that is not stored is NaN.
import { hemvRef } from '../../../src/blas2/hemv.ref.js';
import { symvRef } from '../../../src/blas2/symv.ref.js';
import { hemv, symv } from '../../../src/index.js';
import { hemvSpec, symvSpec } from '../../../src/specs.js';
import { ODD } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { fillStored, INCS, ORDERS, symmetric, TINY } from '../../lib/gauge.js';
import { GENERAL, productCase, symmetricSweep, uploOf } from '../../lib/level2.js';
import { layoutOf } from '../../lib/source.js';
const caseOf = (spec, front, reference, hermitian = false) => productCase({
    ...{ spec, front, hermitian },
    sweep: symmetricSweep([...TINY, ...ORDERS], ODD, INCS),
    fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, n }, { A, x, y }, { alpha, beta }) => reference(uplo, n, alpha, A, x, beta, y),
    element: ({ uplo }, A) => symmetric(A, uplo, hermitian),
    table: productTable(['uplo'], ['n']),
});
export const symvCase = caseOf(symvSpec, symv, symvRef);
export const hemvCase = caseOf(hemvSpec, hemv, hemvRef, true);
