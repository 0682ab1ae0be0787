// POSV as a case: error R5. The triangle of A that is not used must keep its bits.
import { posv } from '../../../../src/index.ts';
import { posvRef } from '../../../../src/lapack/cholesky/posv.ref.ts';
import { posvSpec } from '../../../../src/specs.ts';
import { type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { CHOLESKY_VERSIONS, type Factor, factorOf, modeArgs } from '../../../lib/factor.ts';
import { integers, window } from '../../../lib/operands.ts';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { fillRight, type Right, rightOf } from '../../../lib/rightSides.ts';
import { type Given, givenSymmetric, layoutOf } from '../../../lib/source.ts';
import { fillDominant, fillTriangleFrom, otherKept, symmetricView } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export type PosvProblem = Flags<'uplo'> & Sizes<'n' | 'nrhs'> & LaidOut & Factor & Given & Right;

export type PosvData = Data<'A' | 'B', 'info'>;

export const posvCase: Case<PosvProblem, PosvData> = {
  spec: posvSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 31, 32, 33, 65, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    { uplo, n: 64, nrhs: 12 },
  ]),

  fromOptions(size, o) {
    const { n } = size;
    if (o.uplo === 'f') throw new UsageError('posv has no -F: the triangle is -L or -U');
    return {
      uplo: o.uplo,
      n,
      nrhs: o.nrhs,
      ...rightOf(o),
      ...givenSymmetric('posv', size, o),
      layout: layoutOf(o),
      ...factorOf(CHOLESKY_VERSIONS, o),
    };
  },

  data({ uplo, n, nrhs, layout, source, rhs }, prec, random) {
    const A = window(prec, n, n, layout);
    const B = window(prec, n, nrhs, layout);
    if (source === undefined) fillDominant(prec, A, uplo, random);
    else fillTriangleFrom(prec, A, uplo, 'write', source, random);
    fillRight(prec, B, { rhs }, () => symmetricView(A, uplo), random);
    return { A, B, info: integers(1, layout) };
  },

  run: (queue, { uplo, n, nrhs, ...factor }, { A, B, info }) =>
    posv(queue, { uplo, n, nrhs, A, lda: A.ld, B, ldb: B.ld, info, ...modeArgs(factor) }),

  reference({ uplo, n, nrhs }, { A, B, info }) {
    info.data[info.offset] = posvRef(uplo, n, nrhs, hostMat(A), hostMat(B));
  },

  error: ({ uplo }, { A, B }, { A: factor, B: x }) =>
    otherKept(A, factor, uplo) ? solveError(symmetricView(A, uplo), x, B) : Number.NaN,

  table: solveTable({ takesMatrix: true, lines: ngpuUploLine, versions: CHOLESKY_VERSIONS }),
};
