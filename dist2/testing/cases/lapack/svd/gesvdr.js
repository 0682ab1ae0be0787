// GESVDR as a case: A^T U = V S whatever the sample has missed, and orthogonality. How near the values come is in its test.
import { gesvdr } from '../../../../src/index.js';
import { gesvdrRef } from '../../../../src/lapack/svd/gesvdr.ref.js';
import { gesvdrSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { MNK, rateTable } from '../../../lib/rateTable.js';
import { transposed } from '../../../lib/residualsLq.js';
import { imagesError, isSorted, orthogonality } from '../../../lib/residualsSvd.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x3x0x2x1 1x1x1x0x0 5x4x4x3x1 6x9x2x0x2 40x30x5x5x1 30x70x10x5x0 120x60x20x10x2 50x50x50x10x1 90x33x0x3x1');
export const gesvdrCase = {
    spec: gesvdrSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n, k, p, niters]) => ({ jobu: 's', jobvt: 's', m, n, k, p, niters, layout: ODD })),
        { jobu: 'n', jobvt: 's', m: 30, n: 24, k: 6, p: 4, niters: 1, layout: ODD },
        { jobu: 's', jobvt: 'n', m: 30, n: 24, k: 6, p: 4, niters: 1 },
        { jobu: 's', jobvt: 's', m: 400, n: 600, k: 20, p: 10, niters: 1, seed: 7 },
    ],
    fromOptions({ m, n, k }, o) {
        if (k > Math.min(m, n))
            throw new UsageError(`gesvdr needs k <= min(m, n), not ${k}`);
        return { jobu: 's', jobvt: 's', m, n, k, p: 10, niters: 2, source: sourceOf(o), layout: layoutOf(o) };
    },
    data({ m, n, k, jobu, jobvt, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout, 'read');
        source(A, prec, random);
        const U = window(prec, m, jobu === 'n' ? 0 : k, layout);
        const VT = window(prec, jobvt === 'n' ? 0 : k, n, layout);
        return { A, S: realWindow(prec, k, 1, layout), U, VT, info: integers(1, layout) };
    },
    run(queue, { jobu, jobvt, m, n, k, p, niters, seed = 0 }, { A, S, U, VT, info }) {
        const left = jobu === 'n' ? {} : { U, ldu: U.ld };
        const right = jobvt === 'n' ? {} : { VT, ldvt: VT.ld };
        return gesvdr(queue, { jobu, jobvt, m, n, k, p, niters, seed, A, lda: A.ld, S, ...left, ...right, info });
    },
    reference({ jobu, jobvt, m, n, k, p, niters, seed = 0 }, { A, S, U, VT, info }) {
        const values = S.data.subarray(S.offset, S.offset + k);
        const left = jobu === 'n' ? {} : { U: hostMat(U) };
        const right = jobvt === 'n' ? {} : { VT: hostMat(VT) };
        info.data[info.offset] = gesvdrRef({ m, n, k, p, niters, seed, A: hostMat(A), S: values, ...left, ...right });
    },
    error({ jobu, jobvt }, { A }, { S, U, VT, info }) {
        if (info.data[info.offset] !== 0 || !isSorted(S))
            return Number.NaN;
        const product = jobu === 's' && jobvt === 's' ? imagesError(A, U, S, transposed(VT)) : 0;
        return [product, orthogonality(U), orthogonality(transposed(VT))].reduce(larger);
    },
    table: rateTable({ ...MNK, takesMatrix: true, error: '|A^TU-VS|/(N*|A|)' }),
};
