const some = (list, first, count) => Array.prototype.slice.call(list, first, first + count);
/** The matrices of the problems from `first` on. */
export function matsFrom(X, first, count) {
    const { offsets, places } = X;
    if (places !== undefined) {
        return { ...X, places: { offsets: some(places.offsets, first, count), lds: some(places.lds, first, count) } };
    }
    if (offsets !== undefined)
        return { ...X, offsets: { ...offsets, off: offsets.off + first } };
    return { ...X, off: X.off + first * X.stride };
}
/** The vectors of the problems from `first` on. */
export function vecsFrom(x, first, count) {
    const { offsets, places } = x;
    if (places !== undefined)
        return { ...x, places: some(places, first, count) };
    if (offsets !== undefined)
        return { ...x, offsets: { ...offsets, off: offsets.off + first } };
    return { ...x, off: x.off + first * x.stride };
}
export function sizesFrom(sizes, first, count) {
    if (sizes === undefined)
        return undefined;
    const { m, n, nrhs } = sizes;
    return {
        n: some(n, first, count),
        ...(m === undefined ? {} : { m: some(m, first, count) }),
        ...(nrhs === undefined ? {} : { nrhs: some(nrhs, first, count) }),
    };
}
/** A list with an entry per problem. */
export const listFrom = (list, first) => ({ ...list, off: list.off + first });
