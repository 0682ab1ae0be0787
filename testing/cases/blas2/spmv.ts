// SPMV and HPMV as cases: symv's, with the triangle packed.
import { hpmvRef } from '../../../src/blas2/hpmv.ref.ts';
import { spmvRef } from '../../../src/blas2/spmv.ref.ts';
import { hpmv, type RoutineSpec, spmv } from '../../../src/index.ts';
import { hpmvSpec, spmvSpec } from '../../../src/specs.ts';
import type { Data, Front, Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { mirrored, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL, productCase, type SymmetricProblem, symmetricSweep, uploOf } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedEntry } from '../../lib/packed.ts';
import { layoutOf } from '../../lib/source.ts';

export type SpmvProblem = SymmetricProblem;
export type SpmvData = Data<'AP' | 'x' | 'y'>;

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  reference: typeof spmvRef,
  hermitian = false,
): Case<SpmvProblem, Views> =>
  productCase({
    ...{ spec, front, hermitian },
    sweep: symmetricSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED, [1, -1]),
    fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
    reference: ({ uplo, n }, { AP, x, y }, { alpha, beta }) => reference(uplo, n, alpha, AP!, x!, beta, y!),
    element: ({ uplo, n }, AP) => mirrored(packedEntry(AP, uplo, n), uplo, hermitian),
    table: productTable(['uplo'], ['n']),
  });

export const spmvCase = caseOf(spmvSpec, spmv, spmvRef);
export const hpmvCase = caseOf(hpmvSpec, hpmv, hpmvRef, true);
