// DSPOSV as a case: an error that is not divided by N, as MAGMA's is not; what it reports must agree with what it did, and the
// triangle of A that is not used must keep its bits.
import { dsposv, type ResidualPlace } from '../../../../src/index.ts';
import { dsposvRef } from '../../../../src/lapack/mixed/dsposv.ref.ts';
import { dsposvSpec } from '../../../../src/specs.ts';
import { type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { CHOLESKY_VERSIONS, type Factor, factorOf, modeArgs } from '../../../lib/factor.ts';
import { integers, window } from '../../../lib/operands.ts';
import { fillRight, type Right, rightOf } from '../../../lib/rightSides.ts';
import { type Given, givenSymmetric, layoutOf } from '../../../lib/source.ts';
import { besideCholesky, dsposvTable, type MixedData, mixedError, reportsHold } from '../../../lib/tableMixed.ts';
import { fillDominant, fillTriangleFrom, otherKept, symmetricView } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface DsposvProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Factor, Given, Right {
  readonly residual?: ResidualPlace;
  /** Without iters. */
  readonly bare?: boolean;
}

export const dsposvCase: Case<DsposvProblem, MixedData> = {
  spec: dsposvSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 33, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    { uplo, n: 64, nrhs: 12, bare: true },
  ]),

  fromOptions(size, o) {
    const { n } = size;
    if (o.uplo === 'f') throw new UsageError('dsposv has no -F: the triangle is -L or -U');
    return {
      uplo: o.uplo,
      n,
      nrhs: o.nrhs,
      ...rightOf(o),
      ...givenSymmetric('dsposv', size, o),
      layout: layoutOf(o),
      ...factorOf(CHOLESKY_VERSIONS, o),
    };
  },

  data({ uplo, n, nrhs, layout, source, rhs }, prec, random) {
    const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout, 'read')];
    if (source === undefined) fillDominant(prec, A, uplo, random);
    else fillTriangleFrom(prec, A, uplo, 'write', source, random);
    fillRight(prec, B, { rhs }, () => symmetricView(A, uplo), random);
    const [iter, info, iters] = [integers(1, layout), integers(1, layout), integers(nrhs, layout)];
    return { A, B, X: window(prec, n, nrhs, layout), iter, info, iters };
  },

  run(queue, { uplo, n, nrhs, residual = 'auto', bare, ...factor }, { A, B, X, iter, info, iters }) {
    const operands = { uplo, n, nrhs, A, lda: A.ld, B, ldb: B.ld, X, ldx: X.ld, iter, info };
    const each = bare ? {} : { iters };
    return dsposv(queue, { ...operands, ...each, residual, ...modeArgs(factor) } as Parameters<typeof dsposv>[1]);
  },

  reference({ uplo, n, nrhs }, { A, B, X, iter, info, iters }) {
    const found = dsposvRef(uplo, n, nrhs, hostMat(A), hostMat(B), hostMat(X));
    iter.data[iter.offset] = found.iter;
    info.data[info.offset] = found.info;
    iters.data.fill(found.iter, iters.offset, iters.offset + nrhs);
  },

  error({ uplo, bare }, before, after) {
    const right = reportsHold(before, after, bare) && otherKept(before.A, after.A, uplo);
    return right ? mixedError(symmetricView(before.A, uplo), after.X, before.B) : Number.NaN;
  },

  table: {
    ...dsposvTable(),
    versions: CHOLESKY_VERSIONS,
    beside: (context, problem, operands) => besideCholesky(context, problem, operands as MixedData, 'd'),
  },
};
