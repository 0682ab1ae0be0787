// The kernels for batches of band matrices as the host sees them: how problems are spread over threads, what of them is in workgroup
// memory, and every variant that may be launched.
import { pick } from '../../autotune/pick.js';
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { gb_lu, gb_solve } from './shaders.gen.js';
/** Most columns at a time: pivots have room for so many. */
const BLOCK = 32;
const LANES = [1, 2, 4, 8, 16, 32, 64];
const THREADS = [64, 32, 128, 256, 16, 8, 4, 2, 1];
/** Elements are multiples of this, so that neighbouring bands share a kernel. */
const GRAIN = 64;
const rounded = (words) => GRAIN * Math.ceil(words / GRAIN);
export const luWords = ({ room, width }) => ({ WORDS: rounded(room * width) });
export const solveWords = ({ room, width, block }, columns) => ({
    WORDS: rounded(room * block),
    SIDES: rounded(width * columns),
});
const even = (x) => 2 * Math.ceil(x / 2);
const bytesOf = ({ THREADS, LANES }, elements, { parts }) => 4 * (THREADS / LANES) * (parts * elements + BLOCK + 2);
const picked = new Map();
/** What `choose` has found for these arguments. */
function remembered(args, choose) {
    const key = args.join();
    let known = picked.get(key);
    if (known === undefined) {
        known = choose();
        picked.set(key, known);
    }
    return known;
}
/**
 * Lanes for the columns, or rows, behind a pivot; the threads and columns at a time that workgroup memory has room for; at last the band
 * where it lies. `force`: lanes x threads x columns.
 */
function pickShape(p, lanes, shape, words, force) {
    const blocks = [16, 8, 4, 32];
    const rules = lanes.flatMap((LANES) => THREADS.filter((threads) => threads >= LANES).flatMap((THREADS) => blocks.map((block) => {
        const choice = { THREADS, LANES, block, ...shape(block), WINDOW: 1 };
        return {
            name: `${LANES}x${THREADS}x${block}`,
            choice,
            why: `${THREADS / LANES} problems to a workgroup, ${block} columns at a time`,
            fits: (p) => THREADS <= 64 && bytesOf(choice, words(choice), p) <= p.bytes,
        };
    })));
    const wide = {
        THREADS: lanes[0] === 1 ? 1 : 64,
        LANES: lanes[0] === 1 ? 1 : 64,
        block: BLOCK,
        room: 1,
        width: BLOCK,
    };
    const inPlace = { name: 'in place', choice: { ...wide, WINDOW: 0 }, why: 'the band is too wide', fits: () => true };
    const found = pick([...rules, inPlace], p, force);
    const { choice, name } = found;
    if (choice.WINDOW === 1 && bytesOf(choice, words(choice), p) > p.bytes)
        throw new RangeError(`bands of ${p.kl} + ${p.ku} diagonals do not fit as ${name} here`);
    return found;
}
const lanesFor = (count) => {
    const first = LANES.find((lanes) => lanes >= count) ?? 64;
    return [first, ...LANES.filter((lanes) => lanes > first)];
};
export const pickBandLu = (p, force) => remembered(['lu', p.kl, p.ku, p.bytes, p.parts, force], () => pickShape(p, force === undefined ? lanesFor(p.kl + p.ku) : LANES, (block) => ({ room: even(2 * p.kl + p.ku + 1), width: p.kl + p.ku + block }), (s) => luWords(s).WORDS, force));
/** With `trans` one lane does all. */
export const pickBandSolve = (p, columns, trans, force) => remembered(['solve', p.kl, p.ku, p.bytes, p.parts, columns, trans, force], () => pickShape(p, trans ? [1] : force === undefined ? lanesFor(Math.ceil((p.kl + p.ku) / 2)) : LANES, (block) => ({ room: p.kl + p.ku + 1, width: p.kl + p.ku + block }), (s) => solveWords(s, columns).WORDS + solveWords(s, columns).SIDES, force));
/** Right-hand sides at a time. */
export const sidesAtOnce = (nrhs) => (nrhs >= 4 ? 4 : nrhs >= 2 ? 2 : 1);
/** The parameter record of a variant. */
export const bandTuning = tunings();
const BANDS = [
    [1, 1],
    [2, 2],
    [5, 3],
    [20, 20],
    [300, 300],
];
const LEAST_BYTES = 16384;
const TYPES = ['s', 'c'];
export const gbLu = {
    name: 'gb_lu',
    text: gb_lu,
    get variants() {
        return TYPES.flatMap((type) => BANDS.flatMap(([kl, ku]) => {
            const { parts } = fields[type];
            const { THREADS, LANES, WINDOW, ...rest } = pickBandLu({ kl, ku, bytes: LEAST_BYTES, parts }).choice;
            const shape = { ...SINGLES[type], THREADS, LANES, ...luWords({ THREADS, LANES, ...rest }), WINDOW };
            return [0, 1].map((on) => bandTuning({ ...shape, LISTED: on, NONFINITE: on }));
        }));
    },
};
export const gbSolve = {
    name: 'gb_solve',
    text: gb_solve,
    get variants() {
        return TYPES.flatMap((type) => BANDS.flatMap(([kl, ku]) => [false, true].flatMap((trans) => [1, 4].map((COLUMNS) => {
            const extent = { kl, ku, bytes: LEAST_BYTES, parts: fields[type].parts };
            const { THREADS, LANES, WINDOW, ...rest } = pickBandSolve(extent, COLUMNS, trans).choice;
            const words = solveWords({ THREADS, LANES, ...rest }, COLUMNS);
            const shape = { ...SINGLES[type], THREADS, LANES, COLUMNS, ...words, WINDOW };
            const slots = COLUMNS === 1 ? { SLOT0: 0, SLOT1: 1, USED1: 1 } : { SLOT0: 0, SLOT1: 0, USED1: 0 };
            const op = { TRANS: Number(trans), CONJUGATED: Number(trans && type === 'c') };
            return bandTuning({ ...shape, ...op, GATED: Number(!trans), LISTED: Number(COLUMNS === 1), ...slots });
        }))));
    },
};
