// What the parts of factorizations cost on a context's devices: measured on request, kept for the process, and in the user's store.
import { deviceKey } from '../autotune/key.js';
import { isFolder, readStore, setting, writeStore } from '../autotune/store.js';
import { ArgumentError } from '../core/errors.js';
import { COST_FIELDS } from './factorCosts.js';
import { measureCosts } from './measureCosts.hybrid.js';
/** Name of the store's file, and of its row. */
const FAMILY = 'factor';
const VARIANT = 'costs';
const known = new WeakMap();
/** What has been measured for a context, by `calibrate` in this process or stored by it in another; undefined if nothing. */
export function costsOf({ gpu }) {
    if (gpu === undefined)
        return undefined;
    let entry = known.get(gpu);
    if (entry === undefined) {
        entry = { costs: stored(gpu) };
        known.set(gpu, entry);
    }
    return entry.costs;
}
/**
 * Measures what the parts of LU, Cholesky and QR factorizations cost on the context's GPU, on the CPU, and between them, so that mode
 * 'auto' of getrf, gesv, potrf, posv and geqrf can choose, and mode 'hybrid' its blocks. Before it has been called, 'auto' is native. It
 * takes about 0.3 s, and what the compilation of kernels takes; calls made meanwhile wait for it. Without a GPU it does nothing.
 *
 * Returns the costs, in milliseconds; undefined without a GPU. Results of 'auto' may differ in rounding before and after it.
 *
 * @throws ArgumentError for an unknown option; DeviceError for what goes wrong on the device.
 * @example
 * await calibrate(ctx);
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * console.log(ctx.queue.trace.at(-1)?.why);
 */
export async function calibrate(context, options = {}) {
    const { store = false, ...others } = options;
    const [other] = Object.keys(others);
    if (other !== undefined)
        throw new ArgumentError('calibrate', other, 2, other, 'the only option is store');
    const { gpu } = context;
    if (gpu === undefined)
        return undefined;
    let costs;
    const measured = async () => {
        costs = await measureCosts(context, gpu);
        known.set(gpu, { costs });
        context.queue.forget();
        if (store)
            keep(gpu, costs);
    };
    // In the order of calls: those made before it are over, those behind it wait, and neither shares the machine with it.
    await context.queue.run({ prec: 's', routine: 'calibrate' }, measured, async () => {
        await context.readGpu(context.queue.nothing.gpu(false), new Int32Array(1), 0);
        await measured();
    });
    return costs;
}
/** Costs as a row of the store: a flat record of numbers, names joined by dots. */
function keep(gpu, costs) {
    const params = Object.fromEntries(Object.entries(costs).flatMap(([part, cost]) => Object.entries(cost).map(([name, x]) => [`${part}.${name}`, x])));
    const rows = [{ for: {}, variant: VARIANT, params }];
    writeStore({ format: 1, family: FAMILY, device: deviceKey(gpu), date: new Date().toISOString().slice(0, 10), rows });
}
function stored(gpu) {
    if (!isFolder(setting()))
        return undefined;
    const device = deviceKey(gpu);
    const same = (record) => ['vendor', 'architecture', 'device', 'driver'].every((name) => record.device[name] === device[name]);
    const row = readStore(FAMILY)
        .records.find(same)
        ?.rows.find(({ variant }) => variant === VARIANT);
    if (row?.params === undefined)
        return undefined;
    const costs = {};
    for (const [key, x] of Object.entries(row.params)) {
        const [part, name] = key.split('.');
        costs[part] = { ...costs[part], [name]: x };
    }
    return isComplete(costs) ? costs : undefined;
}
/** Whether what is stored is all there, in numbers: it may be of another version, or have been edited. */
function isComplete(costs) {
    return Object.entries(COST_FIELDS).every(([part, names]) => names.every((name) => {
        const x = costs[part]?.[name];
        return typeof x === 'number' && x >= 0;
    }));
}
