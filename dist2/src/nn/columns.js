// Kernels with one result for each column: how columns are spread over workgroups.
/** Threads of a workgroup. */
export const COLUMN_THREADS = 256;
/** Elements of a column that a thread reads, if there are so many: fewer threads then have less to add up among them. */
const DEPTH = 4;
export function columnsOf(m, n) {
    let lanes = 1;
    while (lanes < COLUMN_THREADS && lanes * DEPTH < m)
        lanes *= 2;
    return { lanes, groups: Math.ceil((n * lanes) / COLUMN_THREADS) };
}
export const HELD_TILES = [
    ...[1, 2].map((HELD) => ({ LANES: 8, HELD })),
    ...[8, 16, 32, 64, 128].map((LANES) => ({ LANES, HELD: 4 })),
    ...[4, 8, 16].map((HELD) => ({ LANES: COLUMN_THREADS, HELD })),
];
const room = ({ LANES, HELD }) => 4 * LANES * HELD;
/** The tile for columns of so many numbers, which they alone decide; undefined if none has room. */
export const heldTile = (m) => HELD_TILES.find((tile) => room(tile) >= m);
/** Tiles of the slices of longer columns, of which there are at most as many as threads. */
export const SLICE_TILES = HELD_TILES.filter(({ LANES, HELD }) => LANES === COLUMN_THREADS && HELD !== 8);
export function slicesOf(m) {
    const tile = SLICE_TILES.find((one) => Math.ceil(m / room(one)) <= COLUMN_THREADS);
    return tile && { tile, slices: Math.ceil(m / room(tile)) };
}
/** Whether all numbers are multiples of four, as kernels of vectors need offsets, lengths and distances of columns. */
export const ofFour = (...numbers) => numbers.every((number) => number % 4 === 0);
