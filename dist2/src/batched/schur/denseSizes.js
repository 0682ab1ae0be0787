/** A thread to a row: workgroups of all devices have so many. */
export const MOST_ORDER = 128;
/** Whether the GPU takes any of these matrices. */
export function denseFits({ context }, n) {
    const orders = typeof n === 'number' ? [n] : n;
    return context.gpu !== undefined && Array.prototype.some.call(orders, (order) => order <= MOST_ORDER);
}
/** The orders of a ragged batch with 0 for those that it does not take; undefined where it takes all. */
export function denseOrders(n) {
    if (typeof n === 'number')
        return undefined;
    const taken = Int32Array.from(n, (order) => (order <= MOST_ORDER ? order : 0));
    return taken.every((order, b) => order === n[b]) ? undefined : taken;
}
