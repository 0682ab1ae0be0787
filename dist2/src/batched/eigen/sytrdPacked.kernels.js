// The kernels that bring batches of symmetric matrices to tridiagonal form, as the host sees them: which of them takes an order, how it
// spreads a matrix over threads, and the variants.
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { tunings } from '../tunings.js';
import { sytrd_blocked, sytrd_group, sytrd_rows } from './shaders.gen.js';
/** The largest order whose matrices are held in registers. */
const GROUP_MOST = 128;
const spreadOf = (order) => [order <= 32 ? 2 : order <= 64 ? 4 : 8, 4, 64];
/** Registers of a thread beside its columns, v and w; those that one may have, and all of a workgroup. */
const OTHERS = 40;
const MOST_REGISTERS = 250;
const FILE = 65536;
/** Matrices that share a workgroup, so that no subgroup of 32 is there in part. */
function groupOf(team, least) {
    for (let group = 1;; group *= 2)
        if (group * team >= least && (group * team) % 32 === 0)
            return group;
}
function groupShape(order, subgroups, [LANES, CPT, least] = spreadOf(order)) {
    const QUADS = Math.ceil(order / (4 * LANES));
    const SLOTS = Math.ceil(order / CPT);
    return { LANES, QUADS, CPT, SLOTS, GROUP: groupOf(LANES * SLOTS, least), SUBGROUPS: Number(subgroups) };
}
const first = (x, all) => [x, ...all.filter((y) => y !== x)];
const threadsOf = ({ LANES, SLOTS, GROUP }) => LANES * SLOTS * GROUP;
function groupFits(s, p) {
    const registers = 4 * s.QUADS * (s.CPT + 2) + OTHERS;
    return (p.order <= GROUP_MOST &&
        s.CPT * s.SLOTS <= 4 * s.LANES * s.QUADS &&
        registers <= Math.min(MOST_REGISTERS, FILE / threadsOf(s)) &&
        threadsOf(s) <= p.threads &&
        groupBytes(s) <= p.workgroupBytes &&
        (s.SUBGROUPS === 0 || s.LANES <= p.lanes));
}
/** Every way to hold a matrix in registers, the best first; lanes that talk through workgroup memory are the last resort. */
function groupShapes({ order }) {
    const [lanes, columns, threads] = spreadOf(order);
    const spreads = first(columns, [4, 2, 8]).flatMap((CPT) => first(lanes, [8, 4, 2, 16]).flatMap((LANES) => first(threads, [64, 32]).map((least) => [LANES, CPT, least])));
    return [true, false].flatMap((subgroups) => spreads.map((spread) => groupShape(order, subgroups, spread)));
}
const groupBytes = (s) => s.GROUP * (32 * s.LANES * s.QUADS + 4) + (1 - s.SUBGROUPS) * 4 * threadsOf(s);
/** Rows of a thread of sytrd_blocked at most: each has sixteen numbers of the panel. */
const MOST_ROWS = 4;
/** What sytrd_blocked is held to of workgroup memory, so that devices differ in nothing. */
const BLOCKED_BYTES = 32768;
/**
 * Teams of lanes: sixteen keep as many loads in flight as a processor of an H100 answers, eight do for smaller orders, of which there is
 * room for two, and for those whose vectors leave no room for more. Up to order 512 sixteen lanes are a team: 1.46 ms for 200 of order 256
 * where teams of 32 take 1.89, 5.1 for 100 of order 512 where they take 5.5 (H100, 2026-11); beyond, 20 of order 768 take 11.7 ms by eight
 * teams of 32, 13 or more by others.
 */
function blockedShape(order, LANES, [PARTS, SPLIT] = blockedTeams(order)) {
    const HEIGHT = Math.ceil(order / 8) * 2;
    return { LANES, HEIGHT, PARTS, SPLIT, ROWS: Math.ceil((4 * HEIGHT) / (LANES * PARTS * SPLIT)) };
}
const BLOCKED_TEAMS = [
    [8, 1],
    [8, 2],
    [4, 4],
    [4, 2],
];
function blockedTeams(order) {
    return BLOCKED_TEAMS[order <= 256 ? 0 : order <= 512 ? 1 : order <= 768 ? 0 : 3];
}
const blockedBytes = ({ HEIGHT, PARTS, SPLIT }) => 16 * HEIGHT * (PARTS + SPLIT + 1) + 72 * PARTS * SPLIT + 132;
const blockedFits = (s, p) => s.LANES >= 4 &&
    s.LANES <= 64 &&
    s.ROWS <= MOST_ROWS &&
    s.LANES * s.PARTS * s.SPLIT <= p.threads &&
    blockedBytes(s) <= Math.min(BLOCKED_BYTES, p.workgroupBytes);
