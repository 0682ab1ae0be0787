// The kernels of pivoted QR and of least squares of any rank as the host sees them: how a matrix is spread over threads, and what fits a
// device.
import { pick } from '../../autotune/pick.js';
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { gelsy_solve, qp3_group } from './shaders.gen.js';
/** Smallest of the sizes that is large enough; beyond them multiples of the last. */
function padded(size, sizes) {
    const last = sizes[sizes.length - 1];
    return sizes.find((one) => size <= one) ?? last * Math.ceil(size / last);
}
/** Words of a column that a thread holds. */
const MOST_WORDS = 64;
const MOST_COLS = 256;
const COLS = [1, 2, 4, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192, MOST_COLS];
/** Rows of a matrix: in registers they are a part of it. */
const HEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128].concat([
    160, 192, 224, 256, 320, 384, 448, 512, 640, 768, 896, 1024,
]);
/** What problems of a ragged batch are padded to that run together. */
const CLASSES = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];
/** Words of a matrix at most: 64 registers for each of 512 threads. */
const MATRIX_WORDS = 64 * 512;
/** Bytes that lie between the arrays of a workgroup, at most. */
const ALIGNMENT = 64;
/** Threads that small problems are put together for. */
const FULL = 64;
/**
 * Lanes for so many rows. Few keep exchanges cheap, many keep rows in few registers. H200, 2026-11, ms with 2, 4, 8 lanes: 10000 matrices
 * of order 32 0.30, 0.40, 0.54; 2000 of order 64 0.57, 0.48, 0.72. Complex numbers count twice: not measured.
 */
