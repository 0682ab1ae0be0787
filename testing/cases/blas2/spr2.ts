// SPR2 as a case: syr2's, with the triangle packed.
import { spr2Ref } from '../../../src/blas2/spr2.ref.ts';
import { spr2 } from '../../../src/index.ts';
import { spr2Spec } from '../../../src/specs.ts';
import type { Data, Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type PairUpdateProblem, pairUpdateSweep, updateCase, uploOf } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedChange } from '../../lib/packed.ts';
import { layoutOf } from '../../lib/source.ts';

export type Spr2Problem = PairUpdateProblem;
export type Spr2Data = Data<'AP' | 'x' | 'y'>;

export const spr2Case: Case<Spr2Problem, Views> = updateCase({
  ...{ spec: spr2Spec, front: spr2 },
  sweep: pairUpdateSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED),
  fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, incy: 1, uplo: uploOf(o), n, layout: layoutOf(o) }),
  fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
  reference: ({ uplo, n, alpha }, { AP, x, y }) => spr2Ref(uplo, n, alpha, x!, y!, AP!),
  change: ({ uplo, n }, before, after) => packedChange(before, after, uplo, n),
  stored: ({ uplo }) => inTriangle(uplo),
  table: productTable(['uplo'], ['n']),
});
