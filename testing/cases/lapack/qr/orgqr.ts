// ORGQR as a case: Q against the reflectors, which are made up, applied in doubles.
import { orgqr, orgqrSpec } from '../../../../src/index.ts';
import { orgqrRef } from '../../../../src/lapack/qr/orgqr.ref.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type Layout, window } from '../../../lib/operands.ts';
import { writtenTable } from '../../../lib/rateTable.ts';
import { reflectors } from '../../../lib/reflectors.ts';
import { writtenQError, writtenQVectorCheck } from '../../../lib/residualsQr.ts';
import { layoutOf } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface OrgqrProblem {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly layout?: Layout;
  readonly nb?: number;
}

export interface OrgqrData extends Readonly<Record<string, MatrixView>> {
  readonly A: MatrixView;
  readonly tau: MatrixView;
}

const ODD: Layout = { pad: 3, offset: 5 };

const SHAPES: readonly (readonly [m: number, n: number, k: number])[] = [
  [0, 0, 0],
  [4, 0, 0],
  [1, 1, 0],
  [1, 1, 1],
  [5, 3, 2],
  [7, 7, 7],
  [31, 20, 20],
  [33, 33, 33],
  [64, 40, 32],
  [70, 65, 33],
  [100, 100, 100],
  [300, 20, 20],
  [130, 97, 96],
];

export const orgqrCase: Case<OrgqrProblem, OrgqrData> = {
  spec: orgqrSpec,
  tolerance: 30,
  sweep: [
    ...SHAPES.map(([m, n, k]) => ({ m, n, k, layout: ODD })),
    { m: 96, n: 64, k: 64 },
    ...[1, 3, 8].map((nb) => ({ m: 27, n: 20, k: 17, nb, layout: ODD })),
  ],

  fromOptions({ m, n, k }, o) {
    if (!(m >= n && n >= k)) throw new UsageError(`orgqr needs m >= n >= k, not ${m}, ${n}, ${k}`);
    return { m, n, k, layout: layoutOf(o), nb: o.nb };
  },

  data({ m, n, k, layout }, prec, random) {
    const [A, tau] = [window(prec, m, n, layout), window(prec, k, 1, layout, 'read')];
    reflectors(prec, A, tau, random);
    return { A, tau };
  },

  run: (queue, { m, n, k, nb = 0 }, { A, tau }) => orgqr(queue, { m, n, k, A, lda: A.ld, tau, nb }),

  reference: ({ m, n, k }, { A, tau }) => orgqrRef(m, n, k, hostMat(A), tau.data, tau.offset),

  error({ m, n }, { A: v, tau }, { A: q }, { random }) {
    if (n === 0) return 0;
    return m <= EXACT_ORDER ? writtenQError(v, tau, q) : writtenQVectorCheck(v, tau, q, random);
  },

  table: writtenTable,
};
