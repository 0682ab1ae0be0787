// One problem of a batch at a time for routines that take one matrix: where its operands lie, and copies in columns of what lies in rows.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { countOf, ldName, offsetsName, strideName } from '../../core/batchForms.js';
import { footprint } from '../../core/matrix.js';
/** A number that all problems have, or the entry of one in a list. */
const entry = (value, b) => typeof value === 'object' ? value[b] : (value ?? 0);
export const sizesOf = (a, b) => ({
    m: entry(a.m, b),
    n: entry(a.n, b),
    nrhs: entry(a.nrhs, b),
});
const listAt = ({ buffer, offset }, count) => buffer.copyOut(offset, count);
/** Those of a matrix, or with `isVector` of elements side by side; offsets that lie on the device are read back. */
export async function placesOf(a, name, isVector = false) {
    const { buffer, offset } = a[name];
    const data = buffer;
    const given = a[offsetsName(name)];
    const stride = a[strideName(name)];
    let list;
    if (stride === undefined) {
        const onDevice = typeof a.n === 'number';
        list = onDevice ? await listAt(given, countOf(a)) : given;
    }
    return {
        of(b, rows, cols) {
            const place = list === undefined ? b * stride : list[b];
            const ld = isVector ? 1 : entry(a[ldName(name)], b);
            if (place < 0 || offset + place + footprint(rows, cols, ld) > data.length)
                return undefined;
            return { data, off: offset + place, ld };
        },
    };
}
/** Calls `work` with a rows x cols matrix, or, where it lies in rows, with a copy in columns that goes back afterwards. */
export async function inColumns(queue, byRows, rows, cols, X, work) {
    if (!byRows || rows * cols === 0)
        return work({ ...X, ld: Math.max(X.ld, rows, 1) });
    const copy = { data: queue.context.lease(X.data.type, rows * cols), off: 0, ld: rows };
    try {
        enqueueTranspose(queue, { m: cols, n: rows, A: X, B: copy });
        await work(copy);
        enqueueTranspose(queue, { m: rows, n: cols, A: copy, B: X });
    }
    finally {
        copy.data.dispose();
    }
}
