// SYR2 and HER2 as cases: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { her2Ref } from '../../../src/blas2/her2.ref.js';
import { syr2Ref } from '../../../src/blas2/syr2.ref.js';
import { her2, syr2 } from '../../../src/index.js';
import { her2Spec, syr2Spec } from '../../../src/specs.js';
import { ODD } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { changeOf, fillStored, inTriangle, ORDERS, TINY } from '../../lib/gauge.js';
import { GENERAL_UPDATE, pairUpdateSweep, updateCase, uploOf } from '../../lib/level2.js';
import { layoutOf } from '../../lib/source.js';
const caseOf = (spec, front, reference, hermitian = false) => updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: pairUpdateSweep([...TINY, ...ORDERS], ODD),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, incy: 1, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, n }, { A, x, y }, { alpha }) => reference(uplo, n, alpha, x, y, A),
    change: (_p, before, after) => changeOf(before, after),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
});
export const syr2Case = caseOf(syr2Spec, syr2, syr2Ref);
export const her2Case = caseOf(her2Spec, her2, her2Ref, true);
