// GEBAK as a case: the rows of V exchanged and multiplied, exactly.
import { gebak } from '../../../../src/index.js';
import { gebakRef } from '../../../../src/lapack/schur/gebak.ref.js';
import { gebakSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { fill, realWindow, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
export const gebakCase = {
    spec: gebakSpec,
    tolerance: 1,
    sweep: [
        ...['n', 'p', 's', 'b'].flatMap((job) => ['l', 'r'].flatMap((side) => [
            { job, side, n: 9, ilo: 3, ihi: 7, m: 5, layout: ODD },
            { job, side, n: 1, ilo: 1, ihi: 1, m: 3 },
            { job, side, n: 12, ilo: 1, ihi: 12, m: 12, layout: ODD },
        ])),
        { job: 'b', side: 'r', n: 0, ilo: 1, ihi: 0, m: 3 },
        { job: 'b', side: 'r', n: 6, ilo: 6, ihi: 6, m: 4, layout: ODD },
    ],
    fromOptions: ({ n }, o) => ({ job: 'b', side: 'r', n, ilo: 1, ihi: n, m: n, layout: layoutOf(o) }),
    data({ n, ilo, ihi, m, layout }, prec, random) {
        const [scale, V] = [realWindow(prec, n, 1, layout, 'read'), window(prec, n, m, layout)];
        fill(scale.type, scale, (i) => {
            if (i + 1 >= ilo && i < ihi)
                return 2 ** ((i % 7) - 3);
            // A row in front of it, or of itself
            return i + 1 < ilo ? 1 + ((i * 5) % n) : 1 + ((i * 3) % (i + 1));
        });
        fill(prec, V, () => random.rand() - 0.5);
        return { scale, V };
    },
    run: calling(gebak, gebakSpec),
    reference({ job, side, n, ilo, ihi, m }, { scale, V }) {
        const own = scale.data.subarray(scale.offset, scale.offset + n);
        gebakRef(job, side, n, { lo: ilo - 1, hi: ihi }, own, m, hostMat(V));
    },
    error({ job, side, n, ilo, ihi, m }, { scale, V }, after) {
        const own = columnOf(scale, 0);
        const from = Array.from({ length: n }, (_, k) => k);
        const exchange = (k) => {
            const other = own[k] - 1;
            [from[k], from[other]] = [from[other], from[k]];
        };
        if (job === 'p' || job === 'b') {
            for (let k = ilo - 2; k >= 0; k--)
                exchange(k);
            for (let k = ihi; k < n; k++)
                exchange(k);
        }
        const scales = job === 's' || job === 'b';
        const { parts = 1 } = V;
        let wrong = 0;
        for (let j = 0; j < m; j++)
            for (let i = 0; i < n; i++) {
                const k = from[i];
                const inside = scales && k + 1 >= ilo && k < ihi;
                const factor = inside ? (side === 'r' ? own[k] : 1 / own[k]) : 1;
                const [to, source] = [after.V.offset + i + j * after.V.ld, V.offset + k + j * V.ld];
                for (let part = 0; part < parts; part++)
                    if (after.V.data[parts * to + part] !== factor * V.data[parts * source + part])
                        wrong++;
            }
        return wrong;
    },
};
