// TPMV as a case: trmv's, with the triangle packed.
import { tpmvRef } from '../../../src/blas2/tpmv.ref.ts';
import { tpmv } from '../../../src/index.ts';
import { tpmvSpec } from '../../../src/specs.ts';
import type { Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { bordered, ORDERS } from '../../lib/gauge.ts';
import { type TriangleProblem, triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedEntry } from '../../lib/packed.ts';

export type TpmvProblem = TriangleProblem;

export const tpmvCase: Case<TpmvProblem, Views> = triangleCase({
  ...{ spec: tpmvSpec, front: tpmv },
  sweep: triangleSweep([...ORDERS, ...BLOCKS], PACKED),
  fromOptions: triangleOptions,
  fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
  reference: ({ uplo, trans, diag, n }, { AP, x }) => tpmvRef(uplo, trans, diag, n, AP!, x!),
  element: ({ uplo, diag, n }, AP) => bordered(packedEntry(AP, uplo, n), uplo, diag),
  table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
