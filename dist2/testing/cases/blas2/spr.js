// SPR and HPR as cases: syr's, with the triangle packed.
import { hprRef } from '../../../src/blas2/hpr.ref.js';
import { sprRef } from '../../../src/blas2/spr.ref.js';
import { hpr, spr } from '../../../src/index.js';
import { hprSpec, sprSpec } from '../../../src/specs.js';
import { productTable } from '../../lib/columns.js';
import { inTriangle, ORDERS, TINY } from '../../lib/gauge.js';
import { GENERAL_UPDATE, updateCase, updateSweep, uploOf } from '../../lib/level2.js';
import { BLOCKS, fillPacked, PACKED, packedChange } from '../../lib/packed.js';
import { re } from '../../lib/scalars.js';
import { layoutOf } from '../../lib/source.js';
const caseOf = (spec, front, reference, hermitian = false) => updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: updateSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, n }, { AP, x }, { alpha }) => reference(uplo, n, alpha, x, AP),
    change: ({ uplo, n }, before, after) => packedChange(before, after, uplo, n),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
});
export const sprCase = caseOf(sprSpec, spr, sprRef);
export const hprCase = caseOf(hprSpec, hpr, (uplo, n, alpha, x, A) => hprRef(uplo, n, re(alpha), x, A), true);
