// SPR2 and HPR2 as cases: syr2's, with the triangle packed.
import { hpr2Ref } from '../../../src/blas2/hpr2.ref.ts';
import { spr2Ref } from '../../../src/blas2/spr2.ref.ts';
import { hpr2, type RoutineSpec, spr2 } from '../../../src/index.ts';
import { hpr2Spec, spr2Spec } from '../../../src/specs.ts';
import type { Data, Front, Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type PairUpdateProblem, pairUpdateSweep, updateCase, uploOf } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedChange } from '../../lib/packed.ts';
import { layoutOf } from '../../lib/source.ts';

export type Spr2Problem = PairUpdateProblem;
export type Spr2Data = Data<'AP' | 'x' | 'y'>;

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  reference: typeof spr2Ref,
  hermitian = false,
): Case<Spr2Problem, Views> =>
  updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: pairUpdateSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, incy: 1, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, n }, { AP, x, y }, { alpha }) => reference(uplo, n, alpha, x!, y!, AP!),
    change: ({ uplo, n }, before, after) => packedChange(before, after, uplo, n),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
  });

export const spr2Case = caseOf(spr2Spec, spr2, spr2Ref);
export const hpr2Case = caseOf(hpr2Spec, hpr2, hpr2Ref, true);
