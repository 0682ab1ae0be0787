// GEQR2 as a case: that of geqrf with another call.
import { geqr2 } from '../../../../src/index.ts';
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.ts';
import { geqr2Spec } from '../../../../src/specs.ts';
import { calling, type Data, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import { type Case, type Check, EXACT_ORDER } from '../../../lib/case.ts';
import { larger } from '../../../lib/norms.ts';
import { window } from '../../../lib/operands.ts';
import { qrTable } from '../../../lib/rateTable.ts';
import { qrErrors, qrVectorCheck } from '../../../lib/residualsQr.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export type Geqr2Problem = Sizes<'m' | 'n'> & Filled;

export type Geqr2Data = Data<'A' | 'tau'>;

function parts({ m, n }: Geqr2Problem, before: Geqr2Data, after: Geqr2Data, { random }: Check): number[] {
  const exact = Math.max(m, n) <= EXACT_ORDER;
  return exact ? qrErrors(before.A, after.A, after.tau) : qrVectorCheck(before.A, after.A, after.tau, random);
}

export const geqr2Case: Case<Geqr2Problem, Geqr2Data> = {
  spec: geqr2Spec,
  tolerance: 30,
  sweep: [
    [0, 3],
    [3, 0],
    [1, 1],
    [1, 4],
    [6, 1],
    [33, 7],
    [7, 33],
    [40, 40],
    [200, 33],
  ].map(([m, n]) => ({ m: m!, n: n!, layout: ODD })),

  fromOptions: ({ m, n }, o) => ({ m, n, source: sourceOf(o), layout: layoutOf(o) }),

  data({ m, n, source = uniform, layout }, prec, random) {
    const A = window(prec, m, n, layout);
    source(A, prec, random);
    return { A, tau: window(prec, Math.min(m, n), 1, layout) };
  },

  run: calling(geqr2, geqr2Spec),

  reference: ({ m, n }, { A, tau }) => geqrfRef(m, n, hostMat(A), tau.data, tau.offset),

  parts,
  error: (...args) => parts(...args).reduce(larger),

  table: qrTable(),
};
