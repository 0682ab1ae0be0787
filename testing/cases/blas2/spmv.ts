// SPMV as a case: symv's, with the triangle packed.
import { spmvRef } from '../../../src/blas2/spmv.ref.ts';
import { spmv } from '../../../src/index.ts';
import { spmvSpec } from '../../../src/specs.ts';
import type { Data, Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { mirrored, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL, productCase, type SymmetricProblem, symmetricSweep, uploOf } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedEntry } from '../../lib/packed.ts';
import { layoutOf } from '../../lib/source.ts';

export type SpmvProblem = SymmetricProblem;
export type SpmvData = Data<'AP' | 'x' | 'y'>;

export const spmvCase: Case<SpmvProblem, Views> = productCase({
  ...{ spec: spmvSpec, front: spmv },
  sweep: symmetricSweep([...TINY, ...ORDERS, ...BLOCKS], PACKED, [1, -1]),
  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, layout: layoutOf(o) }),
  fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
  reference: ({ uplo, n, alpha, beta }, { AP, x, y }) => spmvRef(uplo, n, alpha, AP!, x!, beta, y!),
  element: ({ uplo, n }, AP) => mirrored(packedEntry(AP, uplo, n), uplo),
  table: productTable(['uplo'], ['n']),
});
