import { inTriangle } from './gauge.js';
import { rounded } from './operands.js';
import { scalarAt } from './scalars.js';
/** Further orders: around a block of tpsv, and where tiles of 64 do not fit in. */
export const BLOCKS = [255, 256, 257, 300];
/** Packed triangles have no leading dimension. */
export const PACKED = { offset: 5 };
/** Calls `visit` for every stored element in the order in which they are packed. */
function walk(uplo, n, visit) {
    const stored = inTriangle(uplo);
    let next = 0;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
            if (stored(i, j))
                visit(next++, i, j);
}
/** A(i,j) := entry(i, j) in the stored triangle. */
export function fillPacked(prec, AP, uplo, n, entry) {
    const { data, offset, parts = 1 } = AP;
    walk(uplo, n, (at, i, j) => {
        for (let part = 0; part < parts; part++)
            data[parts * (offset + at) + part] = rounded(prec, entry(i, j, part));
    });
}
/** Element (i, j) of the triangle; NaN where there is none. */
export function packedEntry({ data, offset, parts }, uplo, n) {
    const stored = inTriangle(uplo);
    return (i, j) => {
        if (!stored(i, j))
            return Number.NaN;
        return scalarAt(data, offset + i + (uplo === 'u' ? (j * (j + 1)) / 2 : (j * (2 * n - j - 1)) / 2), parts);
    };
}
/** A packed triangle before and after a call. */
export const packedChange = (before, after, uplo, n) => ({
    rows: n,
    cols: n,
    given: packedEntry(before, uplo, n),
    found: packedEntry(after, uplo, n),
});