const LANES = [
    { upTo: 4, lanes: 1 },
    { upTo: 32, lanes: 2 },
    { upTo: 64, lanes: 4 },
    { upTo: 128, lanes: 8 },
    { upTo: Number.POSITIVE_INFINITY, lanes: 16 },
];
function shapeOf(m, columns, lanes, pre, subgroups) {
    const cols = padded(columns, COLS);
    const team = cols * lanes;
    // Whole subgroups of 32 where they are not far to seek.
    const whole = [1, 2, 3, 4, 6, 8, 16, 32, 64].find((g) => g * team >= FULL && (g * team) % 32 === 0) ?? 1;
    return {
        LANES: lanes,
        ROWS: Math.ceil(m / lanes),
        COLS: cols,
        GROUP: whole,
        PRE: pre,
        THREADS: whole * team,
        SUBGROUPS: subgroups,
    };
}
const nameOf = (s) => `lanes-${s.LANES}${s.SUBGROUPS === 0 ? '-memory' : s.PRE === 1 ? '' : `-pre-${s.PRE}`}`;
function bytesOf(s, parts) {
    const { LANES: lanes, ROWS: rows, COLS: cols, GROUP, PRE, THREADS, SUBGROUPS } = s;
    const quads = Math.ceil((parts * rows) / 4);
    const pitch = quads + 1 - (quads % 2);
    const heads = 8 * GROUP * (cols + cols / PRE);
    return (16 * (GROUP + 1) * lanes * pitch +
        heads +
        4 * parts * GROUP +
        (SUBGROUPS === 0 && lanes > 1 ? 4 * THREADS : 0) +
        ALIGNMENT);
}
function legal(s, p) {
    const { parts } = fields[p.type];
    const words = parts * s.ROWS;
    return (s.THREADS <= p.threads &&
        bytesOf(s, parts) <= p.workgroupBytes &&
        (s.SUBGROUPS === 0 || p.lanes >= s.PRE * s.LANES) &&
        words <= MOST_WORDS &&
        s.COLS <= MOST_COLS &&
        words * s.THREADS <= s.GROUP * MATRIX_WORDS &&
        // 1024 threads have 64 registers each, and v takes as many as the column.
        (s.THREADS <= 512 || words <= 16));
}
const rulesBySize = new Map();
/** Every shape for m rows and so many columns, the best first, and behind it what comes closest to it on lesser devices. */
function rulesOf(m, columns, type) {
    const [most, width] = [padded(m, HEIGHTS), padded(columns, COLS)];
    const key = `${type} ${most} ${width}`;
    let rules = rulesBySize.get(key);
    if (rules === undefined) {
        const words = fields[type].parts * most;
        const chosen = LANES.find(({ upTo }) => words <= upTo).lanes;
        const fewer = [8, 4, 2, 1].filter((l) => l < chosen);
        const more = [2, 4, 8, 16].filter((l) => l > chosen);
        const all = [chosen, ...fewer, ...more];
        const pres = [8, 4, 2, 1].filter((pre) => width % pre === 0);
        const bySubgroups = all.flatMap((lanes) => pres.filter((pre) => pre * lanes <= 32).map((pre) => shapeOf(most, width, lanes, pre, 1)));
        // Without subgroups an exchange costs barriers: no lanes where registers suffice.
        const byMemory = [1, 2, 4, 8, 16]
            .filter((lanes) => lanes === 16 || words <= 32 * lanes)
            .map((lanes) => shapeOf(most, width, lanes, 1, 0));
        rules = [...bySubgroups, ...byMemory].map((choice) => ({
            name: nameOf(choice),
            choice,
            fits: (p) => legal(choice, p),
            why: `${choice.THREADS} threads to ${choice.GROUP} matrices, ${choice.LANES} to a column of up to ${most} rows, in registers`,
        }));
        rulesBySize.set(key, rules);
    }
    return rules;
}
/** Problems of one class run together. */
export const classSize = (size) => padded(size, CLASSES);
/** Whether so many rows and columns have a shape on this device. */
export const fitsQp3 = (m, columns, p) => rulesOf(m, columns, p.type).some(({ fits }) => fits(p));
/** How m x columns matrices are spread over threads on this device, where they fit; `force` names a shape, which must be legal here. */
export function pickQp3Shape(m, columns, p, force) {
    const picked = pick(rulesOf(m, columns, p.type), p, force);
    if (!legal(picked.choice, p))
        throw new RangeError(`${m} x ${columns} matrices cannot be spread as ${picked.name} here`);
    return picked;
}
/** The names of all shapes, for tests and tuning. */
export const qp3ShapeNames = (m, columns, type = 's') => rulesOf(m, columns, type).map(({ name }) => name);
const SOLVE_K = [8, 16, 32, 48, 64, 96];
const SOLVE_N = [8, 16, 32, 64, 96, 128, 192, 256];
const solveShapes = SOLVE_N.flatMap((N) => SOLVE_K.filter((K) => K <= N).map((K) => {
    const GROUP = Math.max(1, Math.floor(FULL / N));
    return { K, N, GROUP, THREADS: N * GROUP };
}));
const solveBytes = ({ K, N, GROUP }, parts) => 4 * GROUP * (parts * (N * (K + 1 - (K % 2)) + 8 * K + 8) + 3 * K + 1) + ALIGNMENT;
/** How triangles of k rows and n columns are spread over threads; undefined where a workgroup's memory does not hold one. */
export function solveShapeOf(k, n, p) {
    const { parts } = fields[p.type];
    return solveShapes.find((s) => s.K >= k && s.N >= n && solveBytes(s, parts) <= p.workgroupBytes && s.THREADS <= p.threads);
}
const internedTuning = tunings();
export const qp3Tuning = (shape, flags, type) => internedTuning({ ...SINGLES[type], ...shape, ...flags });
export const solveTuning = (shape, flags, type) => internedTuning({ ...SINGLES[type], ...shape, ...flags });
/** The sizes that check:wgsl compiles. */
const CHECKED = [
    [1, 1],
    [4, 4],
    [10, 12],
    [32, 32],
    [64, 64],
    [300, 20],
];
const NARROW = { threads: 1024, workgroupBytes: 16384, lanes: 4 };
const WIDE = { ...NARROW, lanes: 32 };
const NO_LANES = { ...NARROW, lanes: 0 };
function qp3Variants(type) {
    return CHECKED.flatMap(([m, columns]) => {
        const [wide, narrow, none] = [WIDE, NARROW, NO_LANES].map((limits) => pickQp3Shape(m, columns, { ...limits, type }).choice);
        return [
            qp3Tuning(wide, { LISTED: 0, CARRY: 0, B_IN_A: 0 }, type),
            qp3Tuning(wide, { LISTED: 0, CARRY: 1, B_IN_A: 0 }, type),
            qp3Tuning(narrow, { LISTED: 1, CARRY: 0, B_IN_A: 1 }, type),
            qp3Tuning(none, { LISTED: 1, CARRY: 1, B_IN_A: 1 }, type),
        ];
    });
}
export const qp3Group = {
    name: 'qp3_group',
    text: qp3_group,
    get variants() {
        return ['s', 'c'].flatMap(qp3Variants);
    },
};
export const gelsySolve = {
    name: 'gelsy_solve',
    text: gelsy_solve,
    get variants() {
        return ['s', 'c'].flatMap((type) => solveShapes
            .filter(({ K, N }) => K === Math.min(N, 32))
            .flatMap((shape) => [
            solveTuning(shape, { LISTED: 0, B_IN_A: 0 }, type),
            solveTuning(shape, { LISTED: 1, B_IN_A: 1 }, type),
        ]));
    },
};
