// GESV as a case: error R5.
import { gesv } from '../../../../src/index.ts';
import { gesvRef } from '../../../../src/lapack/lu/gesv.ref.ts';
import { gesvSpec } from '../../../../src/specs.ts';
import { type Data, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor, factorOf, modeArgs, SOLVE_VERSIONS } from '../../../lib/factor.ts';
import { integers, window } from '../../../lib/operands.ts';
import { solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { fillRight, type Right, rightOf } from '../../../lib/rightSides.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export type GesvProblem = Sizes<'n' | 'nrhs'> & Filled & Factor & Right;

export type GesvData = Data<'A' | 'B', 'ipiv' | 'info'>;

const sweep: readonly GesvProblem[] = [
  ...[0, 1, 2, 31, 32, 33, 65, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ n, nrhs, layout: ODD }))),
  { n: 64, nrhs: 12 },
  { n: 20, nrhs: 2, rhs: 'ones' },
];

export const gesvCase: Case<GesvProblem, GesvData> = {
  spec: gesvSpec,
  tolerance: 30,
  sweep,

  fromOptions({ m, n }, o) {
    if (o.file !== undefined && m !== n)
      throw new UsageError(`gesv needs a square matrix, and the file's is ${m} x ${n}`);
    return { n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o), ...factorOf(SOLVE_VERSIONS, o), ...rightOf(o) };
  },

  data({ n, nrhs, source = uniform, rhs, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    const B = window(prec, n, nrhs, layout);
    source(A, prec, random);
    fillRight(prec, B, { rhs }, () => A, random);
    return { A, ipiv: integers(n, layout), B, info: integers(1, layout) };
  },

  run: (queue, { n, nrhs, pivoting = 'partial', ...factor }, { A, ipiv, B, info }) =>
    gesv(queue, { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, info, pivoting, ...modeArgs(factor) }),

  reference({ n, nrhs }, { A, ipiv, B, info }) {
    info.data[info.offset] = gesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B));
  },

  error: (_problem, { A, B }, { B: x }) => solveError(A, x, B),

  table: solveTable({ takesMatrix: true, versions: SOLVE_VERSIONS }),
};
