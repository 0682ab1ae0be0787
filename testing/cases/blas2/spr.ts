// SPR as a case: syr's, with the triangle packed.
import { sprRef } from '../../../src/blas2/spr.ref.ts';
import { spr } from '../../../src/index.ts';
import { sprSpec } from '../../../src/specs.ts';
import type { Data, Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type UpdateProblem, updateCase, updateSweep, uploOf } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedChange } from '../../lib/packed.ts';
import { layoutOf } from '../../lib/source.ts';

export type SprProblem = UpdateProblem;
export type SprData = Data<'AP' | 'x'>;

export const sprCase: Case<SprProblem, Views> = updateCase({
  ...{ spec: sprSpec, front: spr },
  sweep: updateSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED),
  fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, uplo: uploOf(o), n, layout: layoutOf(o) }),
  fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
  reference: ({ uplo, n, alpha }, { AP, x }) => sprRef(uplo, n, alpha, x!, AP!),
  change: ({ uplo, n }, before, after) => packedChange(before, after, uplo, n),
  stored: ({ uplo }) => inTriangle(uplo),
  table: productTable(['uplo'], ['n']),
});
