import { scope } from '../runtime/workspace.js';
/** Elements of workspace at most: more would not make the GPU any busier. */
const WORKSPACE = 2 ** 26;
/** The problems from `first` on, `count` of them. Reports of problems with records are found by their numbers. */
export function slice(run, f, first, count) {
    if (run.records !== undefined) {
        const shapes = run.shapes?.subarray(3 * first, 3 * (first + count));
        return [{ ...run, first: run.first + first, count, shapes }, f];
    }
    const on = (X) => X === undefined ? {} : { ...X, off: X.off + first * X.stride };
    const further = (list) => (list === undefined ? {} : { ...list, off: list.off + first });
    const own = {};
    for (const name of ['A', 'B', 'C', 'ipiv'])
        if (f[name] !== undefined)
            own[name] = on(f[name]);
    for (const name of ['info', 'nonfinite'])
        if (f[name] !== undefined)
            own[name] = further(f[name]);
    return [
        { ...run, count },
        { ...f, ...own },
    ];
}
/** Calls `work` for one slice after the other, so that a slice of `elements` per problem fits into a workspace. */
export function eachSlice(queue, run, f, elements, work) {
    const most = Math.min(WORKSPACE, queue.context.gpu.device.limits.maxStorageBufferBindingSize / 16);
    const size = Math.max(1, Math.min(run.count, Math.floor(most / Math.max(1, elements))));
    for (let first = 0; first < run.count; first += size) {
        work(...slice(run, f, first, Math.min(size, run.count - first)));
    }
}
/** The same with a workspace for the slice's n x n matrices, and for pivots. */
export function eachPacked(queue, run, f, pivots, work) {
    const { n } = run;
    eachSlice(queue, { ...run, m: n }, f, n * n, (part, own) => {
        scope(queue, (ws) => {
            const data = ws.like(f.A, part.count * n * n);
            const ipiv = pivots ? ws.take('i', part.count * n) : undefined;
            work(part, own, { data, ld: n, stride: n * n, ipiv });
        });
    });
}
