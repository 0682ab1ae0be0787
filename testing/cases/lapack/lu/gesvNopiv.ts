// GESV_NOPIV as a case: error R5.
import { gesvNopiv } from '../../../../src/index.ts';
import { gesvNopivRef } from '../../../../src/lapack/lu/gesvNopiv.ref.ts';
import { gesvNopivSpec } from '../../../../src/specs.ts';
import { type Blocked, calling, type Data, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { factorOf } from '../../../lib/factor.ts';
import { integers, window } from '../../../lib/operands.ts';
import { solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { dominant, layoutOf, type Source, sourceOf, uniform } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { NOPIV_VERSIONS } from './getrfNopiv.ts';

export interface GesvNopivProblem extends Sizes<'n' | 'nrhs'>, LaidOut, Blocked {
  /** Default: dominant. */
  readonly source?: Source;
}

export type GesvNopivData = Data<'A' | 'B', 'info'>;

export const gesvNopivCase: Case<GesvNopivProblem, GesvNopivData> = {
  spec: gesvNopivSpec,
  tolerance: 30,
  sweep: [
    ...[0, 1, 2, 31, 33, 65, 100].flatMap((n) => [0, 1, 5].map((nrhs) => ({ n, nrhs, layout: ODD }))),
    { n: 64, nrhs: 12 },
    { n: 50, nrhs: 5, nb: 7, layout: ODD },
  ],

  fromOptions({ m, n }, o) {
    if (o.file !== undefined && m !== n)
      throw new UsageError(`gesvNopiv needs a square matrix, and the file's is ${m} x ${n}`);
    const tame = o.matrix === 'rand' && o.file === undefined;
    const { math = 'strict', nb = 0 } = factorOf(NOPIV_VERSIONS, o);
    return { n, nrhs: o.nrhs, source: tame ? dominant : sourceOf(o), math, nb, layout: layoutOf(o) };
  },

  data({ n, nrhs, source = dominant, layout }, prec, random) {
    const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout)];
    source(A, prec, random);
    uniform(B, prec, random);
    return { A, B, info: integers(1, layout) };
  },

  run: calling(gesvNopiv, gesvNopivSpec),

  reference({ n, nrhs }, { A, B, info }) {
    info.data[info.offset] = gesvNopivRef(n, nrhs, hostMat(A), hostMat(B));
  },

  error: (_problem, { A, B }, { B: x }) => solveError(A, x, B),

  table: solveTable({ takesMatrix: true, versions: NOPIV_VERSIONS }),
};
