// Every element of a matrix, in an order that a cache can follow for rows as well as for columns: large checks are bound by memory.
const TILE = 64;
/** Calls `visit` for 0 <= i < rows, 0 <= j < cols, tile by tile. For every i the j run upwards. */
export function everyElement(rows, cols, visit) {
    for (let top = 0; top < rows; top += TILE) {
        const bottom = Math.min(top + TILE, rows);
        for (let left = 0; left < cols; left += TILE) {
            const right = Math.min(left + TILE, cols);
            for (let j = left; j < right; j++)
                for (let i = top; i < bottom; i++)
                    visit(i, j);
        }
    }
}
