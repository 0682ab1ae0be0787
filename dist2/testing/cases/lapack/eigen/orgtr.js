// ORGTR as a case: Q against the reflectors, which are made up, written out in doubles.
import { orgtr } from '../../../../src/index.js';
import { orgtrRef } from '../../../../src/lapack/eigen/orgtr.ref.js';
import { orgtrSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { normFro } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { reflectorsTr, writtenQTr } from '../../../lib/reflectorsTr.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
export const orgtrCase = {
    spec: orgtrSpec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
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
        if (n === 0)
            return 0;
        const expected = writtenQTr(uplo, v, tau);
        return ratio(froDifference(q, expected), n * normFro(expected));
    },
    table: rateTable({ ...N, lines: uploLine, error: '||R|| / (N*||Q||)' }),
};
