// STEQR of a batch as cases, one for each form: steqr's errors, the worst over the batch.
import { precOf } from '../../../../src/core/extremes.js';
import { realOf } from '../../../../src/core/field.js';
import { batchIntegers, ODD } from '../../../lib/batch.js';
import { frontOf, ofForms, specOf } from '../../../lib/forms.js';
import { larger } from '../../../lib/norms.js';
import { fill } from '../../../lib/operands.js';
import { squareBatchedTable } from '../../../lib/rateTable.js';
import { argsOf, largestOf, memberOf, offsetsOf, ragged, windowOf, worstOf, } from '../../../lib/reflectorBatch.js';
import { layoutOf } from '../../../lib/source.js';
import { TRIDIAGONALS } from '../../../lib/tridiagonal.js';
import { reflector, steqrCase } from '../../lapack/eigen/steqr.js';
const operandsOf = ({ compz }) => ({
    D: { rows: ({ n }) => n, cols: () => 1 },
    E: { rows: ({ n }) => Math.max(0, n - 1), cols: () => 1 },
    Z: { rows: ({ n }) => (compz === 'n' ? 0 : n), cols: ({ n }) => (compz === 'n' ? 0 : n) },
});
const NAMES = ['D', 'E', 'Z'];
const sized = (n, batchCount) => ({ m: n, n, k: 0, batchCount });
const sweep = [
    ...[0, 1, 2, 3, 16, 32, 33, 50].map((n) => ({ compz: 'i', kind: 'random', ...sized(n, 3), layout: ODD })),
    ...[1, 5, 20, 35].map((n) => ({ compz: 'v', kind: 'random', ...sized(n, 3), layout: ODD })),
    ...[0, 1, 9, 40].map((n) => ({ compz: 'n', kind: 'clement', ...sized(n, 3), layout: ODD })),
    ...['glued', 'graded', 'blocks'].map((kind) => ({ compz: 'i', kind, ...sized(37, 2) })),
    ...[0, 1, 70].map((batchCount) => ({ compz: 'i', kind: 'laplace', ...sized(6, batchCount) })),
];
const table = squareBatchedTable('|T - Z*D*Z^T| / (N*|T|)');
/** The cases of a routine that is one like `one` for many matrices. */
export const tridiagonalCases = (routine, one) => ofForms((form) => {
    const front = frontOf(routine, form);
    const formed = (p) => form === 'vbatched' ? ragged(p, ({ n }) => ({ m: n, n, k: 0 })) : p;
    const of = (p, data, b) => {
        const member = (name) => memberOf(data[name], operandsOf(p)[name], p, form, b);
        // Of one matrix D and E are rows
        const row = (name) => {
            const column = member(name);
            return { ...column, rows: 1, cols: column.rows, ld: 1, type: precOf(column.data) };
        };
        return { D: row('D'), E: row('E'), Z: member('Z'), info: { ...data.info, offset: data.info.offset + b } };
    };
    const problemOf = ({ compz, kind }, { D }) => ({
        n: D.cols,
        compz,
        kind,
    });
    return {
        spec: specOf(routine, form),
        tolerance: one.tolerance,
        sweep: sweep.filter((_, at) => form === 'strided' || at % 3 === 1).map(formed),
        fromOptions: ({ n }, o) => formed({ compz: 'i', kind: 'random', ...sized(n, o.batch), layout: layoutOf(o) }),
        data(p, prec, random) {
            const data = {};
            for (const [name, X] of Object.entries(operandsOf(p))) {
                const real = realOf(prec);
                const own = name === 'Z' ? windowOf(prec, X, p, 'write') : { ...windowOf(real, X, p, 'write'), type: real };
                data[name] = own;
                if (form === 'batched')
                    data[`offsets${name}`] = offsetsOf(own, X, p);
            }
            const all = { ...data, info: batchIntegers(1, p.batchCount) };
            for (let b = 0; b < p.batchCount; b++) {
                const { D, E, Z } = of(p, all, b);
                if (p.compz === 'v')
                    fill(prec, Z, reflector(Z.rows, Z.parts ?? 1));
                const { d, e } = TRIDIAGONALS[p.kind](D.cols, random);
                D.data.set(d, D.offset);
                E.data.set(e, E.offset);
            }
            return all;
        },
        run(queue, p, placed) {
            const at = placed;
            const args = { compz: p.compz, n: p.n, info: at.info };
            if (form !== 'vbatched')
                args.batchCount = p.batchCount;
            for (const [name, X] of Object.entries(operandsOf(p))) {
                const { ldd: _, lde: __, ...own } = argsOf(name, X, p, form, at);
                if (name !== 'Z' || p.compz !== 'n')
                    Object.assign(args, own);
            }
            return front(queue, args);
        },
        reference(p, data) {
            for (let b = 0; b < p.batchCount; b++) {
                const own = of(p, data, b);
                one.reference(problemOf(p, own), own);
            }
        },
        error(p, before, after, check) {
            const errors = Array.from({ length: p.batchCount }, (_, b) => {
                const own = of(p, before, b);
                return one.error(problemOf(p, own), own, of(p, after, b), check);
            });
            const stray = NAMES.map((name) => worstOf([], operandsOf(p)[name], p, form, before[name], after[name]));
            return [...errors, ...stray].reduce(larger, 0);
        },
        table: {
            unit: table.unit,
            header: table.header,
            row: (p, measured) => table.row({ n: largestOf(p).n, batchCount: p.batchCount }, measured),
        },
    };
});
export const steqrBatchedCases = tridiagonalCases('steqr', steqrCase);
