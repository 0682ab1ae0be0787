// The kernel that gives each matrix of a batch, or a panel of its columns, to one workgroup for QR, as the host sees it: how matrices are
// spread over threads, and every variant that may be launched.
import { pick } from '../../autotune/pick.js';
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { qr_group } from './shaders.gen.js';
/** Rows that a panel may have. */
export const MOST_ROWS = 1024;
/** Threads of a subgroup of the GPUs for which workgroups are sized. */
const WARP = 32;
const above = (x, step) => Math.max(step, step * Math.ceil(x / step));
const divisor = (x, y) => (y === 0 ? x : divisor(y, x % y));
/**
 * Steps of rows and columns keep the number of variants low; those of panels are longer, because every panel has fewer rows than the last.
 */
function shapeOf(way, rows, columns, lanes) {
    const { LANES, NB, SKIPS } = way;
    let { CPT } = way;
    while (CPT > 1 && LANES * Math.ceil(columns / CPT) < WARP)
        CPT /= 2;
    const each = Math.ceil(rows / LANES);
    const ROWS = above(each, each > 16 ? 8 : NB > 0 ? 4 : 2);
    const SLOTS = above(Math.ceil(columns / CPT), Math.max(4, WARP / LANES));
    const STEPS = Math.min(CPT * SLOTS, LANES * ROWS);
    const common = divisor(SLOTS, STEPS);
    let PHASE = Math.min(common, way.STEPS);
    while (common % PHASE !== 0)
        PHASE--;
    // Two phases to a text, where rows end with phases: compiled in three quarters of the time.
    const MERGE = common % (2 * PHASE) === 0 && PHASE % (2 * LANES) === 0 ? 2 : 1;
    return { LANES, ROWS, CPT, SLOTS, STEPS, PHASE, MERGE, SUBGROUPS: Number(lanes >= LANES), SKIPS };
}
/** Registers of a thread beside its columns and a reflector. */
const OTHERS = 30;
/** Registers that all threads of a workgroup may have, and one of them. */
const FILE = 65536;
const MOST_REGISTERS = 250;
/** Whether the largest matrices of the order, or their panels, fit into a workgroup. */
function legal(way, p) {
    const rows = Math.min(p.order, MOST_ROWS);
    const s = shapeOf(way, rows, way.NB || p.order, p.lanes);
    const threads = s.LANES * s.SLOTS;
    const { parts } = fields[p.type];
    const registers = parts * s.ROWS * (s.CPT + 1) + OTHERS;
    const bytes = 32 * s.LANES * Math.ceil((parts * s.ROWS) / 4) + 8 * parts + (1 - s.SUBGROUPS) * 4 * threads;
    const fits = registers <= (p.software ? MOST_REGISTERS : Math.min(MOST_REGISTERS, FILE / threads));
    return fits && threads <= p.threads && bytes <= p.workgroupBytes && (way.NB > 0 || p.order <= MOST_ROWS);
}
const WHOLE = { NB: 0, STEPS: 16, SKIPS: 1 };
const PANELS = { NB: 32, STEPS: 16, SKIPS: 1 };
/**
 * By the largest extent, stepped as in ragged batches. H200, 2026-11, ms of 10000 matrices of order 64: 4 lanes x 2 columns 0.57, 4 x 4
 * 0.57, in steps of 8 0.43, 8 x 4 0.47; of 4000 of order 96: 4 x 4 0.82, 8 x 4 0.69; of 2000 of order 128: 4 x 2 1.03, 4 x 4 0.73, in steps
 * of 8 0.88, 8 x 4 1.15. Of complex matrices, which have half as many rows in as many registers: not measured.
 */
