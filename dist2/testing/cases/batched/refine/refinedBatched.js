// gesvRefined and posvRefined of a batch at offsets on the device, and of problems of various sizes, as cases: judged as those at equal
// distances are, in refinedStridedBatched.ts.
import { gesvRefinedBatched, gesvRefinedVbatched, posvRefinedBatched, posvRefinedVbatched, } from '../../../../src/index.js';
import { gesvRefinedBatchedSpec, gesvRefinedVbatchedSpec, posvRefinedBatchedSpec, posvRefinedVbatchedSpec, } from '../../../../src/specs.js';
import { batchIntegers, ODD } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { larger } from '../../../lib/norms.js';
import { realWindow } from '../../../lib/operands.js';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { argsOf, largestOf, memberOf, offsetsOf, ragged, windowOf, worstOf, } from '../../../lib/reflectorBatch.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { backwardError, definite, general, packed, putInto } from './refinedStridedBatched.js';
const NAMES = ['A', 'B', 'X'];
const sides = { rows: ({ n }) => n, cols: ({ k }) => k };
const MEMBERS = { A: { rows: ({ n }) => n, cols: ({ n }) => n }, B: sides, X: sides };
const placesOf = ({ n, nrhs, batchCount, layout }) => ({
    m: n,
    n,
    k: nrhs,
    batchCount,
    ...(layout ? { layout } : {}),
});
function caseOf(kind, form) {
    const specs = kind.definite
        ? { batched: posvRefinedBatchedSpec, vbatched: posvRefinedVbatchedSpec }
        : { batched: gesvRefinedBatchedSpec, vbatched: gesvRefinedVbatchedSpec };
    const fronts = kind.definite
        ? { batched: posvRefinedBatched, vbatched: posvRefinedVbatched }
        : { batched: gesvRefinedBatched, vbatched: gesvRefinedVbatched };
    const front = fronts[form];
    const spec = specs[form];
    const table = kind.definite ? solveBatchedTable(uploLine) : solveBatchedTable();
    function formed(p) {
        if (form === 'batched')
            return p;
        const { n, k: nrhs } = ragged(placesOf(p), (s) => ({ ...s, m: s.n }));
        return { ...p, n, nrhs };
    }
    const membersOf = (p, data, name) => Array.from({ length: p.batchCount }, (_, b) => memberOf(data[name], MEMBERS[name], placesOf(p), form, b));
    /** The problem as the kinds take it: the sizes of one system. */
    const one = ({ uplo }, b) => ({ uplo, n: b.rows, nrhs: b.cols, batchCount: 1 });
    return {
        spec,
        tolerance: 30,
        sweep: (kind.definite ? ['l', 'u'] : ['l'])
            .flatMap((uplo) => [
            ...[0, 1, 5, 33, 65].map((n) => ({ uplo, n, nrhs: 2, batchCount: 3, layout: ODD })),
            ...[0, 9].map((nrhs) => ({ uplo, n: 10, nrhs, batchCount: 3, layout: ODD })),
            ...COUNTS.filter((count) => count !== 2 && count !== 4).map((batchCount) => ({
                uplo,
                n: 6,
                nrhs: 1,
                batchCount,
            })),
        ])
            .map(formed),
        fromOptions: ({ n }, o) => formed({ uplo: o.uplo === 'u' ? 'u' : 'l', n, nrhs: o.nrhs, batchCount: o.batch, layout: layoutOf(o) }),
        data(p, prec, random) {
            const { batchCount, layout } = p;
            const [A, B, X] = NAMES.map((name) => windowOf(prec, MEMBERS[name], placesOf(p), name === 'X' ? 'write' : 'read'));
            const berr = realWindow(prec, batchCount, 1, layout);
            const data = { A, B, X, berr, iter: batchIntegers(1, batchCount), info: batchIntegers(1, batchCount) };
            const bs = membersOf(p, data, 'B');
            for (const [b, a] of membersOf(p, data, 'A').entries()) {
                kind.fill(prec, a, one(p, bs[b]), random);
                uniform(bs[b], prec, random);
            }
            if (form === 'vbatched')
                return data;
            const offsets = NAMES.map((name) => [`offsets${name}`, offsetsOf(data[name], MEMBERS[name], placesOf(p))]);
            return { ...data, ...Object.fromEntries(offsets) };
        },
        run(queue, p, placed) {
            const at = placed;
            const { uplo, n, nrhs, batchCount } = p;
            const { berr, iter, info } = at;
            const sizes = { ...(kind.definite ? { uplo } : {}), n, nrhs, ...(form === 'batched' ? { batchCount } : {}) };
            const [a, b, x] = NAMES.map((name) => argsOf(name, MEMBERS[name], placesOf(p), form, at));
            return front(queue, { ...sizes, ...a, ...b, ...x, berr, iter, info });
        },
        reference(p, data) {
            const [bs, xs] = [membersOf(p, data, 'B'), membersOf(p, data, 'X')];
            for (const [b, a] of membersOf(p, data, 'A').entries()) {
                const x = packed(bs[b]);
                data.info.data[data.info.offset + b] = kind.solve(packed(a), x, one(p, x));
                putInto(xs[b], x);
            }
        },
        error(p, before, after) {
            const [bs, xs] = [membersOf(p, before, 'B'), membersOf(p, after, 'X')];
            const errors = membersOf(p, before, 'A').map((a, b) => {
                if (after.info.data[after.info.offset + b] !== 0)
                    return Number.POSITIVE_INFINITY;
                const error = backwardError(kind.full(a, one(p, bs[b])), xs[b], bs[b]);
                return larger(error, after.berr.data[after.berr.offset + b]);
            });
            return worstOf(errors, MEMBERS.X, placesOf(p), form, before.X, after.X);
        },
        table: {
            unit: table.unit,
            alwaysChecked: true,
            header: table.header,
            row(p, measured) {
                const { n, k: nrhs } = largestOf(placesOf(p));
                return table.row({ n, nrhs, batchCount: p.batchCount }, measured);
            },
        },
    };
}
export const gesvRefinedBatchedCase = caseOf(general, 'batched');
export const gesvRefinedVbatchedCase = caseOf(general, 'vbatched');
export const posvRefinedBatchedCase = caseOf(definite, 'batched');
export const posvRefinedVbatchedCase = caseOf(definite, 'vbatched');
