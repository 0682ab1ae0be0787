// orgqr of a batch as cases, one for each form: Q against the reflectors, which are made up, applied in doubles; the worst over the batch.
import { orgqrRef } from '../../../../src/lapack/qr/orgqr.ref.js';
import { ODD } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { frontOf, ofForms, specOf } from '../../../lib/forms.js';
import { writtenBatchedTable } from '../../../lib/rateTable.js';
import { argsOf, largestOf, memberOf, offsetsOf, ragged, windowOf, worstOf, } from '../../../lib/reflectorBatch.js';
import { reflectors } from '../../../lib/reflectors.js';
import { writtenQError, writtenQVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const matrices = { rows: ({ m }) => m, cols: ({ n }) => n };
const vectors = { rows: ({ k }) => k, cols: () => 1 };
const SHAPES = shapes('0x0x0 4x0x0 1x1x0 1x1x1 5x3x2 7x7x7 20x6x6 16x16x16 33x20x20 40x40x37 70x3x3');
/** m >= n >= k. */
const legal = ({ m, n, k }) => ({ m, n: Math.min(m, n), k: Math.min(m, n, k) });
const sweep = [
    ...SHAPES.map(([m, n, k]) => ({ m, n, k, batchCount: 3, layout: ODD })),
    ...COUNTS.map((batchCount) => ({ m: 7, n: 6, k: 5, batchCount })),
];
function caseOf(form) {
    const front = frontOf('orgqr', form);
    const formed = (p) => (form === 'vbatched' ? ragged(p, legal) : p);
    const of = (p, { A, tau }, b) => [memberOf(A, matrices, p, form, b), memberOf(tau, vectors, p, form, b)];
    return {
        spec: specOf('orgqr', form),
        tolerance: 30,
        sweep: sweep.filter((_, at) => form === 'strided' || at % 3 === 1).map(formed),
        fromOptions({ m, n, k }, o) {
            if (!(m >= n && n >= k))
                throw new UsageError(`orgqr needs m >= n >= k, not ${m}, ${n}, ${k}`);
            return formed({ m, n, k, batchCount: o.batch, layout: layoutOf(o) });
        },
        data(p, prec, random) {
            const [A, tau] = [windowOf(prec, matrices, p, 'write'), windowOf(prec, vectors, p, 'read')];
            const data = { A, tau };
            for (let b = 0; b < p.batchCount; b++)
                reflectors(prec, ...of(p, data, b), random);
            if (form !== 'batched')
                return data;
            return { ...data, offsetsA: offsetsOf(A, matrices, p), offsetsTau: offsetsOf(tau, vectors, p) };
        },
        run(queue, p, placed) {
            const at = placed;
            const { m, n, k, batchCount } = p;
            const sizes = form === 'vbatched' ? { m, n, k } : { m, n, k, batchCount };
            const operands = { ...argsOf('A', matrices, p, form, at), ...argsOf('tau', vectors, p, form, at) };
            return front(queue, { ...sizes, ...operands });
        },
        reference(p, data) {
            for (let b = 0; b < p.batchCount; b++) {
                const [A, tau] = of(p, data, b);
                orgqrRef(A.rows, A.cols, tau.rows, hostMat(A), tau.data, tau.offset);
            }
        },
        error(p, before, after, { random }) {
            const errors = Array.from({ length: p.batchCount }, (_, b) => {
                const [[v, tau], [q]] = [of(p, before, b), of(p, after, b)];
                if (q.cols === 0)
                    return 0;
                return q.rows <= EXACT_ORDER ? writtenQError(v, tau, q) : writtenQVectorCheck(v, tau, q, random);
            });
            return worstOf(errors, matrices, p, form, before.A, after.A);
        },
        table: {
            unit: writtenBatchedTable.unit,
            header: writtenBatchedTable.header,
            row: (p, measured) => writtenBatchedTable.row({ ...largestOf(p), batchCount: p.batchCount }, measured),
        },
    };
}
export const orgqrBatchedCases = ofForms(caseOf);
