// GESVDX as a case: the chosen values against those of the reference in doubles, A^T U = V S, orthogonality.
import { gesvdx } from '../../../../src/index.js';
import { gesvdRef } from '../../../../src/lapack/svd/gesvd.ref.js';
import { chosenOf, gesvdxRef } from '../../../../src/lapack/svd/gesvdx.ref.js';
import { gesvdxSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { larger, matrixView, sameElement } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { MN, rateTable } from '../../../lib/rateTable.js';
import { transposed } from '../../../lib/residualsLq.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { imagesError, isSorted, orthogonality, valuesError } from '../../../lib/residualsSvd.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const BOTH = { jobu: 'v', jobvt: 'v' };
const ALL = { range: 'a' };
const index = (il, iu) => ({ range: 'i', il, iu });
const interval = (vl, vu) => ({ range: 'v', vl, vu });
const most = ({ m, n, chosen }) => chosen.range === 'i' ? chosen.iu - chosen.il + 1 : Math.min(m, n);
/** All singular values by the reference, in doubles. */
function valuesOf(a) {
    const S = new Float64Array(Math.min(a.rows, a.cols));
    gesvdRef({ m: a.rows, n: a.cols, A: hostMat(inDoubles(a)), S, jobu: 'n', jobvt: 'n' });
    return S;
}
/** Whether rows and columns from some on are what they were: nothing has been found for them. */
function stays(row, column, x, y) {
    for (let j = column; j < x.cols; j++)
        for (let i = row; i < x.rows; i++)
            if (!sameElement(x, y, x.offset + i + j * x.ld))
                return false;
    return true;
}
export const gesvdxCase = {
    spec: gesvdxSpec,
    tolerance: 30,
    sweep: [
        { ...BOTH, m: 0, n: 3, chosen: ALL },
        { ...BOTH, m: 1, n: 1, chosen: index(1, 1) },
        { ...BOTH, m: 5, n: 4, chosen: index(2, 3) },
        { ...BOTH, m: 20, n: 20, chosen: ALL, layout: ODD },
        { ...BOTH, m: 40, n: 37, chosen: index(1, 5), layout: ODD },
        { ...BOTH, m: 37, n: 70, chosen: index(30, 37), layout: ODD },
        { ...BOTH, m: 120, n: 50, chosen: index(7, 7), layout: ODD },
        { ...BOTH, m: 70, n: 66, chosen: interval(1, 3), layout: ODD },
        { ...BOTH, m: 33, n: 60, chosen: interval(2.5, 1000), layout: ODD },
        { ...BOTH, m: 33, n: 30, chosen: interval(1e5, 1e6), layout: ODD },
        { jobu: 'v', jobvt: 'n', m: 40, n: 34, chosen: index(3, 9), layout: ODD },
        { jobu: 'n', jobvt: 'v', m: 40, n: 34, chosen: interval(0, 2) },
        { jobu: 'n', jobvt: 'n', m: 40, n: 34, chosen: index(3, 9), layout: ODD },
        { ...BOTH, m: 50, n: 45, chosen: index(4, 20), layout: ODD },
    ],
    fromOptions({ m, n }, o) {
        const iu = Math.max(1, Math.ceil(Math.min(m, n) / 10));
        return { ...BOTH, m, n, chosen: index(1, iu), source: sourceOf(o), layout: layoutOf(o) };
    },
    data(problem, prec, random) {
        const { m, n, jobu, jobvt, source = uniform, layout } = problem;
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const k = most(problem);
        const U = window(prec, m, jobu === 'n' ? 0 : k, layout);
        const VT = window(prec, jobvt === 'n' ? 0 : k, n, layout);
        return { A, ns: integers(1, layout), S: realWindow(prec, k, 1, layout), U, VT, info: integers(1, layout) };
    },
    run(queue, { jobu, jobvt, m, n, chosen }, { A, ns, S, U, VT, info }) {
        const left = jobu === 'n' ? {} : { U, ldu: U.ld };
        const right = jobvt === 'n' ? {} : { VT, ldvt: VT.ld };
        return gesvdx(queue, { jobu, jobvt, ...chosen, m, n, A, lda: A.ld, ns, S, ...left, ...right, info });
    },
    reference(problem, { A, ns, S, U, VT, info }) {
        const { m, n, jobu, jobvt, chosen } = problem;
        const values = S.data.subarray(S.offset, S.offset + most(problem));
        const left = jobu === 'n' ? {} : { U: hostMat(U) };
        const right = jobvt === 'n' ? {} : { VT: hostMat(VT) };
        const found = gesvdxRef({ m, n, chosen, A: hostMat(A), S: values, ...left, ...right });
        ns.data[ns.offset] = found.ns;
        info.data[info.offset] = found.info;
    },
    error({ jobu, jobvt, chosen }, before, { ns, S, U, VT, info }) {
        const { A } = before;
        const all = valuesOf(A);
        const [from, to] = chosenOf(chosen, all);
        const count = ns.data[ns.offset];
        if (info.data[info.offset] !== 0 || count !== to - from)
            return Number.NaN;
        const kept = stays(count, 0, before.S, S) && stays(0, count, before.U, U) && stays(count, 0, before.VT, VT);
        if (!kept)
            return Number.NaN;
        const found = matrixView(S.data, count, 1, S.ld, S.offset);
        const [left, right] = [jobu === 'v' ? count : 0, jobvt === 'v' ? count : 0];
        const u = matrixView(U.data, A.rows, left, U.ld, U.offset, U.parts);
        const v = transposed(matrixView(VT.data, right, A.cols, VT.ld, VT.offset, VT.parts));
        const size = all[0] ?? 0;
        // Values are good to the largest of all, not of those that are chosen.
        const exact = matrixView(all.slice(from, to), count, 1);
        const values = count === 0 ? 0 : valuesError(found, exact) * (size === 0 ? 1 : found.data[found.offset] / size);
        const images = left > 0 && right > 0 ? imagesError(A, u, found, v) : 0;
        return [isSorted(found) ? 0 : Number.NaN, values, images, orthogonality(u), orthogonality(v)].reduce(larger);
    },
    table: rateTable({ ...MN, takesMatrix: true, error: '|A^TU-VS|/(N*|A|)' }),
};
