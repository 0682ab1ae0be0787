// The kernel for least squares in batches of small problems as the host sees it: how many lanes share a problem, and every variant that may
// be launched.
import { pick } from '../../autotune/pick.js';
import { gels_small } from './shaders.gen.js';
/** Exact up to 8, then multiples of 4. */
const padded = (size) => (size <= 8 ? Math.max(1, size) : 4 * Math.ceil(size / 4));
/** What more columns of B than this cost, factoring anew for each block of them, is more than keeping the factors. */
export const MOST_SIDES = 32;
/** Columns of T at most: the text of more would be too long. */
const MOST_COLUMNS = 32;
/** Elements of T and B that a thread may hold: with more they spill. */
const REGISTERS = 160;
const MOST_LANES = 16;
const SIDES = [8, 4, 2, 1];
/** The larger and the smaller size of a problem, padded: those of like extents run together. */
export const paddedTall = (m, n) => [
    padded(Math.max(m, n)),
    padded(Math.min(m, n)),
];
const held = (rows, columns, sides, lanes) => Math.ceil(Math.max(rows, columns) / lanes) * (columns + sides);
/** Whether the problems of a class fit into registers. */
export function fitsGelsSmall(m, n) {
    const [rows, columns] = paddedTall(m, n);
    return columns <= MOST_COLUMNS && held(rows, columns, 1, MOST_LANES) <= REGISTERS;
}
/** `exact`: all problems have these sizes, and columns up to 16 need not be padded. */
export function gelsExtent(m, n, nrhs, exact) {
    const [rows, columns] = paddedTall(m, n);
    const wanted = nrhs <= 1 ? 1 : nrhs === 2 ? 2 : nrhs <= 4 ? 4 : 8;
    const sides = SIDES.find((s) => s <= wanted && held(rows, columns, s, MOST_LANES) <= REGISTERS) ?? 1;
    return { rows, columns: exact && columns <= 16 ? Math.max(1, Math.min(m, n)) : columns, sides };
}
/**
 * Words between matrices in the stage, so that the lanes of different ones reach different banks; none where they would not keep fours
 * together.
 */
function padOf({ WORDS, stride }, lanes) {
    const apart = Math.max(4, lanes);
    return stride === WORDS && WORDS % 4 === 0 ? (((apart - WORDS) % 32) + 32) % 32 : 0;
}
/** Bytes of the stage, if matrices may be staged in this shape at all. */
function stageBytes({ STAGED, THREADS, LANES }, dense) {
    if (STAGED === 0)
        return 0;
    const problems = THREADS / LANES;
    const aligned = dense !== undefined && (problems * dense.stride) % 4 === 0;
    return aligned ? 4 * problems * (dense.WORDS + padOf(dense, LANES)) : Number.POSITIVE_INFINITY;
}
function legal(s, { dense, lanes, threads, bytes }) {
    const told = s.SUBGROUPS === 0 && s.LANES > 1 ? 4 * s.THREADS : 0;
    return s.THREADS <= threads && stageBytes(s, dense) + told <= bytes && (s.SUBGROUPS === 0 || lanes >= s.LANES);
}
/** Elements that a thread should hold: fewer lanes to a problem exchange less, and more of them have more problems in flight. */
const WANTED = 80;
const THREADS = 64;
/**
 * Rows up to which matrices pass through workgroup memory: for taller ones too few groups of threads would fit beside it. H200, 2026-11, ms
 * of 100000 problems staged and not: 24 x 10 0.132, 0.056; 64 x 8 0.220, 0.097.
 */
