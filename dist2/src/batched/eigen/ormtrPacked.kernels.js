import { tunings } from '../tunings.js';
import { ormtr_group } from './shaders.gen.js';
/** Fours of rows that a lane holds at most, twice as many of software, which has no registers to run out of. */
const MOST_QUADS = 8;
/** The largest order that there is a shape for. */
export const ORMTR_MOST = 4 * 32 * MOST_QUADS;
/** Threads that a workgroup has at least. */
const LEAST_THREADS = 64;
/** Bytes of workgroup memory that leave room for several workgroups. */
const BYTES = 24576;
const powerAbove = (x) => 2 ** Math.ceil(Math.log2(Math.max(1, x)));
const bytesOf = ({ GROUP, KB, LANES, QUADS, SIDE, SUBGROUPS }) => 8 * GROUP * (4 * KB * LANES * QUADS + 4 * LANES + KB) + (1 - SUBGROUPS) * 4 * GROUP * LANES * SIDE;
const nameOf = ({ lanes, cpt, threads, subgroups, light }) => `lanes-${lanes}x${cpt}x${threads}${subgroups ? '' : '-memory'}${light ? '-light' : ''}`;
/** By the measurements of the kernel for reflectors of QR, which is of the same shape: reflect.kernels.ts. */
function bestPlan({ order, columns, software: light }) {
    const lanes = order <= 64 ? 4 : order <= 192 ? 8 : order <= 512 ? 16 : 32;
    const threads = order > 64 && order <= 128 ? 128 : 256;
    const most = order <= 32 || order > 16 * lanes ? 2 : 4;
    return { lanes, cpt: light ? 1 : Math.min(most, powerAbove(columns)), threads, subgroups: true, light };
}
/** Threads abreast: the widest of those that leave the fewest columns empty, if all columns are not few. */
function sideOf({ columns }, { lanes, cpt, threads }) {
    const most = Math.max(1, Math.floor(threads / lanes));
    const sides = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128].filter((side) => side <= most);
    const enough = sides.find((side) => side * cpt >= columns);
    if (enough !== undefined && enough * lanes <= LEAST_THREADS)
        return enough;
    // Every block costs as much as some columns do.
    const cost = (side) => Math.ceil(columns / (side * cpt)) * (side * cpt + 4);
    const wide = sides.filter((side) => side * lanes >= LEAST_THREADS);
    return wide.reduce((best, side) => (cost(side) <= cost(best) ? side : best), wide[0] ?? most);
}
/** Problems that share a workgroup, so that it has threads enough, and no subgroup of 32 is there in part. */
function groupOf(team) {
    for (let group = 1;; group *= 2)
        if (group * team >= LEAST_THREADS && (group * team) % 32 === 0)
            return group;
}
function shapeOf(p, plan) {
    const { lanes: LANES, cpt: CPT, subgroups } = plan;
    const QUADS = Math.ceil(p.order / (4 * LANES));
    if (QUADS > (p.software ? 2 : 1) * MOST_QUADS || (subgroups && LANES > p.lanes))
        return undefined;
    const SIDE = sideOf(p, plan);
    const GROUP = groupOf(LANES * SIDE);
    if (LANES * SIDE * GROUP > p.threads)
        return undefined;
    const PHASES = plan.light ? 1 : QUADS % 2 === 0 && QUADS > 4 ? QUADS / 2 : QUADS;
    for (let KB = 8; KB >= 1; KB /= 2) {
        const shape = { LANES, QUADS, CPT, SIDE, GROUP, KB, PHASES, SUBGROUPS: Number(subgroups) };
        if (bytesOf(shape) <= Math.min(KB > 1 ? BYTES : Number.POSITIVE_INFINITY, p.workgroupBytes))
            return shape;
    }
    return undefined;
}
const first = (x, all) => [x, ...all.filter((y) => y !== x)];
/** Every plan, the best first, and behind it what comes closest to it on lesser devices. */
function* plans(p) {
    const best = bestPlan(p);
    for (const subgroups of [true, false])
        for (const lanes of first(best.lanes, [32, 16, 8, 4, 2, 1]))
            for (const threads of first(best.threads, [256, 128, 64, 512]))
                for (const cpt of first(best.cpt, [2, 1, 4]))
                    for (const light of first(best.light, [true, false]))
                        yield { lanes, cpt, threads, subgroups, light };
}
/** How a problem is spread over threads; undefined if no workgroup holds a column. `force` names a shape that is legal here. */
export function pickOrmtrShape(p, force) {
    for (const plan of plans(p)) {
        const shape = force === undefined || nameOf(plan) === force ? shapeOf(p, plan) : undefined;
        if (shape !== undefined)
            return shape;
    }
    if (force === undefined)
        return undefined;
    throw new RangeError(`reflectors of order ${p.order} cannot be applied to ${p.columns} columns as ${force} here`);
}
/** The names of all shapes that the problem may have, the one that is chosen first, for tests and tuning. */
export const ormtrShapeNames = (p) => [...plans(p)].filter((plan) => shapeOf(p, plan) !== undefined).map(nameOf);
const internedTuning = tunings();
/** The parameter record of a variant. */
export const ormtrTuning = (shape) => internedTuning({ ...shape });
/** The orders that check:wgsl compiles, with and without subgroups. */
const CHECKED = [12, 32, 48, 128, 192, 512, 1024];
const checked = () => CHECKED.flatMap((order) => {
    const p = { order, columns: order, threads: 1024, workgroupBytes: 32768 };
    const of = (lanes, software) => pickOrmtrShape({ ...p, lanes, software });
    return [ormtrTuning(of(32, false)), ormtrTuning(of(0, true))];
});
export const ormtrGroup = {
    name: 'ormtr_group',
    text: ormtr_group,
    get variants() {
        return checked();
    },
};
