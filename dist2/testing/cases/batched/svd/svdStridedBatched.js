// Singular value decompositions of a batch at equal distances as cases: the worst of values, product and orthogonality over the batch.
import { adjointRef } from '../../../../src/blas3/elements/adjoint.ref.js';
import { realOf } from '../../../../src/core/field.js';
import { gesvdjStridedBatched, gesvdStridedBatched } from '../../../../src/index.js';
import { gesvdRef } from '../../../../src/lapack/svd/gesvd.ref.js';
import { gesvdjStridedBatchedSpec, gesvdStridedBatchedSpec } from '../../../../src/specs.js';
import { batchWindow, members, ODD, strideOf, worst } from '../../../lib/batch.js';
import { COUNTS, ORDERS, SHAPES } from '../../../lib/batchSweeps.js';
import { larger } from '../../../lib/norms.js';
import { integers } from '../../../lib/operands.js';
import { svdBatchedTable } from '../../../lib/rateTable.js';
import { transposed } from '../../../lib/residualsLq.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { svdParts } from '../../../lib/svdParts.js';
import { hostMat } from '../../../lib/views.js';
const JOBS = ['n', 's', 'a'];
const most = (job, length, k) => (job === 'n' ? 0 : job === 's' ? k : length);
/** The columns of the operands' matrices; the routine has V^T if `isTurned`, and else V. */
function widths({ m, n, job }, isTurned) {
    const k = Math.min(m, n);
    const right = most(job, n, k);
    return { A: n, S: 1, U: most(job, m, k), V: isTurned ? n : right, rowsOfV: isTurned ? right : n };
}
function caseOf(spec, isTurned) {
    const right = isTurned ? 'VT' : 'V';
    const each = (p, data) => {
        const cols = widths(p, isTurned);
        const of = (X, width) => members(X, width, p.batchCount, p.layout);
        const [A, S] = [of(data.A, cols.A), of(data.S, cols.S)];
        const [U, V] = [of(data.U, cols.U), of(data[right], cols.V)];
        return A.map((a, b) => ({ A: a, S: S[b], U: U[b], V: V[b], at: data.info.offset + b }));
    };
    return {
        spec,
        tolerance: 30,
        sweep: [
            ...ORDERS.map((n, k) => ({ job: JOBS[1 + (k % 2)], m: n, n, batchCount: 3, layout: ODD })),
            ...SHAPES.flatMap(([m, n]) => JOBS.map((job) => ({ job, m, n, batchCount: 2, layout: ODD }))),
            ...COUNTS.map((batchCount) => ({ job: 's', m: 7, n: 6, batchCount })),
        ],
        fromOptions: ({ m, n }, o) => {
            const [letter] = o.jobu;
            const job = JOBS.find((one) => one === letter) ?? 's';
            return { job, m, n, batchCount: o.batch, layout: layoutOf(o) };
        },
        data(p, prec, random) {
            const { m, n, batchCount, layout } = p;
            const cols = widths(p, isTurned);
            const of = (rows, width) => batchWindow(prec, rows, width, batchCount, layout);
            const A = of(m, n);
            uniform(A, prec, random);
            const real = realOf(prec);
            const S = { ...batchWindow(real, Math.min(m, n), 1, batchCount, layout), type: real };
            const [U, V] = [of(m, cols.U), of(cols.rowsOfV, cols.V)];
            return { A, S, U, [right]: V, info: integers(Math.max(1, batchCount), layout) };
        },
        run(queue, p, { A, S, U, V, VT, info }) {
            const { m, n, job, batchCount, layout } = p;
            const cols = widths(p, isTurned);
            const call = { m, n, A, lda: A.ld, strideA: strideOf(A, n, layout), S, strideS: strideOf(S, 1, layout) };
            const left = job === 'n' ? {} : { U, ldu: U.ld, strideU: strideOf(U, cols.U, layout) };
            const all = { ...call, ...left, info, batchCount };
            if (VT !== undefined) {
                const own = job === 'n' ? {} : { VT, ldvt: VT.ld, strideVT: strideOf(VT, cols.V, layout) };
                return gesvdStridedBatched(queue, { jobu: job, jobvt: job, ...all, ...own });
            }
            const own = job === 'n' ? {} : { V, ldv: V.ld, strideV: strideOf(V, cols.V, layout) };
            return gesvdjStridedBatched(queue, { jobz: job, ...all, ...own });
        },
        reference(p, data) {
            const { m, n, job } = p;
            for (const { A, S, U, V, at } of each(p, data)) {
                const values = S.data.subarray(S.offset, S.offset + Math.min(m, n));
                const cols = widths(p, isTurned);
                const own = isTurned ? V : transposed(V);
                // A is not the routine's to write, and gesvdRef does.
                const problem = { m, n, A: hostMat(inDoubles(A)), S: values, jobu: job, U: hostMat(U), jobvt: job };
                data.info.data[at] = gesvdRef({ ...problem, VT: hostMat(own) });
                if (isTurned)
                    continue;
                adjointRef(cols.V, n, hostMat(own), hostMat(V));
            }
        },
        error(p, before, after, check) {
            const { layout } = p;
            const cols = widths(p, isTurned);
            const results = each(p, after);
            const errors = each(p, before).map(({ A }, b) => {
                const { S, U, V, at } = results[b];
                const info = { data: after.info.data, offset: at };
                return svdParts(A, { S, U, VT: isTurned ? V : transposed(V), info }, { ...check, reference: undefined }).reduce(larger);
            });
            const strays = (name, width) => worst(errors, before[name], after[name], width, layout);
            return [strays('A', cols.A), strays('S', cols.S), strays('U', cols.U), strays(right, cols.V)].reduce(larger);
        },
        table: svdBatchedTable,
    };
}
export const gesvdStridedBatchedCase = caseOf(gesvdStridedBatchedSpec, true);
export const gesvdjStridedBatchedCase = caseOf(gesvdjStridedBatchedSpec, false);
