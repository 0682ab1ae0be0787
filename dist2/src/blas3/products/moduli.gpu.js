import { USAGE } from '../../runtime/pool.js';
import { MOST_MODULI, moduliOf, SPAN_LIMBS, spanTables } from './moduli.js';
const known = new WeakMap();
/** A table on the device. It is no workspace, for a plan that is being recorded would keep that for itself. */
function resident(context, name, make) {
    let ofContext = known.get(context);
    if (ofContext === undefined) {
        ofContext = new Map();
        known.set(context, ofContext);
    }
    let buffer = ofContext.get(name);
    if (buffer === undefined) {
        const table = make();
        const usage = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;
        const gpu = context.gpu.device.createBuffer({ size: table.byteLength, usage, mappedAtCreation: true });
        new Uint32Array(gpu.getMappedRange()).set(table);
        gpu.unmap();
        buffer = context.wrap(gpu, 'i', table.length);
        ofContext.set(name, buffer);
    }
    return buffer;
}
/** The first `count` moduli. */
export function moduliOn(context, count) {
    const { limbs, table } = moduliOf(count);
    return { count, limbs: [limbs], table: resident(context, count, () => table) };
}
/** The tables of spanTables. */
export const spanTablesOn = (context) => resident(context, 'span', spanTables);
/** As many moduli as the table that is chosen on the device says. */
export const moduliIn = (table) => ({ count: MOST_MODULI, limbs: SPAN_LIMBS, table });