const LOW = 12;
/** Elements of all rows and columns of a lane beyond which columns share their text. */
const LONG = 800;
/** Lanes by the padded sizes alone: how sums are divided must depend on nothing else. */
function lanesFor(rows, columns) {
    const least = rows <= 3 ? 1 : rows === 4 ? 2 : 4;
    const enough = [1, 2, 4, 8, 16].find((l) => l >= least && held(rows, columns, 1, l) <= WANTED);
    return enough ?? MOST_LANES;
}
const nameOf = (s) => `lanes-${s.LANES}x${s.THREADS}${s.STAGED === 1 ? '-staged' : ''}${s.LANES > 1 && s.SUBGROUPS === 0 ? '-memory' : ''}${s.BLOCK > 1 ? `-block${s.BLOCK}` : ''}`;
const first = (x, all) => [x, ...all.filter((y) => y !== x)];
/** Every shape, the default first, and behind it what comes closest to it on lesser devices. */
function shapes({ rows, columns, sides }) {
    const deep = Math.max(rows, columns);
    const [paddedRows, paddedColumns] = paddedTall(rows, columns);
    const wanted = lanesFor(paddedRows, paddedColumns);
    const all = [8, 16, 4, 2, 1].filter((l) => l < 2 * deep && (l === MOST_LANES || held(rows, columns, sides, l) <= REGISTERS));
    return [1, 0].flatMap((SUBGROUPS) => first(wanted, all)
        .filter((l) => l > 1 || SUBGROUPS === 0)
        .flatMap((LANES) => {
        const ROWS = Math.ceil(deep / LANES);
        const long = columns * (columns + sides) * ROWS > LONG;
        const blocks = [16, 8, 4, 2].filter((b) => columns >= b && columns % b === 0);
        // No rows are left out within a block.
        const most = blocks.find((b) => b <= Math.max(4, LANES));
        return first(Number(deep <= LOW), [1, 0]).flatMap((STAGED) => [THREADS, 32, 128, 256].flatMap((threads) => first((long ? most : undefined) ?? 1, [1, ...blocks]).map((BLOCK) => ({ LANES, ROWS, RHS: sides, THREADS: threads, STAGED, BLOCK, SUBGROUPS }))));
    }));
}
const rulesByExtent = new Map();
function rulesOf(extent) {
    const key = Object.values(extent).join(' ');
    let rules = rulesByExtent.get(key);
    if (rules === undefined) {
        rules = shapes(extent).map((shape) => ({
            name: nameOf(shape),
            choice: shape,
            fits: (p) => legal(shape, p) && (shape.STAGED === 0 || !p.software),
            why: `${shape.LANES} lanes share a problem of up to ${extent.rows} x ${extent.columns}, in registers`,
        }));
        rulesByExtent.set(key, rules);
    }
    return rules;
}
/** How problems are spread over threads on this device; `force` names a shape, which must be legal here. */
export function pickGelsShape(p, force) {
    const picked = pick(rulesOf(p.extent), p, force);
    if (!legal(picked.choice, p))
        throw new RangeError(`such problems cannot be spread as ${picked.name} here`);
    return picked;
}
/** The names of all shapes, for tests and tuning. */
export const gelsShapeNames = (m, n, nrhs) => rulesOf(gelsExtent(m, n, nrhs, true)).map(({ name }) => name);
const interned = new Map();
/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export function gelsTuning(extent, shape, flags, dense) {
    const staged = shape.STAGED === 1
        ? { WORDS: dense.WORDS, PAD: padOf(dense, shape.LANES), DOWN: dense.DOWN, RIGHT: dense.RIGHT }
        : { WORDS: 4, PAD: 0, DOWN: 1, RIGHT: 4 };
    const TOGETHER = Math.min(shape.BLOCK, Math.max(1, shape.LANES / 4)); // as in qr_small
    const record = { N: extent.columns, TOGETHER, ...shape, ...flags, ...staged };
    const key = Object.values(record).join(' ');
    const known = interned.get(key);
    if (known !== undefined)
        return known;
    interned.set(key, record);
    return record;
}
const PLAIN = { EDGE: 1, LISTED: 0, MINIMIZES: 1, B_IN_A: 0, NONFINITE: 0, RANK: 0, RSS: 0 };
const FLAGS = [
    PLAIN,
    { ...PLAIN, MINIMIZES: 0 },
    { ...PLAIN, LISTED: 1, NONFINITE: 1, RANK: 1, RSS: 1 },
    { ...PLAIN, LISTED: 1, NONFINITE: 1, RANK: 1, RSS: 1, MINIMIZES: 0, B_IN_A: 1 },
];
/** The sizes that check:wgsl compiles. */
const SAMPLES = [
    [1, 1, 1],
    [5, 3, 2],
    [24, 10, 1],
    [64, 8, 1],
    [32, 32, 8],
];
function variants() {
    return SAMPLES.flatMap(([m, n, nrhs]) => {
        const extent = gelsExtent(m, n, nrhs, true);
        const all = shapes(extent);
        const shape = (staged, subgroups) => all.find((s) => s.STAGED === staged && (s.SUBGROUPS === subgroups || s.LANES === 1)) ?? all[0];
        const some = m === 5 ? FLAGS : FLAGS.slice(0, 2);
        const dense = { WORDS: m * n, stride: m * n, DOWN: 1, RIGHT: m };
        const across = { WORDS: m * n, stride: n, DOWN: n, RIGHT: 1 };
        return [
            ...some.map((flags) => gelsTuning(extent, shape(0, 1), flags)),
            gelsTuning(extent, shape(0, 0), PLAIN),
            ...[dense, across].map((d) => gelsTuning(extent, shape(1, 1), { ...PLAIN, EDGE: 0 }, d)),
        ];
    });
}
export const gelsSmall = {
    name: 'gels_small',
    text: gels_small,
    get variants() {
        return variants();
    },
};
