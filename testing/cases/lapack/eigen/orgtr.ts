// ORGTR as a case: Q against the reflectors, which are made up, written out in doubles.
import { orgtr } from '../../../../src/index.ts';
import { orgtrRef } from '../../../../src/lapack/eigen/orgtr.ref.ts';
import { orgtrSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { normFro } from '../../../lib/norms.ts';
import { window } from '../../../lib/operands.ts';
import { N, rateTable, uploLine } from '../../../lib/rateTable.ts';
import { reflectorsTr, writtenQTr } from '../../../lib/reflectorsTr.ts';
import { froDifference, ratio } from '../../../lib/residuals.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export type OrgtrProblem = Flags<'uplo'> & Sizes<'n'> & LaidOut;

export type OrgtrData = Data<'A' | 'tau'>;

export const orgtrCase: Case<OrgtrProblem, OrgtrData> = {
  spec: orgtrSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 3, 5, 32, 33, 34, 65, 100].map((n) => ({ uplo, n, layout: ODD })),
    { uplo, n: 64 },
  ]),

  fromOptions: ({ n }, o) => ({ uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),

  data({ uplo, n, layout }, prec, random) {
    const [A, tau] = [window(prec, n, n, layout), window(prec, Math.max(0, n - 1), 1, layout, 'read')];
    reflectorsTr(prec, uplo, A, tau, 'read', random);
    return { A, tau };
  },

  run: calling(orgtr, orgtrSpec),

  reference: ({ uplo, n }, { A, tau }) => orgtrRef(uplo, n, hostMat(A), tau.data, tau.offset),

  error({ uplo, n }, { A: v, tau }, { A: q }) {
    if (n === 0) return 0;
    const expected = writtenQTr(uplo, v, tau);
    return ratio(froDifference(q, expected), n * normFro(expected));
  },

  table: rateTable<OrgtrProblem>({ ...N, lines: uploLine, error: '||R|| / (N*||Q||)' }),
};
