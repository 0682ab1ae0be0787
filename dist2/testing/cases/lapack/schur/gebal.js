// GEBAL as a case: A X = X B exactly, with X as the scale says, and zeros where there must be.
import { gebal } from '../../../../src/index.js';
import { gebalRef } from '../../../../src/lapack/schur/gebal.ref.js';
import { gebalSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { formula, layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Some rows and columns alone, the rest badly scaled. */
export const scattered = formula((i, j) => {
    const isAlone = (k) => k % 5 === 2;
    if (i !== j && (isAlone(i) ? i > j || !isAlone(j) : false))
        return 0;
    return (1 + ((i * 7 + j * 3) % 11)) * 2 ** (3 * ((i % 4) - (j % 4)));
});
export const gebalCase = {
    spec: gebalSpec,
    tolerance: 1,
    sweep: [
        ...['n', 'p', 's', 'b'].flatMap((job) => [0, 1, 2, 5, 16, 31].map((n) => ({ job, n, source: n === 2 ? uniform : scattered, layout: ODD }))),
        { job: 'b', n: 40, source: uniform },
    ],
    fromOptions: ({ n }, o) => ({ job: 'b', n, layout: layoutOf(o) }),
    data({ n, source = uniform, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        source(A, prec, random);
        return { A, scale: realWindow(prec, n, 1, layout), ilo: integers(1, layout), ihi: integers(1, layout) };
    },
    run: calling(gebal, gebalSpec),
    reference({ job, n }, { A, scale, ilo, ihi }) {
        const { lo, hi } = gebalRef(job, n, hostMat(A), scale.data.subarray(scale.offset, scale.offset + n));
        ilo.data[ilo.offset] = lo + 1;
        ihi.data[ihi.offset] = hi;
    },
    error({ job, n }, { A }, after) {
        const [lo, hi] = [after.ilo.data[after.ilo.offset] - 1, after.ihi.data[after.ihi.offset]];
        const scale = columnOf(after.scale, 0);
        const permutes = job === 'p' || job === 'b';
        if (!permutes && (lo !== 0 || hi !== n))
            return Number.NaN;
        // Which row and column of A each of B's is
        const from = Array.from({ length: n }, (_, k) => k);
        const exchange = (k) => {
            const other = scale[k] - 1;
            [from[k], from[other]] = [from[other], from[k]];
        };
        if (permutes) {
            for (let k = n - 1; k >= hi; k--)
                exchange(k);
            for (let k = 0; k < lo; k++)
                exchange(k);
        }
        const factor = (k) => (k >= lo && k < hi ? scale[k] : 1);
        const { parts = 1 } = A;
        let wrong = 0;
        for (let j = 0; j < n; j++) {
            if (!Number.isInteger(Math.log2(factor(j))))
                wrong++;
            for (let i = 0; i < n; i++) {
                const [p, q] = [after.A.offset + i + j * after.A.ld, A.offset + from[i] + from[j] * A.ld];
                for (let part = 0; part < parts; part++) {
                    const [balanced, own] = [after.A.data[parts * p + part], A.data[parts * q + part]];
                    if (balanced * factor(i) !== own * factor(j))
                        wrong++;
                    if (i > j && (j < lo || i >= hi) && balanced !== 0)
                        wrong++;
                }
            }
        }
        return wrong;
    },
};
