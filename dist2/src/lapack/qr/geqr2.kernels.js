import { NUMBERS } from '../../runtime/representation.js';
import { SLABS } from './qrBlocks.js';
import { geqr2_apply, geqr2_column, geqr2_largest, geqr2_panel, geqr2_products } from './shaders.gen.js';
const carry = (type, WIDTH, COLS) => {
    const [SLAB, apply] = [SLABS[type], { ...NUMBERS[type], WIDTH, COLS }];
    return { WIDTH, COLS, SLAB, products: { ...apply, SLAB }, apply };
};
/** For each width, with 128 or 256 threads. */
const carries = (type) => ({
    4: carry(type, 4, 32),
    8: carry(type, 8, 32),
    16: carry(type, 16, 16),
    32: carry(type, 32, 8),
});
const carrying = { s: carries('s'), c: carries('c') };
export const APPLY_ROWS = 64;
/**
 * The fewer columns in a turn the shorter the text, but the more there is to select and to move in a step, which tall panels notice. What
 * wide ones wait for is the exchange between lanes.
 */
const turning = (WIDTH) => ({ TURN: WIDTH < 16 ? 2 : 1, GROUP: 4 });
const blockRule = (type, THREADS, ROWS, WIDTH, LANES, software = false) => ({
    name: `${type === 'c' ? 'pairs' : 'block'}-${THREADS}x${ROWS}x${WIDTH}`,
    choice: {
        WIDTH,
        block: { ...NUMBERS[type], THREADS, ROWS, WIDTH, LANES, ...turning(WIDTH) },
        carry: carrying[type][WIDTH],
    },
    fits: (p) => p.type === type && p.lanes >= LANES && p.software === software && p.threads >= THREADS && p.m <= THREADS * ROWS,
    why: `panels of ${WIDTH} columns in the registers of one workgroup`,
});
/**
 * From the widest to the tallest, of equal widths the shortest first; for subgroups of 32 or more, of 8 or more, of 4 or more. Pairs take
 * twice the registers; a panel of 512 threads and 32 columns would take more than 16 KiB of workgroup memory.
 */
const blockRules = [
    blockRule('s', 256, 1, 32, 32),
    blockRule('s', 512, 1, 32, 32),
    blockRule('s', 512, 2, 32, 32),
    blockRule('s', 512, 4, 16, 32),
    blockRule('s', 512, 5, 16, 32),
    blockRule('s', 512, 8, 8, 32),
    blockRule('s', 512, 10, 8, 32),
    blockRule('s', 512, 16, 4, 32),
    blockRule('s', 512, 20, 4, 32),
    blockRule('s', 256, 2, 8, 8),
    blockRule('s', 256, 8, 8, 8),
    blockRule('s', 256, 16, 4, 8),
    blockRule('s', 64, 2, 4, 4, true),
    blockRule('c', 256, 1, 32, 32),
    blockRule('c', 512, 1, 16, 32),
    blockRule('c', 512, 2, 16, 32),
    blockRule('c', 512, 4, 8, 32),
    blockRule('c', 512, 5, 8, 32),
    blockRule('c', 512, 8, 4, 32),
    blockRule('c', 256, 2, 8, 8),
    blockRule('c', 256, 4, 8, 8),
    blockRule('c', 256, 8, 4, 8),
    blockRule('c', 64, 2, 4, 4, true),
];
const columnsRule = (type, THREADS, WIDTH, software = false) => ({
    name: `${type === 'c' ? 'pairs-columns' : 'columns'}-${WIDTH}`,
    choice: { WIDTH, columns: { ...NUMBERS[type], THREADS, WIDTH }, carry: carrying[type][WIDTH] },
    fits: (p) => p.type === type && p.threads >= THREADS && (p.software || !software),
    why: `panels of ${WIDTH} columns, one after the other: too tall for one workgroup, or no subgroups`,
});
/** Every column reads and writes its whole panel: of 32 columns, 16384 high, panels of 8 took 242 us, one of 32 270 (H200, 2026-11). */
const columnsRules = [
    columnsRule('s', 32, 4, true),
    columnsRule('s', 128, 8),
    columnsRule('c', 32, 4, true),
    columnsRule('c', 128, 8),
];
export const qrPanelRules = [...blockRules, ...columnsRules];
export const geqr2Panel = {
    name: 'geqr2_panel',
    text: geqr2_panel,
    variants: blockRules.map(({ choice }) => choice.block),
};
const columns = columnsRules.map(({ choice }) => choice.columns);
export const geqr2Largest = { name: 'geqr2_largest', text: geqr2_largest, variants: columns };
export const geqr2Column = { name: 'geqr2_column', text: geqr2_column, variants: columns };
const carried = Object.values(carrying).flatMap((tunings) => Object.values(tunings));
export const geqr2Products = {
    name: 'geqr2_products',
    text: geqr2_products,
    variants: carried.map((c) => c.products),
};
export const geqr2Apply = { name: 'geqr2_apply', text: geqr2_apply, variants: carried.map((c) => c.apply) };
