// GEEV of a batch as cases, one for each form: geev's errors, each the worst over the batch.
import { isComplex } from '../../../../src/core/field.js';
import { geevRef } from '../../../../src/lapack/schur/geev.ref.js';
import { batchIntegers, ODD } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { valueArrays } from '../../../lib/eigenvalues.js';
import { frontOf, ofForms, specOf } from '../../../lib/forms.js';
import { larger } from '../../../lib/norms.js';
import { argsOf, largestOf, memberOf, offsetsOf, ragged, windowOf, worstOf, } from '../../../lib/reflectorBatch.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { geevBatchedTable } from '../../../lib/tableNep.js';
import { hostMat } from '../../../lib/views.js';
import { geevCase } from '../../lapack/schur/geev.js';
const square = { rows: ({ n }) => n, cols: ({ n }) => n };
const column = { rows: ({ n }) => n, cols: () => 1 };
const none = { rows: () => 0, cols: () => 0 };
const NAMES = ['A', 'WR', 'WI', 'W', 'VL', 'VR'];
const operandsOf = ({ jobvl, jobvr }) => ({
    ...{ A: square, WR: column, WI: column, W: column },
    ...{ VL: jobvl === 'v' ? square : none, VR: jobvr === 'v' ? square : none },
});
const isPairs = ({ A }) => A.parts === 2;
const ORDERS = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 16, 17, 20, 31, 32, 33];
const sized = (n, batchCount) => ({ m: n, n, k: 0, batchCount });
const sweep = [
    ...ORDERS.map((n) => ({ jobvl: 'v', jobvr: 'v', ...sized(n, 3), layout: ODD })),
    ...['n', 'v'].flatMap((jobvl) => ['n', 'v'].map((jobvr) => ({ jobvl, jobvr, ...sized(11, 3), layout: ODD }))),
    ...COUNTS.slice(0, 4).map((batchCount) => ({ jobvl: 'n', jobvr: 'v', ...sized(6, batchCount) })),
];
function caseOf(form) {
    const front = frontOf('geev', form);
    const formed = (p) => form === 'vbatched' ? ragged(p, ({ n }) => ({ m: n, n, k: 0 })) : p;
    /** The operands of one problem as geev has them. */
    const of = (p, data, b) => {
        const one = (name) => memberOf(data[name], operandsOf(p)[name], p, form, b);
        const info = { ...data.info, offset: data.info.offset + b };
        const none = { ...one('W'), rows: 0 };
        const own = isPairs(data) ? { WR: none, WI: none, W: one('W') } : { WR: one('WR'), WI: one('WI'), W: none };
        return { A: one('A'), ...own, VL: one('VL'), VR: one('VR'), info };
    };
    const problemOf = ({ jobvl, jobvr, comparable }, n) => ({
        ...{ jobvl, jobvr, n },
        ...(comparable === undefined ? {} : { comparable }),
    });
    function parts(p, before, after, check) {
        const worst = [0, 0, 0, 0, 0];
        const { reference, ...plain } = check;
        for (let b = 0; b < p.batchCount; b++) {
            const own = of(p, before, b);
            const known = reference === undefined ? plain : { ...plain, reference: of(p, reference, b) };
            const errors = geevCase.parts(problemOf(p, own.A.rows), own, of(p, after, b), known);
            for (const [k, error] of errors.entries())
                worst[k] = larger(worst[k], error);
        }
        const all = operandsOf(p);
        const stray = NAMES.slice(1).map((name) => worstOf([], all[name], p, form, before[name], after[name]));
        return [stray.reduce(larger, worst[0]), ...worst.slice(1)];
    }
    return {
        spec: specOf('geev', form),
        tolerance: geevCase.tolerance,
        sweep: sweep.filter((_, at) => form === 'strided' || at % 3 === 1).map(formed),
        fromOptions: ({ n }, o) => formed({ jobvl: o.jobvl, jobvr: o.jobvr, ...sized(n, o.batch), layout: layoutOf(o) }),
        data(p, prec, random) {
            const data = {};
            for (const [name, X] of Object.entries(operandsOf(p))) {
                data[name] = windowOf(prec, X, p, name === 'A' ? 'read' : 'write');
                if (form === 'batched')
                    data[`offsets${name}`] = offsetsOf(data[name], X, p);
            }
            const all = { ...data, info: batchIntegers(1, p.batchCount) };
            const { source = uniform } = p;
            for (let b = 0; b < p.batchCount; b++)
                source(of(p, all, b).A, prec, random);
            return all;
        },
        run(queue, p, placed) {
            const at = placed;
            const { jobvl, jobvr, n, batchCount } = p;
            const args = { jobvl, jobvr, n, info: at.info };
            if (form !== 'vbatched')
                args.batchCount = batchCount;
            for (const [name, X] of Object.entries(operandsOf(p))) {
                if (isComplex(at['A'].buffer.type) ? name === 'WR' || name === 'WI' : name === 'W')
                    continue;
                const { ldwr: _, ldwi: __, ldw: ___, ...own } = argsOf(name, X, p, form, at);
                if (X !== none)
                    Object.assign(args, own);
            }
            return front(queue, args);
        },
        reference(p, data) {
            for (let b = 0; b < p.batchCount; b++) {
                const { A, VL, VR, info, ...values } = of(p, data, b);
                const n = A.rows;
                const copy = hostMat({ ...A, data: A.data.slice() });
                const vectors = { VL: hostMat(VL), VR: hostMat(VR) };
                info.data[info.offset] = geevRef({ ...problemOf(p, n), A: copy, ...valueArrays(values), ...vectors });
            }
        },
        parts,
        error: (...args) => parts(...args).reduce(larger),
        table: {
            unit: geevBatchedTable.unit,
            header: geevBatchedTable.header,
            row: (p, measured) => geevBatchedTable.row({ ...p, n: largestOf(p).n }, measured),
        },
    };
}
export const geevBatchedCases = ofForms(caseOf);
