// GESVJ as a case: as gesvd's, with V in place of its transpose, and A for U.
import { gesvj } from '../../../../src/index.js';
import { gesvjRef } from '../../../../src/lapack/svd/gesvj.ref.js';
import { gesvjSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { larger, matrixView } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { MN, rateTable } from '../../../lib/rateTable.js';
import { transposed } from '../../../lib/residualsLq.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { svdParts } from '../../../lib/svdParts.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x0 3x0 1x1 6x1 2x2 5x4 13x13 33x20 40x40 90x17');
const none = (length) => matrixView(new Float64Array(0), length, 0);
export const gesvjCase = {
    spec: gesvjSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ jobu: 'u', jobv: 'v', m, n, layout: ODD })),
        { jobu: 'n', jobv: 'v', m: 30, n: 24, layout: ODD },
        { jobu: 'u', jobv: 'n', m: 30, n: 24 },
        { jobu: 'n', jobv: 'n', m: 30, n: 24 },
    ],
    fromOptions({ m, n }, o) {
        if (m < n)
            throw new UsageError(`gesvj needs m >= n, not ${m}, ${n}`);
        return { jobu: 'u', jobv: 'v', m, n, source: sourceOf(o), layout: layoutOf(o) };
    },
    data({ m, n, jobv, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const order = jobv === 'n' ? 0 : n;
        return { A, SVA: realWindow(prec, n, 1, layout), V: window(prec, order, order, layout), info: integers(1, layout) };
    },
    run(queue, { jobu, jobv, m, n }, { A, SVA, V, info }) {
        const right = jobv === 'n' ? {} : { V, ldv: V.ld };
        return gesvj(queue, { jobu, jobv, m, n, A, lda: A.ld, SVA, ...right, info });
    },
    reference({ jobu, jobv, m, n }, { A, SVA, V, info }) {
        const values = SVA.data.subarray(SVA.offset, SVA.offset + n);
        const right = jobv === 'n' ? {} : { V: hostMat(V) };
        info.data[info.offset] = gesvjRef({ m, n, A: hostMat(A), left: jobu === 'u', SVA: values, ...right });
    },
    error({ jobu, m, n }, before, { A, SVA, V, info }, check) {
        const VT = V.cols === 0 ? transposed(none(n)) : transposed(V);
        return svdParts(before.A, { S: SVA, U: jobu === 'u' ? A : none(m), VT, info }, check).reduce(larger);
    },
    table: rateTable({ ...MN, takesMatrix: true, error: '|A-USV^H|/(N*|A|)' }),
};
