import { larger } from './norms.js';
import { im, magnitude, minus, re, scalarAt } from './scalars.js';
import { everyElement } from './tiles.js';
export const ODD = { pad: 3, offset: 5 };
/** Nothing, single elements, one tile of 32 and its neighbours, tall and wide. */
export const SHAPES = [
    [0, 3],
    [3, 0],
    [1, 1],
    [2, 3],
    [31, 33],
    [32, 32],
    [33, 65],
    [65, 31],
    [100, 7],
    [7, 100],
    [300, 9],
].map(([m, n]) => ({ m: m, n: n }));
export const ORDERS = [0, 1, 2, 3, 31, 32, 33, 65, 100];
/** Element (i, j) of a real matrix, and of one of any field. */
export const element = (x, i, j) => x.data[x.offset + i + j * x.ld];
export const scalar = (x, i, j) => scalarAt(x.data, x.offset + i + j * x.ld, x.parts);
/** Whether (i, j) belongs to a triangle, diagonal included, or to all of the matrix. */
export const inPart = (uplo, i, j) => uplo === 'f' || (uplo === 'l' ? i >= j : i <= j);
/** Equal in both parts, or NaN where it should be. */
const isAsExpected = (is, should) => [re, im].every((part) => part(is) === part(should) || (Number.isNaN(part(is)) && Number.isNaN(part(should))));
/**
 * max_ij |X(i,j) - expected(i,j)| / size(i,j). Infinite if an element without size differs at all; NaN and infinity are expected
 * where they are expected.
 */
export function elementError(x, expected, size = () => 0) {
    let worst = 0;
    everyElement(x.rows, x.cols, (i, j) => {
        const [is, should] = [scalar(x, i, j), expected(i, j)];
        if (isAsExpected(is, should))
            return;
        worst = larger(magnitude(minus(is, should)) / size(i, j), worst);
    });
    return worst;
}
