// SPR and HPR as cases: syr's, with the triangle packed.
import { hprRef } from '../../../src/blas2/hpr.ref.ts';
import { sprRef } from '../../../src/blas2/spr.ref.ts';
import { hpr, type RoutineSpec, spr } from '../../../src/index.ts';
import { hprSpec, sprSpec } from '../../../src/specs.ts';
import type { Data, Front, Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type UpdateProblem, updateCase, updateSweep, uploOf } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedChange } from '../../lib/packed.ts';
import { re } from '../../lib/scalars.ts';
import { layoutOf } from '../../lib/source.ts';

export type SprProblem = UpdateProblem;
export type SprData = Data<'AP' | 'x'>;

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  reference: typeof sprRef,
  hermitian = false,
): Case<SprProblem, Views> =>
  updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: updateSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, n }, { AP, x }, { alpha }) => reference(uplo, n, alpha, x!, AP!),
    change: ({ uplo, n }, before, after) => packedChange(before, after, uplo, n),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
  });

export const sprCase = caseOf(sprSpec, spr, sprRef);
export const hprCase = caseOf(hprSpec, hpr, (uplo, n, alpha, x, A) => hprRef(uplo, n, re(alpha), x, A), true);
