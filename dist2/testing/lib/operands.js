// The operands of a case: windows in host arrays, and their copies on a context. Windows of one array become places in one buffer, so
// that a layout (offset, leading dimension, several operands in one matrix) is described once, on the host.
import { fields, realOf } from '../../src/core/field.js';
import { floatsToHalves, halfToNumber, halvesToFloats, numberToHalf } from '../../src/index.js';
import { partsOf } from './norms.js';
/** Padding of operands that are only read: a kernel that uses a cell it does not own spoils its result. */
const POISON = Number.NaN;
/** Padding of operands that are written; exact in every precision. */
const GUARD = -777.5;
/** Room for so many elements. Halves and bytes are kept as f32 of the same values. */
export const arrayOf = (prec, elements) => fields[prec].array === Float64Array
    ? new Float64Array(elements * fields[prec].parts)
    : new Float32Array(elements * fields[prec].parts);
export const rounded = (prec, x) => (prec === 'h' ? halfToNumber(numberToHalf(x)) : x);
/** A rows x cols window in an array of its own. Padding of an operand that is only read is NaN. */
export function window(prec, rows, cols, layout, use = 'write') {
    return sideBySide(prec, [[rows, cols]], layout, use === 'read' ? POISON : GUARD)[0];
}
/** The same of an operand that is real in calls of every field. */
export const realWindow = (prec, rows, cols, layout, use = 'write') => ({ ...window(realOf(prec), rows, cols, layout, use), type: realOf(prec) });
/** One window per shape: those named in `together` in one array, which is written, the others in arrays that are only read. */
export function place(prec, shapes, together, layout) {
    const views = {};
    const shared = sideBySide(prec, together.map((name) => shapes[name]), layout, GUARD);
    for (const [k, name] of together.entries())
        views[name] = shared[k];
    for (const [name, [rows, cols]] of Object.entries(shapes)) {
        views[name] ??= window(prec, rows, cols, layout, 'read');
    }
    return views;
}
function sideBySide(prec, shapes, layout = {}, padding) {
    const { align = 1, pad = 0, offset = 0 } = layout;
    const most = Math.max(1, ...shapes.map(([rows]) => rows));
    const ld = Math.ceil(most / align) * align + pad;
    let column = 0;
    let end = offset;
    const places = shapes.map(([rows, cols]) => {
        const place = offset + column * ld;
        column += cols;
        if (rows > 0 && cols > 0)
            end = place + (cols - 1) * ld + rows;
        return { rows, cols, ld, offset: place };
    });
    const data = arrayOf(prec, end + offset);
    if (ld > most || offset > 0 || shapes.length > 1)
        data.fill(padding);
    const parts = partsOf(prec);
    return places.map((place) => ({ ...place, data, ...(parts && { parts }) }));
}
/** Zeroed integers; with a layout they lie between guards. */
export function integers(length, { offset = 0 } = {}) {
    const data = new Int32Array(length + 2 * offset).fill(Math.trunc(GUARD)).fill(0, offset, offset + length);
    return { data, rows: length, cols: 1, ld: Math.max(1, length), offset };
}
/** X(i,j) := entry(i, j), column by column. */
export function fill(prec, x, entry) {
    const parts = x.parts ?? 1;
    for (let j = 0; j < x.cols; j++) {
        const column = x.offset + j * x.ld;
        for (let i = 0; i < x.rows; i++)
            for (let part = 0; part < parts; part++)
                x.data[(column + i) * parts + part] = rounded(prec, entry(i, j, part));
    }
}
/** The same windows over copies of the arrays of the named operands; the others are shared. */
export function copied(operands, names) {
    const arrays = new Map(names.map((name) => [operands[name].data, operands[name].data.slice()]));
    return over(operands, arrays);
}
function over(operands, arrays) {
    const views = Object.entries(operands).map(([name, view]) => [
        name,
        { ...view, data: arrays.get(view.data) ?? view.data },
    ]);
    return Object.fromEntries(views);
}
/** Number of elements that differ although they belong to none of the written operands. NaN equals NaN. */
export function strayWrites(before, after, written) {
    let stray = 0;
    for (const [name, { data }] of Object.entries(before)) {
        const mine = written.map((key) => before[key]).filter((view) => view.data === data);
        const own = new Uint8Array(data.length);
        for (const { rows, cols, ld, offset, parts = 1 } of mine) {
            for (let j = 0; j < cols; j++)
                own.fill(1, (offset + j * ld) * parts, (offset + j * ld + rows) * parts);
        }
        const now = after[name].data;
        for (let p = 0; p < data.length; p++)
            if (own[p] === 0 && !Object.is(data[p], now[p]))
                stray++;
    }
    return stray;
}
const encoded = (type, data) => type === 'h' ? floatsToHalves(data) : type === 'b' ? Int8Array.from(data) : data;
function decoded(values) {
    if (values instanceof Uint16Array)
        return halvesToFloats(values);
    return values instanceof Int8Array ? Float32Array.from(values) : values;
}
/** Operands on a context. `load` restores what a run has overwritten; `fetch` brings results back. */
export class Staged {
    at;
    context;
    operands;
    buffers = new Map();
    constructor(context, prec, operands) {
        this.context = context;
        this.operands = operands;
        const at = {};
        for (const [name, view] of Object.entries(operands)) {
            const { data, offset, ld } = view;
            let buffer = this.buffers.get(data);
            if (buffer === undefined) {
                const type = data instanceof Int32Array ? 'i' : 'type' in view ? view.type : prec;
                buffer = context.upload(type, encoded(type, data));
                this.buffers.set(data, buffer);
            }
            at[name] = { buffer, offset, ld };
        }
        this.at = at;
    }
    load(names) {
        for (const data of new Set(names.map((name) => this.operands[name].data))) {
            const buffer = this.buffers.get(data);
            this.context.write(buffer, encoded(buffer.type, data));
        }
    }
    /** The named operands as they are now; the others as they were given. */
    async fetch(names) {
        const arrays = new Map();
        for (const data of new Set(names.map((name) => this.operands[name].data))) {
            const values = await this.context.download(this.buffers.get(data));
            arrays.set(data, decoded(values));
        }
        return over(this.operands, arrays);
    }
    dispose() {
        for (const buffer of this.buffers.values())
            buffer.dispose();
    }
}
