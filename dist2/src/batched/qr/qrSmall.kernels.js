// The kernel for QR of batches of small matrices as the host sees it: how many lanes share a matrix, and every variant that may be
// launched.
import { pick } from '../../autotune/pick.js';
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { qr_small } from './shaders.gen.js';
/** Exact up to 8, then multiples of 4. */
const padded = (size) => (size <= 8 ? Math.max(1, size) : 4 * Math.ceil(size / 4));
export const qrExtent = (m, n) => ({ rows: padded(m), columns: padded(n) });
/** Columns that are eliminated: no more than there are rows in registers. */
const stepsOf = (s, { columns }) => Math.min(columns, s.LANES * s.ROWS);
function legal(s, p) {
    const staged = s.STAGED * (s.THREADS / s.LANES) * (p.columns * p.columns + 16);
    const bytes = fields[p.type].bytes * staged + 4 * (1 - s.SUBGROUPS) * s.THREADS;
    return (s.THREADS <= p.threads &&
        bytes <= p.bytes &&
        (s.STAGED === 0 || p.packed) &&
        (s.SUBGROUPS === 0 || p.lanes >= s.LANES));
}
/**
 * By the larger extent, as those of LU (small.kernels.ts); but exchanges cost more here and registers less, so that order 16 has 8 lanes.
 * Complex elements take two registers each, and two exchanges for four times the work. Four of them in a column are a sector of memory,
 * so that what staging saves is less, and it takes twice the room: not measured.
 */
const DEFAULTS = {
    s: [
        { upTo: 3, lanes: 1, block: 1, staged: 1 },
        { upTo: 4, lanes: 2, block: 1, staged: 1 },
        { upTo: 12, lanes: 4, block: 1, staged: 1 },
        { upTo: 16, lanes: 8, block: 8, staged: 0 },
        { upTo: 32, lanes: 16, block: 16, staged: 0 },
    ],
    c: [
        { upTo: 3, lanes: 1, block: 1, staged: 1 },
        { upTo: 4, lanes: 2, block: 1, staged: 1 },
        { upTo: 8, lanes: 4, block: 1, staged: 1 },
        { upTo: 12, lanes: 4, block: 4, staged: 0 },
        { upTo: 16, lanes: 8, block: 8, staged: 0 },
        { upTo: 32, lanes: 16, block: 16, staged: 0 },
    ],
};
const THREADS = 64;
/** Words that a thread may hold: beyond some 160 they spill, which software does not mind and lesser subgroups have to. */
const REGISTERS = 256;
const nameOf = (s) => `lanes-${s.LANES}x${s.THREADS}${s.STAGED === 0 ? '' : s.OUT === 1 ? '-staged' : '-staged-in'}${s.LANES > 1 && s.SUBGROUPS === 0 ? '-memory' : ''}${s.BLOCK > 1 ? `-block${s.BLOCK}` : ''}`;
/**
 * Columns that may share a text, the default first. Within a block no rows are left out, so that it should not be larger than LANES; where
 * the default does not divide the columns, smaller ones come next.
 */
