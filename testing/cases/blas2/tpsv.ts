// TPSV as a case: trsv's, with the triangle packed.
import { tpsvRef } from '../../../src/blas2/tpsv.ref.ts';
import { tpsv } from '../../../src/index.ts';
import { tpsvSpec } from '../../../src/specs.ts';
import type { Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { bordered, ORDERS } from '../../lib/gauge.ts';
import { type TriangleProblem, triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.ts';
import { BLOCKS, fillPacked, PACKED, packedEntry } from '../../lib/packed.ts';

export type TpsvProblem = TriangleProblem;

export const tpsvCase: Case<TpsvProblem, Views> = triangleCase({
  ...{ spec: tpsvSpec, front: tpsv, solves: true },
  sweep: triangleSweep([...ORDERS, ...BLOCKS, 600], PACKED),
  fromOptions: triangleOptions,
  fill: (prec, AP, { uplo, n }, entry) => fillPacked(prec, AP, uplo, n, entry),
  reference: ({ uplo, trans, diag, n }, { AP, x }) => tpsvRef(uplo, trans, diag, n, AP!, x!),
  element: ({ uplo, diag, n }, AP) => bordered(packedEntry(AP, uplo, n), uplo, diag),
  table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