const rowsShapes = [
    { THREADS: 32, ROWS: 1 },
    { THREADS: 64, ROWS: 2 },
    { THREADS: 128, ROWS: 4 },
    { THREADS: 256, ROWS: 4 },
    { THREADS: 256, ROWS: 8 },
    { THREADS: 256, ROWS: 15 },
];
const rowsFit = ({ THREADS, ROWS }, p) => p.order <= THREADS * ROWS &&
    THREADS <= p.threads &&
    4 * THREADS * (2 * fields[p.type].parts * ROWS + 1) <= p.workgroupBytes;
/** Every way that the device can go with an order, the one that is chosen first. */
export function sytrdWays(p) {
    const groups = groupShapes(p)
        .filter((shape) => groupFits(shape, p))
        .map((shape) => {
        const name = `group-${shape.LANES}x${shape.CPT}x${threadsOf(shape)}${shape.SUBGROUPS === 1 ? '' : '-memory'}`;
        return { kernel: 'group', name, shape };
    });
    const best = blockedTeams(p.order);
    const whole = Math.min(p.lanes, 64);
    const lanes = first(p.order <= 512 ? Math.min(whole, 16) : whole, [whole, whole / 2]);
    const inMemory = first(best, BLOCKED_TEAMS)
        .flatMap((teams) => lanes.map((LANES) => blockedShape(p.order, LANES, teams)))
        .filter((s) => blockedFits(s, p))
        .map((shape) => ({ kernel: 'blocked', name: `blocked-${shape.LANES}x${shape.PARTS}x${shape.SPLIT}`, shape }));
    const rows = rowsShapes
        .filter((shape) => rowsFit(shape, p))
        .map((shape) => ({ kernel: 'rows', name: `rows-${shape.THREADS}x${shape.ROWS}`, shape }));
    if (p.type === 'c')
        return rows;
    const ways = p.software ? [...rows, ...groups, ...inMemory] : [...groups, ...inMemory, ...rows];
    return ways.filter(({ name }, at) => ways.findIndex((way) => way.name === name) === at);
}
/** The way of an order on this device; `force` names one. */
export function sytrdWay(p, force) {
    const ways = sytrdWays(p);
    const way = force === undefined ? ways[0] : ways.find(({ name }) => name === force);
    if (way !== undefined)
        return way;
    throw new RangeError(`matrices of order ${p.order} have no way to tridiagonal form ${force ?? ''} here`);
}
const rowsVariants = variants({ types: SINGLES, tiles: rowsShapes });
export const rowsTuning = (shape, type) => rowsVariants.of(type, {}, shape);
const internedTuning = tunings();
export const blockedTuning = (shape) => internedTuning({ ...shape });
export const groupTuning = (shape) => internedTuning({ ...shape });
/** The orders that check:wgsl compiles. */
const CHECKED = [1, 8, 12, 16, 20, 32, 48, 64, 80, 112, 128];
const CHECKED_BLOCKED = [192, 256, 512, 768, 1024];
export const sytrdGroup = {
    name: 'sytrd_group',
    text: sytrd_group,
    get variants() {
        return CHECKED.flatMap((order) => [true, false].map((subgroups) => groupTuning(groupShape(order, subgroups))));
    },
};
export const sytrdRows = { name: 'sytrd_rows', text: sytrd_rows, variants: rowsVariants.all };
export const sytrdBlocked = {
    name: 'sytrd_blocked',
    text: sytrd_blocked,
    get variants() {
        const onWide = CHECKED_BLOCKED.map((order) => blockedTuning(blockedShape(order, order <= 512 ? 16 : 32)));
        return [...onWide, ...[4, 8, 16, 64].map((lanes) => blockedTuning(blockedShape(192, lanes)))];
    },
};
