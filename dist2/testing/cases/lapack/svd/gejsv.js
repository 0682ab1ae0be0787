// GEJSV as a case: as gesvd's, with V in place of its transpose.
import { gejsv } from '../../../../src/index.js';
import { gejsvRef } from '../../../../src/lapack/svd/gejsv.ref.js';
import { gejsvSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { larger, matrixView } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { MN, rateTable } from '../../../lib/rateTable.js';
import { transposed } from '../../../lib/residualsLq.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { svdParts } from '../../../lib/svdParts.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x0 3x0 1x1 6x1 2x2 5x4 13x13 33x20 40x40 66x65 90x17');
const none = (length) => matrixView(new Float64Array(0), length, 0);
const widthOf = ({ jobu, m, n }) => (jobu === 'n' ? 0 : jobu === 'f' ? m : n);
export const gejsvCase = {
    spec: gejsvSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ jobu: 'u', jobv: 'v', m, n, layout: ODD })),
        ...SHAPES.filter(([m]) => m < 50).map(([m, n]) => ({ jobu: 'f', jobv: 'v', m, n })),
        { jobu: 'n', jobv: 'v', m: 30, n: 24, layout: ODD },
        { jobu: 'u', jobv: 'n', m: 30, n: 24 },
        { jobu: 'n', jobv: 'n', m: 30, n: 24 },
    ],
    fromOptions({ m, n }, o) {
        if (m < n)
            throw new UsageError(`gejsv needs m >= n, not ${m}, ${n}`);
        return { jobu: 'u', jobv: 'v', m, n, source: sourceOf(o), layout: layoutOf(o) };
    },
    data(problem, prec, random) {
        const { m, n, jobv, source = uniform, layout } = problem;
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const order = jobv === 'n' ? 0 : n;
        const [U, V] = [window(prec, m, widthOf(problem), layout), window(prec, order, order, layout)];
        return { A, SVA: realWindow(prec, n, 1, layout), U, V, info: integers(1, layout) };
    },
    run(queue, { jobu, jobv, m, n }, { A, SVA, U, V, info }) {
        const left = jobu === 'n' ? {} : { U, ldu: U.ld };
        const right = jobv === 'n' ? {} : { V, ldv: V.ld };
        return gejsv(queue, { jobu, jobv, m, n, A, lda: A.ld, SVA, ...left, ...right, info });
    },
    reference(problem, { A, SVA, U, V, info }) {
        const { jobu, jobv, m, n } = problem;
        const values = SVA.data.subarray(SVA.offset, SVA.offset + n);
        const left = jobu === 'n' ? {} : { U: hostMat(U) };
        const right = jobv === 'n' ? {} : { V: hostMat(V) };
        const width = widthOf(problem);
        info.data[info.offset] = gejsvRef({ m, n, A: hostMat(A), SVA: values, ...left, width, ...right });
    },
    error({ m, n }, before, { SVA, U, V, info }, check) {
        const VT = transposed(V.cols === 0 ? none(n) : V);
        return svdParts(before.A, { S: SVA, U: U.cols === 0 ? none(m) : U, VT, info }, check).reduce(larger);
    },
    table: rateTable({ ...MN, takesMatrix: true, error: '|A-USV^H|/(N*|A|)' }),
};
