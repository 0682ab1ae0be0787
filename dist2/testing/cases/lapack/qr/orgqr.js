// ORGQR as a case: Q against the reflectors, which are made up, applied in doubles.
import { orgqr } from '../../../../src/index.js';
import { orgqrRef } from '../../../../src/lapack/qr/orgqr.ref.js';
import { orgqrSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { window } from '../../../lib/operands.js';
import { writtenTable } from '../../../lib/rateTable.js';
import { reflectors } from '../../../lib/reflectors.js';
import { writtenQError, writtenQVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x0x0 4x0x0 1x1x0 1x1x1 5x3x2 7x7x7 31x20x20 33x33x33 64x40x32 70x65x33 100x100x100 300x20x20', '130x97x96');
export const orgqrCase = {
    spec: orgqrSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n, k]) => ({ m, n, k, layout: ODD })),
        { m: 96, n: 64, k: 64 },
        ...[1, 3, 8].map((nb) => ({ m: 27, n: 20, k: 17, nb, layout: ODD })),
    ],
    fromOptions({ m, n, k }, o) {
        if (!(m >= n && n >= k))
            throw new UsageError(`orgqr needs m >= n >= k, not ${m}, ${n}, ${k}`);
        return { m, n, k, layout: layoutOf(o), nb: o.nb };
    },
    data({ m, n, k, layout }, prec, random) {
        const [A, tau] = [window(prec, m, n, layout), window(prec, k, 1, layout, 'read')];
        reflectors(prec, A, tau, random);
        return { A, tau };
    },
    run: calling(orgqr, orgqrSpec),
    reference: ({ m, n, k }, { A, tau }) => orgqrRef(m, n, k, hostMat(A), tau.data, tau.offset),
    error({ m, n }, { A: v, tau }, { A: q }, { random }) {
        if (n === 0)
            return 0;
        return m <= EXACT_ORDER ? writtenQError(v, tau, q) : writtenQVectorCheck(v, tau, q, random);
    },
    table: writtenTable,
};
