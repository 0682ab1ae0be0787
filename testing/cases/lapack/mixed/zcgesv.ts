// ZCGESV as a case: as DSGESV, of complex matrices.
import { zcgesv } from '../../../../src/index.ts';
import { dsgesvRef } from '../../../../src/lapack/mixed/dsgesv.ref.ts';
import { zcgesvSpec } from '../../../../src/specs.ts';
import { calling, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { integers, window } from '../../../lib/operands.ts';
import { solveError } from '../../../lib/residuals.ts';
import { fillRight, type Right, rightOf } from '../../../lib/rightSides.ts';
import { givenSquare, layoutOf, uniform } from '../../../lib/source.ts';
import { besideLu, dsgesvTable, reportsHold } from '../../../lib/tableMixed.ts';
import { hostMat } from '../../../lib/views.ts';
import type { DsgesvData } from './dsgesv.ts';

export type ZcgesvProblem = Sizes<'n' | 'nrhs'> & Filled & Right;

export const zcgesvCase: Case<ZcgesvProblem, DsgesvData> = {
  spec: zcgesvSpec,
  tolerance: 30,
  sweep: [
    ...[0, 1, 2, 33, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ n, nrhs, layout: ODD }))),
    { n: 64, nrhs: 12 },
    { n: 20, nrhs: 2, rhs: 'ones' },
  ],

  fromOptions: (size, o) => ({
    ...{ n: size.n, nrhs: o.nrhs, layout: layoutOf(o) },
    ...givenSquare('zcgesv', size, o),
    ...rightOf(o),
  }),

  data({ n, nrhs, source = uniform, rhs, layout }, prec, random) {
    const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout, 'read')];
    source(A, prec, random);
    fillRight(prec, B, { rhs }, () => A, random);
    const [ipiv, iter, info] = [integers(n, layout), integers(1, layout), integers(1, layout)];
    return { A, ipiv, B, X: window(prec, n, nrhs, layout), iter, info, iters: integers(nrhs, layout) };
  },

  run: calling(zcgesv, zcgesvSpec),

  reference({ n, nrhs }, { A, ipiv, B, X, iter, info, iters }) {
    const found = dsgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
    iter.data[iter.offset] = found.iter;
    info.data[info.offset] = found.info;
    iters.data.fill(found.iter, iters.offset, iters.offset + nrhs);
  },

  error: (_, before, after) => (reportsHold(before, after) ? solveError(before.A, after.X, before.B) : Number.NaN),

  table: {
    ...dsgesvTable(),
    beside: (context, problem, operands) => besideLu(context, problem, operands as DsgesvData, 'z'),
  },
};
