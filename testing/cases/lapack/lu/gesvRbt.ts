// GESV_RBT as a case: error R5.
import { gesvRbt } from '../../../../src/index.ts';
import { gesvRbtRef } from '../../../../src/lapack/lu/gesvRbt.ref.ts';
import { gesvRbtSpec } from '../../../../src/specs.ts';
import { type Blocked, calling, type Data, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { factorOf, type Versions } from '../../../lib/factor.ts';
import { integers, place, window } from '../../../lib/operands.ts';
import { solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GesvRbtProblem extends Sizes<'n' | 'nrhs'>, Filled, Blocked {
  readonly seed?: number;
  /** A lies in B's buffer. */
  readonly inB?: boolean;
}

export type GesvRbtData = Data<'A' | 'B', 'info' | 'iter'>;

/** What --math and --nb are for; there is one version. */
const RBT_VERSIONS: Versions = {
  0: { title: 'random butterflies, refinement, and partial pivoting where they fail' },
  1: { title: 'the only one' },
};

export const gesvRbtCase: Case<GesvRbtProblem, GesvRbtData> = {
  spec: gesvRbtSpec,
  tolerance: 30,
  sweep: [
    // All remainders by 4, where butterflies leave elements alone.
    ...[0, 1, 2, 3, 4, 5, 6, 7, 33, 65, 98, 100].flatMap((n) => [0, 1, 5].map((nrhs) => ({ n, nrhs, layout: ODD }))),
    { n: 64, nrhs: 12, seed: -3 },
    { n: 50, nrhs: 5, nb: 7, math: 'split', layout: ODD },
    { n: 21, nrhs: 4, layout: ODD, inB: true },
  ],

  fromOptions({ m, n }, o) {
    if (o.file !== undefined && m !== n)
      throw new UsageError(`gesvRbt needs a square matrix, and the file's is ${m} x ${n}`);
    const { math = 'strict', nb = 0 } = factorOf(RBT_VERSIONS, o);
    return { n, nrhs: o.nrhs, source: sourceOf(o), math, nb, layout: layoutOf(o) };
  },

  data({ n, nrhs, source = uniform, layout, inB }, prec, random) {
    const { A, B } = inB
      ? place(prec, { A: [n, n], B: [n, nrhs] }, ['A', 'B'], layout)
      : { A: window(prec, n, n, layout), B: window(prec, n, nrhs, layout) };
    source(A, prec, random);
    uniform(B, prec, random);
    return { A, B, info: integers(1, layout), iter: integers(1, layout) };
  },

  run: calling(gesvRbt, gesvRbtSpec),

  reference({ n, nrhs, seed = 1 }, { A, B, info, iter }) {
    const found = gesvRbtRef(n, nrhs, hostMat(A), hostMat(B), seed);
    info.data[info.offset] = found.info;
    iter.data[iter.offset] = found.iter;
  },

  error: (_problem, { A, B }, { B: x }) => solveError(A, x, B),

  table: solveTable({ takesMatrix: true, versions: RBT_VERSIONS }),
};
