import { frontOf, ofForms, specOf } from './forms.js';
import { maxOverBatch } from './norms.js';
import { realWindow } from './operands.js';
import { argsOf, largestOf, memberOf, offsetsOf, ragged, windowOf, } from './reflectorBatch.js';
import { layoutOf } from './source.js';
const matrices = { rows: ({ m }) => m, cols: ({ n }) => n };
const placesOf = ({ m, n, batchCount, layout }) => ({
    m,
    n,
    k: 0,
    batchCount,
    ...(layout ? { layout } : {}),
});
function caseOf(routine, kit, form) {
    const [spec, front] = [specOf(routine, form), frontOf(routine, form)];
    function formed(p) {
        if (form !== 'vbatched')
            return p;
        const { m, n } = ragged(placesOf(p), (s) => (kit.square ? { ...s, m: s.n } : s));
        return { ...p, m, n };
    }
    const members = (p, { A }) => Array.from({ length: p.batchCount }, (_, b) => memberOf(A, matrices, placesOf(p), form, b));
    return {
        spec,
        repeatable: true,
        tolerance: kit.tolerance,
        sweep: kit.sweep.filter((_, k) => form === 'strided' || k % 4 === 3).map(formed),
        fromOptions: ({ m, n }, o) => formed({
            norm: kit.norm,
            uplo: o.uplo === 'u' ? 'u' : 'l',
            m: kit.square ? n : m,
            n,
            batchCount: o.batch,
            layout: layoutOf(o),
        }),
        data(p, prec, random) {
            const A = windowOf(prec, matrices, placesOf(p), 'read');
            const data = { A };
            for (const a of members(p, data))
                kit.fill(prec, a, p, random);
            if (kit.anorm !== undefined) {
                const anorm = realWindow(prec, p.batchCount, 1, p.layout, 'read');
                for (const [b, a] of members(p, data).entries())
                    anorm.data[anorm.offset + b] = kit.anorm(a, p);
                data.anorm = anorm;
            }
            data[kit.result] = realWindow(prec, p.batchCount, 1, p.layout);
            return form === 'batched'
                ? { ...data, offsetsA: offsetsOf(A, matrices, placesOf(p)) }
                : data;
        },
        run(queue, p, placed) {
            const at = placed;
            const { norm, uplo, m, n, batchCount } = p;
            const args = { norm, uplo, m, n, batchCount, anorm: at.anorm, [kit.result]: at[kit.result] };
            const taken = Object.entries(args).filter(([name]) => name in spec.args);
            return front(queue, {
                ...Object.fromEntries(taken),
                ...argsOf('A', matrices, placesOf(p), form, at),
            });
        },
        reference(p, data) {
            const { anorm, [kit.result]: result } = data;
            for (const [b, a] of members(p, data).entries()) {
                result.data[result.offset + b] = kit.reference(a, p, anorm?.data[anorm.offset + b] ?? 0);
            }
        },
        error(p, before, { [kit.result]: result }) {
            return maxOverBatch(members(p, before).map((a, b) => kit.error(a, p, result.data[result.offset + b])));
        },
        table: {
            unit: kit.table.unit,
            header: kit.table.header,
            row: (p, measured) => kit.table.row({ ...largestOf(placesOf(p)), norm: p.norm, batchCount: p.batchCount }, measured),
        },
    };
}
/** The cases of the three forms. */
export const scalarCases = (routine, kit) => ofForms((form) => caseOf(routine, kit, form));