function blocksOf(block, LANES) {
    const chosen = Math.max(Math.min(block, 4), Math.min(block, LANES));
    const smaller = [16, 8, 4, 2, 1].filter((b) => b <= chosen);
    return [...smaller, ...[1, 2, 4, 8, 16].filter((b) => b > chosen)];
}
/** Every shape, the default first, and behind it what comes closest to it on lesser devices. */
function shapes(of, type) {
    const { rows, columns } = of;
    const held = REGISTERS / fields[type].parts;
    const chosen = DEFAULTS[type].find(({ upTo }) => Math.max(rows, columns) <= upTo);
    const first = (x, all) => [x, ...all.filter((y) => y !== x)];
    const ways = [
        [0, 0],
        [1, 1],
        [1, 0],
    ];
    // No lanes without rows.
    const useful = [16, 8, 4, 2, 1].filter((l) => l < 2 * rows);
    const lanes = first(Math.min(chosen.lanes, useful[0]), [8, 16, 4, 2, 1]).filter((l) => useful.includes(l));
    return [1, 0].flatMap((SUBGROUPS) => lanes
        .filter((l) => Math.ceil(rows / l) * columns <= held && (l > 1 || SUBGROUPS === 0))
        .flatMap((LANES) => first(ways[chosen.staged], [ways[1], ways[2], ways[0]]).flatMap(([STAGED, OUT]) => first(THREADS, [64, 32, 128, 256]).flatMap((threads) => blocksOf(chosen.block, LANES).flatMap((BLOCK) => {
        const ROWS = Math.ceil(rows / LANES);
        const s = { LANES, ROWS, THREADS: threads, STAGED, OUT, BLOCK, SUBGROUPS };
        const whole = columns % BLOCK === 0 && stepsOf(s, of) % BLOCK === 0;
        return BLOCK === 1 || (columns > 8 && whole) ? [s] : [];
    })))));
}
const rulesByExtent = new Map();
function rulesOf(of, type) {
    const key = `${type} ${of.rows} ${of.columns}`;
    let rules = rulesByExtent.get(key);
    if (rules === undefined) {
        rules = shapes(of, type).map((shape) => ({
            name: nameOf(shape),
            choice: shape,
            fits: (p) => legal(shape, p) && (shape.STAGED === 0 || !p.software),
            why: `${shape.LANES} lanes share a matrix of up to ${of.rows} x ${of.columns}, in registers`,
        }));
        rulesByExtent.set(key, rules);
    }
    return rules;
}
/** How matrices of this extent are spread over threads on this device; `force` names a shape, which must be legal here. */
export function pickQrShape(p, force) {
    const picked = pick(rulesOf(p, p.type), p, force);
    if (!legal(picked.choice, p))
        throw new RangeError(`${p.rows} x ${p.columns} matrices cannot be spread as ${picked.name} here`);
    return picked;
}
/** The names of all shapes for m x n matrices, for tests and tuning. */
export const qrShapeNames = (m, n, type = 's') => rulesOf(qrExtent(m, n), type).map(({ name }) => name);
/** Columns whose sums are under way together although one of them may be finished: the fewer lanes, the more such a sum costs. */
const togetherOf = ({ BLOCK, LANES }) => Math.min(BLOCK, Math.max(1, LANES / 4));
const internedTuning = tunings();
/** The parameter record of a variant. */
export const qrTuning = (of, shape, flags, type = 's') => internedTuning({
    ...SINGLES[type],
    N: of.columns,
    STEPS: stepsOf(shape, of),
    TOGETHER: togetherOf(shape),
    ...shape,
    ...flags,
});
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
/** The extents that check:wgsl compiles. */
const EXTENTS = [
    [1, 1],
    [4, 4],
    [8, 8],
    [16, 16],
    [20, 6],
    [6, 20],
    [32, 32],
];
function variants(type) {
    return EXTENTS.flatMap(([m, n]) => {
        const of = qrExtent(m, n);
        const all = shapes(of, type);
        const tuning = (s, flags) => qrTuning(of, s, flags, type);
        const shape = (subgroups, staged) => all.find((s) => s.STAGED === staged && (s.SUBGROUPS === subgroups || s.LANES === 1)) ?? all[0];
        const plain = { EDGE: 1, LISTED: 0, ACROSS: 0, OUT: 0 };
        const some = m === 8 ? FLAGS : FLAGS.slice(0, 2);
        return [
            ...some.map((flags) => tuning(shape(1, 0), { ...plain, ...flags })),
            tuning(shape(0, 0), { ...plain, LISTED: 1, ...FLAGS[1] }),
            ...(m === n ? some.slice(0, 2).map((flags) => tuning(shape(1, 1), { ...plain, EDGE: 0, ...flags })) : []),
            ...(m === n ? [0, 1].map((EDGE) => tuning(shape(1, 1), { ...plain, ...FLAGS[1], EDGE, OUT: 1 })) : []),
        ];
    });
}
export const qrSmall = {
    name: 'qr_small',
    text: qr_small,
    get variants() {
        return ['s', 'c'].flatMap(variants);
    },
};
