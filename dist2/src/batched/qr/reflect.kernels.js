// The kernels that apply the reflectors of QR to the matrices of a batch, as the host sees them: how a problem is spread over threads, and
// the variants of it.
import { fields } from '../../core/field.js';
import { BITS, SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { tunings } from '../tunings.js';
import { reflect_group, reflect_move } from './shaders.gen.js';
/** The tallest columns that a workgroup holds: this many rows in each of 32 lanes. */
const MOST_ROWS = 32;
const TALLEST = 32 * MOST_ROWS;
/** Words of C that a thread holds: with those of v there is room for 512 threads in 64 Ki registers. */
const WORDS = 64;
/** Threads that a workgroup has at least. */
const SMALL_THREADS = 64;
/** Bytes of workgroup memory that leave room for several workgroups. */
const BYTES = 40960;
const bytesOf = ({ GROUP, KB, LANES, ROWS, SIDE, SUBGROUPS }, parts) => 8 * GROUP * (parts * KB * (LANES * ROWS + 1) + 4 * LANES) + (1 - SUBGROUPS) * 4 * GROUP * LANES * SIDE;
const powerAbove = (x) => 2 ** Math.ceil(Math.log2(Math.max(1, x)));
/** Rows that each of the lanes holds: a multiple of 4, from 16 on of 8. */
function rowsOf(rows, lanes) {
    const each = Math.max(1, rows) / lanes;
    return each <= 16 ? 4 * Math.ceil(each / 4) : 8 * Math.ceil(each / 8);
}
const nameOf = ({ lanes, cpt, threads, subgroups, light }) => `lanes-${lanes}x${cpt}x${threads}${subgroups ? '' : '-memory'}${light ? '-light' : ''}`;
/** Threads abreast: of the blocks of columns that fit, the widest of those that leave the fewest columns empty. */
function sideOf({ columns, whole }, { lanes, cpt, threads }) {
    const most = Math.max(1, Math.floor(threads / lanes));
    const sides = Array.from({ length: 20 }, (_, x) => (x % 2 === 0 ? 1 : 1.5) * 2 ** (x >> 1));
    const legal = sides.filter((side) => Number.isInteger(side) && side <= most);
    const wanted = Math.ceil(columns / cpt);
    const enough = legal.find((side) => side >= wanted);
    if (enough !== undefined && (whole || enough * lanes <= SMALL_THREADS))
        return enough;
    // Every block costs as much as some columns do.
    const cost = (side) => Math.ceil(columns / (side * cpt)) * (side * cpt + 4);
    const wide = legal.filter((side) => side * lanes >= SMALL_THREADS);
    return wide.reduce((best, side) => (cost(side) <= cost(best) ? side : best), wide[0] ?? most);
}
/** Problems that share a workgroup, so that it has threads enough, and no subgroup of 32 is there in part. */
function groupOf(team) {
    for (let group = 1;; group *= 2)
        if (group * team >= SMALL_THREADS && (group * team) % 32 === 0)
            return group;
}
/** The shape that a plan makes for a problem, or nothing if the device or the plan cannot hold it. */
function shapeOf(p, plan) {
    const { lanes: LANES, cpt: CPT, subgroups } = plan;
    const ROWS = rowsOf(p.rows, LANES);
    const { parts } = fields[p.type];
    if (ROWS > MOST_ROWS || parts * ROWS * CPT > WORDS)
        return undefined;
    if (subgroups && LANES > p.lanes)
        return undefined;
    const SIDE = sideOf(p, plan);
    const GROUP = groupOf(LANES * SIDE);
    const PHASES = plan.light ? 1 : ROWS <= 16 ? ROWS / 4 : ROWS / 8;
    const of = { LANES, ROWS, CPT, SIDE, GROUP, PHASES, SUBGROUPS: Number(subgroups) };
    // Chunks of some 8 reflectors: more where there are many threads to fetch them or all of them fit, fewer where they are long or threads
    // few.
    const wanted = Math.max(p.rows <= 32 ? Math.min(16, powerAbove(p.rows)) : 8, powerAbove((4 * SIDE) / ROWS));
    const most = Math.max(2, powerAbove((16 * SIDE) / ROWS / 1.99));
    for (let KB = Math.min(wanted, most);; KB /= 2) {
        const shape = { ...of, KB };
        const bytes = bytesOf(shape, parts);
        if (bytes > Math.min(BYTES, p.workgroupBytes) && KB > 1)
            continue;
        return bytes <= p.workgroupBytes && LANES * SIDE * GROUP <= p.threads ? shape : undefined;
    }
}
/** Rows that lanes hold in full: problems in between are padded to them. */
const HEIGHTS = [4, 8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, TALLEST];
const heightOf = (rows) => HEIGHTS.find((height) => rows <= height) ?? 2 * TALLEST;
/**
 * The class of a problem in a ragged batch: problems of one class run together. Taller ones than a workgroup holds have one of their own,
 * empty ones too, which is 0.
 */
export const reflectClass = (rows, columns) => rows === 0 || columns === 0 ? 0 : 64 * heightOf(rows) + Math.log2(powerAbove(columns));
const columnsAThread = (columns) => (columns <= 4 ? 1 : columns <= 16 ? 2 : 4);
const at = (steps, rows) => steps.find(({ upTo }) => rows <= upTo).value;
const steps = (...pairs) => pairs.map(([upTo, value]) => ({ upTo, value }));
/**
 * What is best on a GPU with subgroups of 32, by rows. H200, 2026-11, ms of square problems: 50000 of order 32 with 2 and 4 columns a
 * thread 0.34, 0.48; 2000 of order 128 with 128 and 256 threads 0.55, 0.81; 100 of order 512 with 512 and 256 2.39, 2.74. Complex numbers
 * have half as many rows in as many registers: not measured.
 */
const BEST = {
    s: {
        lanes: steps([4, 1], [8, 2], [64, 4], [192, 8], [512, 16], [Infinity, 32]),
        threads: steps([64, 256], [128, 128], [256, 256], [Infinity, 512]),
    },
    c: {
        lanes: steps([4, 1], [8, 2], [32, 4], [96, 8], [256, 16], [Infinity, 32]),
        threads: steps([64, 256], [128, 128], [Infinity, 256]),
    },
};
/** Lanes that share a column, the same for a class of sizes. Without a number of columns there may be any. */
export function lanesOf(type, rows, columns = Infinity) {
    const height = heightOf(rows);
    let lanes = at(BEST[type].lanes, height);
    // Few columns keep few threads busy.
    const abreast = powerAbove(columns) / columnsAThread(powerAbove(columns));
    while (lanes < 32 && 4 * lanes < height && lanes * abreast < 32)
        lanes *= 2;
    return lanes;
}
/** The plan that is best on a GPU with subgroups of 32. */
function bestPlan({ type, rows, columns, share: lanes, software: light }) {
    const words = fields[type].parts * rows;
    const most = rows <= 8 || words > 32 * lanes ? 1 : rows <= 32 || words > 16 * lanes ? 2 : 4;
    const threads = at(BEST[type].threads, rows);
    return { lanes, cpt: light ? 1 : Math.min(most, columnsAThread(columns)), threads, subgroups: true, light };
}
const LANES = [32, 16, 8, 4, 2, 1];
const CPTS = [4, 2, 1];
const THREADS = [256, 128, 64, 512];
const first = (x, all) => [x, ...all.filter((y) => y !== x)];
/** Every plan, the best first, and behind it what comes closest to it on lesser devices. */
function* plans(p) {
    const best = bestPlan(p);
    for (const subgroups of [true, false])
        for (const lanes of first(best.lanes, LANES))
            for (const threads of first(best.threads, THREADS))
                for (const cpt of first(best.cpt, CPTS))
                    for (const light of [best.light, !best.light])
                        yield { lanes, cpt, threads, subgroups, light };
}
/**
 * How a problem is spread over threads, or nothing if it does not fit into a workgroup; `force` names a shape, which must be legal here.
 */
export function pickReflectShape(p, force) {
    for (const plan of plans(p)) {
        if (force !== undefined && nameOf(plan) !== force)
            continue;
        const shape = shapeOf(p, plan);
        if (shape !== undefined)
            return shape;
    }
    if (force === undefined)
        return undefined;
    throw new RangeError(`reflectors of ${p.rows} rows cannot be applied to ${p.columns} columns as ${force} here`);
}
/** The names of all shapes that the problem may have, the one that is chosen first, for tests and tuning. */
export const reflectShapeNames = (p) => [...plans(p)].filter((plan) => shapeOf(p, plan) !== undefined).map(nameOf);
const internedTuning = tunings();
/** The parameter record of a variant. */
export const reflectTuning = (shape, f, type = 's') => internedTuning({
    ...SINGLES[type],
    ...shape,
    LISTED: Number(f.listed),
    IDENTITY: Number(f.identity),
    SKIPS: Number(f.skips),
    ACROSS: Number(f.across),
    V_IN_C: Number(f.vInC),
    TAU_IN_C: Number(f.tauInC),
});
const PLAIN = {
    listed: false,
    identity: false,
    skips: false,
    across: false,
    vInC: false,
    tauInC: false,
};
/** The extents that check:wgsl compiles, with and without subgroups. */
const EXTENTS = [
    [4, 4],
    [8, 8],
    [24, 1],
    [32, 32],
    [48, 48],
    [128, 128],
    [500, 500],
    [1000, 16],
];
function checked(type) {
    return EXTENTS.flatMap(([rows, columns]) => {
        const device = { threads: 1024, workgroupBytes: BYTES };
        const of = (lanes, software = false) => pickReflectShape({
            type,
            rows,
            columns,
            share: lanesOf(type, rows, columns),
            whole: true,
            ...device,
            lanes,
            software,
        });
        const tuning = (s, f) => reflectTuning(s, f, type);
        const shape = of(32);
        const plain = [
            tuning(shape, PLAIN),
            tuning(shape, { ...PLAIN, identity: true, skips: shape.SIDE * shape.CPT <= shape.LANES * shape.ROWS }),
            tuning(of(0, true), { ...PLAIN, listed: true }),
        ];
        if (rows !== 32)
            return plain;
        const flags = [
            { listed: true, across: true },
            { vInC: true },
            { tauInC: true },
            { vInC: true, tauInC: true, identity: true, skips: true },
        ];
        return [...plain, ...flags.map((some) => tuning(shape, { ...PLAIN, ...some }))];
    });
}
export const reflectGroup = {
    name: 'reflect_group',
    text: reflect_group,
    get variants() {
        return ['s', 'c'].flatMap(checked);
    },
};
const MOVED = { s: BITS.s, c: BITS.c };
/** BACK: from a workspace. CONJUGATE: pairs, on their way there. */
export const moveVariants = variants({
    types: MOVED,
    always: { THREADS: 256 },
    flags: { LISTED: 2, BACK: 2, CONJUGATE: 2 },
    legal: ({ T, BACK, CONJUGATE }) => CONJUGATE === 0 || (T === MOVED.c.T && BACK === 0),
});
export const reflectMove = { name: 'reflect_move', text: reflect_move, variants: moveVariants.all };
