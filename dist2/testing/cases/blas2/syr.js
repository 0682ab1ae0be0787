// SYR and HER as cases: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { herRef } from '../../../src/blas2/her.ref.js';
import { syrRef } from '../../../src/blas2/syr.ref.js';
import { her, syr } from '../../../src/index.js';
import { herSpec, syrSpec } from '../../../src/specs.js';
import { ODD } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { changeOf, fillStored, inTriangle, ORDERS, TINY } from '../../lib/gauge.js';
import { GENERAL_UPDATE, updateCase, updateSweep, uploOf } from '../../lib/level2.js';
import { re } from '../../lib/scalars.js';
import { layoutOf } from '../../lib/source.js';
const caseOf = (spec, front, reference, hermitian = false) => updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: updateSweep([...TINY, ...ORDERS], ODD),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, n }, { A, x }, { alpha }) => reference(uplo, n, alpha, x, A),
    change: (_p, before, after) => changeOf(before, after),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
});
export const syrCase = caseOf(syrSpec, syr, syrRef);
export const herCase = caseOf(herSpec, her, (uplo, n, alpha, x, A) => herRef(uplo, n, re(alpha), x, A), true);
