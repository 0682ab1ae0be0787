import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { COLUMN_ROWS, columnTileIn, FEWEST_ROWS } from './luBlocks.js';
import { getf2_apply, getf2_below, getf2_column, getf2_load, getf2_panel, getf2_turn, getf2_update, } from './shaders.gen.js';
const columnTile = (LANES, ROWS, LINES = 8) => ({ LANES, ROWS, LINES });
const columnTiles = [
    columnTile(32, COLUMN_ROWS),
    columnTile(8, FEWEST_ROWS),
    columnTile(0, COLUMN_ROWS),
    columnTile(0, 256, 1),
];
export const loadVariants = variants({ types: SINGLES, tiles: columnTiles });
export const columnVariants = variants({ types: SINGLES, tiles: columnTiles });
/** The tile for a panel of m rows, on a device all of whose subgroups have so many threads; 0: that has several sizes or none. */
export const columnTileOf = (lanes, m, limit) => columnTileIn(columnTiles, lanes, m, limit);
/** Numbers of a block that the registers of a workgroup hold. */
const REGISTERS = 48 * 1024;
/** Rows of pairs in a thread: with 12 of them panels of 6143 rows came out as NaN, with 8 all are right (H200, driver 580, 2026-11). */
const PAIR_ROWS = 8;
export const ROUNDS = {
    whole: { FROM_LIST: 0, CANDIDATES: 0, ROUGH: 0 },
    window: { FROM_LIST: 0, CANDIDATES: 0, ROUGH: 1 },
    first: { FROM_LIST: 0, CANDIDATES: 1, ROUGH: 0 },
    middle: { FROM_LIST: 1, CANDIDATES: 1, ROUGH: 0 },
    last: { FROM_LIST: 1, CANDIDATES: 0, ROUGH: 0 },
};
const block = (THREADS, ROWS, WIDTH, LANES) => ({
    THREADS,
    ROWS,
    WIDTH,
    LANES,
});
/** The rows that a workgroup holds. */
export const capacity = (b) => b.THREADS * b.ROWS;
/** Whether a workgroup has the registers and the memory that a block of this type takes. */
function holds(b, { type, workgroupBytes }) {
    const { parts, bytes } = fields[type];
    const registers = parts * b.ROWS * b.WIDTH * b.THREADS <= REGISTERS && (parts === 1 || b.ROWS <= PAIR_ROWS);
    return registers && ((2 * b.THREADS) / b.LANES) * (bytes * b.WIDTH + 8) <= workgroupBytes;
}
const blockRule = (choice, software) => ({
    name: `block-${choice.THREADS}x${choice.ROWS}x${choice.WIDTH}`,
    choice,
    fits: (p) => p.lanes >= choice.LANES &&
        p.software === software &&
        p.threads >= choice.THREADS &&
        p.m <= capacity(choice) &&
        holds(choice, p),
    why: `panels in blocks of ${choice.WIDTH} columns, each in the registers of one workgroup`,
});
/**
 * For subgroups of 32 or more, from the widest to the tallest, of equal widths the shortest first. Microseconds of a dispatch of those that
 * panels of real numbers come to, in this order: 19 24 37 19 25 14 18, of which an empty one takes 4 to 7 (H200, 2026-11). The others are
 * for pairs. Of taller ones a column takes longer than a dispatch: 4.7 us with 16 rows a thread, 7.4 with 24 (H100, 2026-11).
 */
const wide = [
    block(256, 1, 32, 32),
    block(512, 1, 32, 32),
    block(512, 2, 32, 32),
    block(512, 2, 16, 32),
    block(512, 4, 16, 32),
    block(512, 6, 16, 32),
    block(512, 4, 8, 32),
    block(512, 6, 8, 32),
    block(512, 8, 8, 32),
    block(512, 12, 8, 32),
    block(512, 8, 4, 32),
    block(512, 12, 4, 32),
];
const narrow = [block(256, 1, 32, 8), block(256, 2, 16, 8), block(256, 4, 8, 8), block(256, 8, 4, 8)];
const light = block(256, 1, 4, 4);
/** Stands for a panel that went column by column. */
export const columnsBlock = narrow[0];
const columns = {
    name: 'columns',
    choice: undefined,
    fits: () => true,
    why: 'panels column by column: too tall for one workgroup, or no subgroups',
};
export const panelRules = [
    ...wide.map((b) => blockRule(b, false)),
    ...narrow.map((b) => blockRule(b, false)),
    blockRule(light, true),
    columns,
];
const roundRule = (choice, software) => ({
    name: `rounds-${choice[0].WIDTH}`,
    choice,
    fits: (p) => p.lanes >= choice[0].LANES &&
        p.software === software &&
        p.threads >= choice.at(-1).THREADS &&
        choice.every((b) => holds(b, p)),
    why: `panels of ${choice[0].WIDTH} columns by tournaments between blocks of rows`,
});
const rounds = [
    [block(256, 1, 32, 32), block(512, 1, 32, 32), block(512, 2, 32, 32)],
    [block(256, 1, 32, 32), block(512, 1, 32, 32)],
    [block(256, 1, 32, 8)],
];
const lightRounds = [block(64, 1, 4, 4)];
/** Blocks of a tournament: any height. */
export const tournamentRules = [
    ...rounds.map((r) => roundRule(r, false)),
    roundRule(lightRounds, true),
    { ...columns, choice: undefined, why: 'partial pivoting, column by column: a tournament needs subgroups' },
];
/** The rows among which a panel's pivots are looked for where `pivoting` is 'window': all of them in one workgroup. */
const windowRule = (choice, software) => ({
    name: `window-${choice.THREADS}x${choice.ROWS}x${choice.WIDTH}`,
    choice,
    fits: (p) => p.lanes >= choice.LANES && p.software === software && p.threads >= choice.THREADS,
    why: `panels of ${choice.WIDTH} columns, pivots among ${capacity(choice)} rows`,
});
/**
 * H200, 2026-11, ms of LU with windows of 128 x 32, 256 x 32, 128 x 64 (rows x columns): n = 8192 21.0, 23.6, 22.2; n = 16384 94.4, 99.1,
 * 95.7. A column takes 0.5 us, long texts more.
 */
