// SPR2 and HPR2 as cases: syr2's, with the triangle packed.
import { hpr2Ref } from '../../../src/blas2/hpr2.ref.js';
import { spr2Ref } from '../../../src/blas2/spr2.ref.js';
import { hpr2, spr2 } from '../../../src/index.js';
import { hpr2Spec, spr2Spec } from '../../../src/specs.js';
import { productTable } from '../../lib/columns.js';
import { inTriangle, ORDERS, TINY } from '../../lib/gauge.js';
import { GENERAL_UPDATE, pairUpdateSweep, updateCase, uploOf } from '../../lib/level2.js';
import { BLOCKS, fillPacked, PACKED, packedChange } from '../../lib/packed.js';
import { layoutOf } from '../../lib/source.js';
const caseOf = (spec, front, reference, hermitian = false) => updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: pairUpdateSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, incy: 1, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, n }, { AP, x, y }, { alpha }) => reference(uplo, n, alpha, x, y, AP),
    change: ({ uplo, n }, before, after) => packedChange(before, after, uplo, n),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
});
export const spr2Case = caseOf(spr2Spec, spr2, spr2Ref);
export const hpr2Case = caseOf(hpr2Spec, hpr2, hpr2Ref, true);
