// ORGLQ as a case: Q against the reflectors, which are made up, applied in doubles.
import { orglq } from '../../../../src/index.js';
import { orglqRef } from '../../../../src/lapack/qr/orglq.ref.js';
import { orglqSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { fill, window } from '../../../lib/operands.js';
import { writtenTable } from '../../../lib/rateTable.js';
import { reflectors } from '../../../lib/reflectors.js';
import { transposed } from '../../../lib/residualsLq.js';
import { writtenQError, writtenQVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x0x0 0x4x0 1x1x0 1x1x1 3x5x2 7x7x7 20x31x20 33x33x33 40x64x32 65x70x33 20x300x20');
export const orglqCase = {
    spec: orglqSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n, k]) => ({ m, n, k, layout: ODD })),
        { m: 64, n: 96, k: 64 },
        ...[1, 3, 8].map((nb) => ({ m: 20, n: 27, k: 17, nb, layout: ODD })),
        { m: 40, n: 50, k: 40, math: 'split', nb: 7 },
    ],
    fromOptions({ m, n, k }, o) {
        if (!(n >= m))
            throw new UsageError(`orglq needs n >= m, not ${n}, ${m}`);
        // Where no k is given it is n: there are as many reflectors as rows then.
        return { m, n, k: Math.min(k, m), layout: layoutOf(o), nb: o.nb };
    },
    data({ m, n, k, layout }, prec, random) {
        const [A, tau] = [window(prec, m, n, layout), window(prec, k, 1, layout, 'read')];
        const columns = window(prec, n, m);
        reflectors(prec, columns, tau, random);
        const rows = transposed(columns);
        fill(prec, A, (i, j, part) => rows.data[(A.parts ?? 1) * (i + j * m) + part]);
        return { A, tau };
    },
    run: calling(orglq, orglqSpec),
    reference: ({ m, n, k }, { A, tau }) => orglqRef(m, n, k, hostMat(A), tau.data, tau.offset),
    error({ m, n }, { A: v, tau }, { A: q }, { random }) {
        if (m === 0)
            return 0;
        const [vs, qs] = [transposed(v), transposed(q)];
        return n <= EXACT_ORDER ? writtenQError(vs, tau, qs) : writtenQVectorCheck(vs, tau, qs, random);
    },
    table: writtenTable,
};