const DEFAULTS = {
    s: [
        { upTo: 64, way: { ...WHOLE, LANES: 4, CPT: 4, STEPS: 8 } },
        { upTo: 96, way: { ...WHOLE, LANES: 8, CPT: 4 } },
        { upTo: 128, way: { ...WHOLE, LANES: 4, CPT: 4 } },
        { upTo: 256, way: { ...PANELS, LANES: 16, CPT: 2 } },
        { upTo: Number.POSITIVE_INFINITY, way: { ...PANELS, LANES: 32, CPT: 2 } },
    ],
    c: [
        { upTo: 64, way: { ...WHOLE, LANES: 8, CPT: 4, STEPS: 8 } },
        { upTo: 96, way: { ...WHOLE, LANES: 8, CPT: 4 } },
        { upTo: 128, way: { ...WHOLE, LANES: 16, CPT: 4 } },
        { upTo: 256, way: { ...PANELS, LANES: 16, CPT: 2 } },
        { upTo: 512, way: { ...PANELS, LANES: 32, CPT: 2 } },
        { upTo: Number.POSITIVE_INFINITY, way: { ...PANELS, NB: 16, LANES: 32, CPT: 2 } },
    ],
};
/** Software adapters have small subgroups, and take longer to compile long texts than to do the work. */
const SOFTWARE = [
    { upTo: 64, way: { ...WHOLE, LANES: 4, CPT: 2, STEPS: 64 } },
    { upTo: Number.POSITIVE_INFINITY, way: { ...PANELS, NB: 16, LANES: 4, CPT: 1, STEPS: 64 } },
];
const nameOf = ({ NB, LANES, CPT, STEPS, SKIPS }) => `${NB === 0 ? 'whole' : `panels-${NB}`}-${LANES}x${CPT}-steps-${STEPS}${SKIPS === 1 ? '' : '-all'}`;
const ruleOf = (choice) => ({
    name: nameOf(choice),
    choice,
    fits: (p) => legal(choice, p),
    why: `${choice.LANES} lanes share a column of ${choice.NB === 0 ? 'a whole matrix' : 'a panel'} in registers`,
});
/** Every way; behind a default comes what is closest to it on lesser devices. */
const allWays = () => [WHOLE, PANELS, { ...PANELS, NB: 16 }].flatMap((some) => [4, 8, 16, 32].flatMap((LANES) => [2, 4, 1].flatMap((CPT) => [16, 8, 32, 64].flatMap((STEPS) => [1, 0].map((SKIPS) => ({ ...some, LANES, CPT, STEPS, SKIPS }))))));
function rulesBehind(way) {
    const far = ({ NB, LANES, CPT }) => 10 * Number(NB !== way.NB) + Math.abs(Math.log2(LANES / way.LANES)) + 0.1 * Math.abs(Math.log2(CPT / way.CPT));
    return [way, ...allWays().sort((x, y) => far(x) - far(y))].map(ruleOf);
}
/** By default way, made when first asked for: sorting them all would take a tenth of the time that importing the library does. */
const rulesByDefault = new Map();
function rulesOf(p) {
    const { way } = (p.software ? SOFTWARE : DEFAULTS[p.type]).find(({ upTo }) => p.order <= upTo);
    let rules = rulesByDefault.get(way);
    if (rules === undefined) {
        rules = rulesBehind(way);
        rulesByDefault.set(way, rules);
    }
    return rules;
}
/** How matrices of this order are factored on this device; undefined where none of the ways can be gone. `force` names one. */
export function pickQrWay(p, force) {
    const rules = rulesOf(p);
    if (force !== undefined) {
        const forced = pick(rules, p, force);
        if (legal(forced.choice, p))
            return forced;
        throw new RangeError(`matrices of order ${p.order} cannot go the way ${force} here`);
    }
    // Lanes that talk through workgroup memory are the last resort.
    const fitting = rules.filter((rule) => rule.fits(p));
    return fitting.find(({ choice }) => choice.LANES <= p.lanes) ?? fitting[0];
}
/** The names of all ways, for tests and tuning. */
export const qrWayNames = () => allWays().map(nameOf);
const internedTuning = tunings();
/** The parameter record of a variant. */
export const qrGroupTuning = (way, rows, columns, lanes, flags, type = 's') => internedTuning({ ...SINGLES[type], ...shapeOf(way, rows, columns, lanes), ...flags });
/** What has a text of its own beside the shape. */
const APART = { TAU_IN_A: 0, R_IN_A: 0, Q_IN_A: 0, R_IN_Q: 0 };
const FLAGS = [
    { EXPLICIT: 0, ...APART },
    { EXPLICIT: 1, ...APART },
    { EXPLICIT: 0, ...APART, TAU_IN_A: 1 },
    { EXPLICIT: 1, ...APART, R_IN_A: 1 },
    { EXPLICIT: 1, ...APART, R_IN_Q: 1 },
    { EXPLICIT: 1, ...APART, R_IN_A: 1, Q_IN_A: 1 },
];
/** What check:wgsl compiles: sizes, and lanes of the device. */
const CHECKED = [
    [40, 40, 32],
    [64, 64, 32],
    [64, 64, 0],
    [64, 8, 32],
    [20, 60, 32],
    [128, 128, 32],
    [256, 32, 32],
    [512, 32, 32],
    [512, 32, 0],
    [1024, 16, 32],
];
function variants(type) {
    const defaults = DEFAULTS[type];
    const checked = CHECKED.flatMap(([m, n, lanes]) => {
        const order = Math.max(m, n);
        const { way } = defaults.find(({ upTo }) => order <= upTo);
        const some = m === 40 ? FLAGS : way.NB === 0 ? FLAGS.slice(0, 2) : FLAGS.slice(0, 1);
        return some.flatMap((flags) => [0, 1].map((LISTED) => qrGroupTuning(way, m, n, lanes, { LISTED, ...flags }, type)));
    });
    const soft = SOFTWARE.map(({ way }) => qrGroupTuning(way, 40, way.NB || 40, 4, { LISTED: 0, ...FLAGS[0] }, type));
    const all = { ...defaults[0].way, SKIPS: 0 };
    return [...new Set([...checked, ...soft, qrGroupTuning(all, 64, 64, 32, { LISTED: 0, ...FLAGS[1] }, type)])];
}
export const qrGroup = {
    name: 'qr_group',
    text: qr_group,
    get variants() {
        return ['s', 'c'].flatMap(variants);
    },
};
