import { ormqrRef } from '../../../../src/lapack/qr/ormqr.ref.js';
import { ODD } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { frontOf, ofForms, specOf } from '../../../lib/forms.js';
import { appliedBatchedTable } from '../../../lib/rateTable.js';
import { argsOf, largestOf, memberOf, offsetsOf, ragged, windowOf, worstOf, } from '../../../lib/reflectorBatch.js';
import { reflectors } from '../../../lib/reflectors.js';
import { productQError, productQVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const orderOf = (side, { m, n }) => (side === 'l' ? m : n);
/** The operands of a problem's batch. */
const membersOf = ({ side, shared = false }) => ({
    A: { rows: (s) => orderOf(side, s), cols: ({ k }) => k, shared },
    tau: { rows: ({ k }) => k, cols: () => 1, shared },
    C: { rows: ({ m }) => m, cols: ({ n }) => n },
});
/** The order of Q, the other size of C, and k. */
const SHAPES = shapes('0x3x0 3x0x3 4x3x0 1x1x1 5x4x3 7x9x7 20x1x6 33x20x33 70x5x35');
const sweep = ['l', 'r'].flatMap((side) => ['n', 'c'].flatMap((trans) => {
    const sizes = (order, others) => (side === 'l' ? { m: order, n: others } : { m: others, n: order });
    return [
        ...SHAPES.map(([order, others, k]) => ({ side, trans, ...sizes(order, others), k, batchCount: 3, layout: ODD })),
        { side, trans, ...sizes(9, 5), k: 8, batchCount: 4, shared: true },
    ];
}));
function caseOf(form) {
    const front = frontOf('ormqr', form);
    const formed = (p) => {
        const legal = (s) => ({ ...s, k: Math.min(s.k, orderOf(p.side, s)) });
        return form === 'vbatched' && !p.shared ? ragged(p, legal) : p;
    };
    /** The lists that a ragged batch has even where all are of one size. */
    const listed = (p, size) => typeof size === 'number' ? new Array(p.batchCount).fill(size) : size;
    const of = (p, data, b) => {
        const all = membersOf(p);
        const one = (name) => memberOf(data[name], all[name], p, form, b);
        return { A: one('A'), tau: one('tau'), C: one('C') };
    };
    return {
        spec: specOf('ormqr', form),
        tolerance: 30,
        sweep: [
            ...sweep.filter((_, at) => form === 'strided' || at % 3 === 1).map(formed),
            ...COUNTS.map((batchCount) => formed({ side: 'l', trans: 'c', m: 6, n: 3, k: 4, batchCount })),
        ],
        fromOptions({ m, n, k }, o) {
            const { side, transA: trans } = o;
            if (k > (side === 'l' ? m : n))
                throw new UsageError(`ormqr needs k <= ${side === 'l' ? 'm' : 'n'}, not ${k}`);
            return formed({ side, trans, m, n, k, batchCount: o.batch, layout: layoutOf(o) });
        },
        data(p, prec, random) {
            const all = membersOf(p);
            const [A, tau] = [windowOf(prec, all.A, p, 'read'), windowOf(prec, all.tau, p, 'read')];
            const data = { A, tau, C: windowOf(prec, all.C, p, 'write') };
            for (let b = 0; b < p.batchCount; b++) {
                const one = of(p, data, b);
                if (b === 0 || !p.shared)
                    reflectors(prec, one.A, one.tau, random);
                uniform(one.C, prec, random);
            }
            if (form !== 'batched')
                return data;
            const offsets = { offsetsA: offsetsOf(A, all.A, p), offsetsTau: offsetsOf(tau, all.tau, p) };
            return { ...data, ...offsets, offsetsC: offsetsOf(data.C, all.C, p) };
        },
        run(queue, p, placed) {
            const at = placed;
            const { side, trans, batchCount } = p;
            const sizes = form === 'vbatched'
                ? { m: listed(p, p.m), n: listed(p, p.n), k: listed(p, p.k) }
                : { m: p.m, n: p.n, k: p.k, batchCount };
            const all = membersOf(p);
            const operands = ['A', 'tau', 'C'].map((name) => argsOf(name, all[name], p, form, at));
            return front(queue, Object.assign({ side, trans, ...sizes }, ...operands));
        },
        reference(p, data) {
            for (let b = 0; b < p.batchCount; b++) {
                const { A, tau, C } = of(p, data, b);
                ormqrRef(p.side, p.trans, C.rows, C.cols, tau.rows, hostMat(A), tau.data, tau.offset, hostMat(C));
            }
        },
        error(p, before, after, { random }) {
            const { side } = p;
            const trans = p.trans !== 'n';
            const errors = Array.from({ length: p.batchCount }, (_, b) => {
                const [{ A, tau, C }, { C: result }] = [of(p, before, b), of(p, after, b)];
                if (C.rows === 0 || C.cols === 0)
                    return 0;
                return Math.max(C.rows, C.cols) <= EXACT_ORDER
                    ? productQError(side, trans, A, tau, C, result)
                    : productQVectorCheck(side, trans, A, tau, C, result, random);
            });
            return worstOf(errors, membersOf(p).C, p, form, before.C, after.C);
        },
        table: {
            unit: appliedBatchedTable.unit,
            header: appliedBatchedTable.header,
            row: (p, measured) => {
                const { side, trans, batchCount } = p;
                return appliedBatchedTable.row({ ...largestOf(p), side, trans, batchCount }, measured);
            },
        },
    };
}
export const ormqrBatchedCases = ofForms(caseOf);
