// DSGESV as a case: what it reports must agree with what it did.
import { dsgesv, type MixedPivoting, type ResidualPlace } from '../../../../src/index.ts';
import { dsgesvRef } from '../../../../src/lapack/mixed/dsgesv.ref.ts';
import { dsgesvSpec } from '../../../../src/specs.ts';
import { type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor, factorOf, modeArgs, SOLVE_VERSIONS } from '../../../lib/factor.ts';
import { type IntegerView, integers, window } from '../../../lib/operands.ts';
import { solveError } from '../../../lib/residuals.ts';
import { fillRight, type Right, rightOf } from '../../../lib/rightSides.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import { besideLu, dsgesvTable, type MixedData, reportsHold } from '../../../lib/tableMixed.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface DsgesvProblem extends Sizes<'n' | 'nrhs'>, Filled, Omit<Factor, 'pivoting'>, Right {
  readonly pivoting?: MixedPivoting;
  readonly residual?: ResidualPlace;
  /** Without iters. */
  readonly bare?: boolean;
}

export interface DsgesvData extends MixedData {
  readonly ipiv: IntegerView;
}

export const dsgesvCase: Case<DsgesvProblem, DsgesvData> = {
  spec: dsgesvSpec,
  tolerance: 30,
  sweep: [
    ...[0, 1, 2, 33, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ n, nrhs, layout: ODD }))),
    { n: 64, nrhs: 12, bare: true },
    { n: 20, nrhs: 2, rhs: 'ones' },
  ],

  fromOptions({ m, n }, o) {
    if (o.file !== undefined && m !== n)
      throw new UsageError(`dsgesv needs a square matrix, and the file's is ${m} x ${n}`);
    return { n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o), ...factorOf(SOLVE_VERSIONS, o), ...rightOf(o) };
  },

  data({ n, nrhs, source = uniform, rhs, layout }, prec, random) {
    const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout, 'read')];
    source(A, prec, random);
    fillRight(prec, B, { rhs }, () => A, random);
    const [ipiv, iter, info] = [integers(n, layout), integers(1, layout), integers(1, layout)];
    return { A, ipiv, B, X: window(prec, n, nrhs, layout), iter, info, iters: integers(nrhs, layout) };
  },

  run(
    queue,
    { n, nrhs, pivoting = 'partial', residual = 'auto', bare, ...factor },
    { A, ipiv, B, X, iter, info, iters },
  ) {
    const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
    const each = bare ? {} : { iters };
    return dsgesv(queue, { ...operands, ...each, pivoting, residual, ...modeArgs(factor) } as Parameters<
      typeof dsgesv
    >[1]);
  },

  reference({ n, nrhs }, { A, ipiv, B, X, iter, info, iters }) {
    const found = dsgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
    iter.data[iter.offset] = found.iter;
    info.data[info.offset] = found.info;
    iters.data.fill(found.iter, iters.offset, iters.offset + nrhs);
  },

  error: ({ bare }, before, after) =>
    reportsHold(before, after, bare) ? solveError(before.A, after.X, before.B) : Number.NaN,

  table: {
    ...dsgesvTable(),
    versions: SOLVE_VERSIONS,
    beside: (context, problem, operands) => besideLu(context, problem, operands as DsgesvData, 'd'),
  },
};