const windows = [block(128, 1, 32, 32), block(256, 1, 32, 32), block(128, 1, 64, 32), block(256, 1, 32, 8)];
const lightWindow = block(16, 1, 4, 4);
export const windowRules = [
    ...windows.map((b) => windowRule(b, false)),
    windowRule(lightWindow, true),
    { ...columns, why: 'partial pivoting, column by column: a window needs subgroups' },
];
/** The smallest block that ends a tournament between m rows in as few rounds as possible. */
export function roundOf(blocks, m) {
    const largest = blocks.at(-1);
    const count = (b, rows) => rows <= capacity(b) ? 1 : 1 + count(largest, Math.ceil(rows / capacity(b)) * b.WIDTH);
    return blocks.find((b) => count(b, m) === count(largest, m));
}
/** Rows from which on a panel is tall, where workgroups may have 1024 threads. */
export const TALL = 1024;
export const APPLY_THREADS = 64;
const windowed = [...windows, lightWindow];
const all = [...wide, ...narrow, light];
const tournaments = [...rounds, lightRounds].flat();
const widthsOf = (blocks) => new Set(blocks.map((b) => b.WIDTH));
const [tournamentWidths, windowWidths] = [widthsOf(tournaments), widthsOf(windowed)];
const updateWidths = widthsOf([...all, ...windowed, ...tournaments].filter((b) => b.WIDTH < 64));
/** Of the kernel that carries a block over to the panel's other columns, for short panels and for tall ones. */
export const updateTiles = { short: { THREADS: 256 }, tall: { THREADS: 1024 } };
/** The width of the block is the value of WIDTH; likewise in what follows. */
export const updateVariants = variants({
    types: SINGLES,
    flags: { WIDTH: 65 },
    tiles: [updateTiles.short, updateTiles.tall],
    always: { ROWS: 4 },
    legal: ({ WIDTH }) => updateWidths.has(WIDTH),
});
export const applyVariants = variants({
    types: SINGLES,
    flags: { WIDTH: 65 },
    always: { THREADS: APPLY_THREADS },
    legal: ({ WIDTH }) => tournamentWidths.has(WIDTH),
});
export const belowVariants = variants({
    types: { s: SINGLES.s },
    flags: { WIDTH: 65 },
    always: { THREADS: APPLY_THREADS },
    legal: ({ WIDTH }) => windowWidths.has(WIDTH),
});
export const panelVariants = variants({
    types: SINGLES,
    flags: { FROM_LIST: 2, CANDIDATES: 2, ROUGH: 2 },
    tiles: [...new Set([...all, ...windowed, ...tournaments])],
});
const launched = (type, blocks, rounds) => blocks
    .filter((b) => holds(b, { type, workgroupBytes: 32768 }))
    .flatMap((b) => rounds.map((round) => panelVariants.of(type, ROUNDS[round], b)));
export const getf2Load = { name: 'getf2_load', text: getf2_load, variants: loadVariants.all };
export const getf2Column = { name: 'getf2_column', text: getf2_column, variants: columnVariants.all };
const launchedAs = (type) => [
    ...launched(type, all, ['whole']),
    ...launched(type, tournaments, ['first', 'middle', 'last']),
];
const ofNumbers = [...launchedAs('s'), ...launched('s', windowed, ['window'])];
/** Pairs have not been tried on a GPU. */
export const getf2Turn = { name: 'getf2_turn', text: getf2_turn, variants: ofNumbers };
const sooner = new Set(ofNumbers);
export const getf2Panel = {
    name: 'getf2_panel',
    text: getf2_panel,
    variants: [...ofNumbers, ...launchedAs('c')],
    sooner: (tuning, lanes) => (sooner.has(tuning) && tuning['LANES'] === lanes ? getf2Turn : undefined),
};
export const getf2Apply = { name: 'getf2_apply', text: getf2_apply, variants: applyVariants.all };
export const getf2Below = { name: 'getf2_below', text: getf2_below, variants: belowVariants.all };
export const getf2Update = { name: 'getf2_update', text: getf2_update, variants: updateVariants.all };
