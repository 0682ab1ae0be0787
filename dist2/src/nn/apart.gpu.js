// Operands that lie in one buffer: WebGPU binds a buffer once where it is written, so that all but one of them go through copies.
import { enqueueLacpy } from '../blas3/elements/lacpy.gpu.js';
/** n numbers one behind the other. */
export const vectorApart = (at, n, access) => ({
    at,
    rows: n,
    cols: 1,
    access,
});
/**
 * Calls `launch` with the operands, each in a buffer that no other one of them writes to: those that share such a buffer are copied to
 * workspace before it, and from there after it if they are written.
 */
export function withApart(queue, operands, launch) {
    const names = Object.keys(operands);
    const all = names.map((name) => operands[name]);
    const moved = [];
    const places = all.map((of, k) => {
        const shared = all.filter((other, l) => l !== k && other.at.data === of.at.data);
        const isFirst = all.findIndex(({ at, access }) => at.data === of.at.data && access !== 'in') === k;
        if (isFirst || [of, ...shared].every(({ access }) => access === 'in'))
            return of.at;
        const { rows, cols } = of;
        const copy = { data: queue.context.lease(of.at.data.type, rows * cols), off: 0, ld: Math.max(1, rows) };
        if (of.access !== 'out')
            enqueueLacpy(queue, { uplo: 'f', m: rows, n: cols, A: of.at, B: copy });
        moved.push({ of, copy });
        return copy;
    });
    launch(Object.fromEntries(names.map((name, k) => [name, places[k]])));
    for (const { of, copy } of moved) {
        if (of.access !== 'in')
            enqueueLacpy(queue, { uplo: 'f', m: of.rows, n: of.cols, A: copy, B: of.at });
        copy.data.dispose();
    }
}
