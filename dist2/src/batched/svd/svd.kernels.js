// The kernels of batched singular value decompositions as the host sees them: how a matrix is spread over threads, and the variants.
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { tunings } from '../tunings.js';
import { svd_complete, svd_jacobi, svd_records, svd_report } from './shaders.gen.js';
import { isDirect, MOST_OF, paddedColumns, SHORT } from './svdSizes.js';
/** NaN, which no text of a kernel can say. */
export const NAN_BITS = 0x7fc00000;
const paddedRows = (m) => (m <= 8 ? Math.max(1, m) : 4 * Math.ceil(m / 4));
/** The registers for m x n matrices, m >= n: the same for all of a class. */
export function jacobiExtent(m, n) {
    const columns = paddedColumns(n);
    return { columns, rows: isDirect(m, n) && m <= SHORT ? paddedRows(m) : columns };
}
const divisor = (a, b) => (b === 0 ? a : divisor(b, a % b));
const powerAbove = (x) => 2 ** Math.ceil(Math.log2(Math.max(1, x)));
/** Bytes of workgroup memory that leave room for several workgroups. */
const BYTES = 24576;
/** Numbers that a thread may hold: elements, or their parts. */
const REGISTERS = 160;
/** Threads that share a pair of columns: with more each holds fewer rows, and all of them find the rotation. */
const partsOf = (columns) => (columns <= 16 ? 1 : columns <= 32 ? 2 : columns <= 64 ? 4 : 8);
const bytesOf = (s, parts) => {
    const threads = s.GROUP * s.LANES;
    const carried = (1 - s.SHUFFLES) * 4 * (parts * s.CHUNK + 2) * threads;
    return 8 * s.GROUP * (s.N + 2) + 4 + carried + (s.PARTS > 1 ? (1 - s.SUBGROUPS) * 4 * threads : 0);
};
const nameOf = (s) => `parts-${s.PARTS}${s.SHUFFLES === 1 ? '' : s.SUBGROUPS === 1 || s.PARTS === 1 ? '-carried' : '-memory'}`;
/** Every shape, the best first, and behind it what comes closest to it on lesser devices. */
function shapes(p) {
    const { rows, columns: N, lanes, threads, bytes, type } = p;
    const { parts: entries } = fields[type];
    const best = partsOf(N);
    const all = [best, best / 2, best / 4, best * 2, best * 4, best * 8];
    const parts = all.filter((x) => x >= 1 && x <= 8 && Number.isInteger(x) && N % x === 0);
    const ways = [
        [1, 1],
        [1, 0],
        [0, 0],
    ];
    return parts.flatMap((PARTS) => ways.flatMap(([SUBGROUPS, SHUFFLES]) => {
        const team = (N / 2) * PARTS;
        const LANES = team <= 32 ? powerAbove(team) : 32 * Math.ceil(team / 32);
        const GROUP = Math.max(1, Math.floor(64 / LANES));
        const ROWS = Math.ceil(rows / PARTS);
        if (SHUFFLES === 1 && LANES > lanes)
            return [];
        if (SUBGROUPS === 1 && (lanes === 0 || PARTS > lanes))
            return [];
        if (GROUP * LANES > threads || entries * (2 * ROWS + (2 * N) / PARTS) > REGISTERS)
            return [];
        const most = divisor(ROWS, N / PARTS);
        for (let CHUNK = most; CHUNK >= 1; CHUNK--) {
            const shape = { N, PARTS, ROWS, LANES, GROUP, CHUNK, SUBGROUPS, SHUFFLES };
            if (most % CHUNK === 0 && bytesOf(shape, entries) <= Math.min(BYTES, bytes))
                return [shape];
        }
        return [];
    }));
}
/** How matrices of this extent are spread over threads, if the device can hold them; `force` names a shape, for tests and tuning. */
export const pickJacobi = (p, force) => shapes(p).find((s) => force === undefined || nameOf(s) === force);
/** The names of all shapes for an extent, the one that is chosen first. */
export const jacobiNames = (p) => shapes(p).map(nameOf);
const inSlots = (name, slot) => ({
    [`${name}_0`]: Number(slot === 0),
    [`${name}_1`]: Number(slot === 1),
    [`${name}_2`]: Number(slot === 2),
});
/** The slots, and the types of elements, of which values are real ones. */
const slotTuning = ({ left, right, values }, type) => ({
    ...inSlots('LEFT', left),
    ...inSlots('RIGHT', right),
    ...inSlots('VALUES', values),
    ...SINGLES[type],
    ...(type === 'c' ? Object.fromEntries([0, 1, 2].map((k) => [`T${k}`, k === values ? 'f32' : 'vec2f'])) : {}),
});
const internedTuning = tunings();
export const jacobiTuning = (s, type, slots, inA, listed) => internedTuning({
    ...s,
    ...slotTuning(slots, type),
    ...inSlots('A', inA),
    VECTORS: Number(slots.right < 3),
    LISTED: Number(listed),
});
export const REPORT_THREADS = 64;
export const reportTuning = (type, slots, listed) => internedTuning({ THREADS: REPORT_THREADS, ...slotTuning(slots, type), LISTED: Number(listed) });
/** How many problems a workgroup looks at: where most lack nothing many, else one. */
export const completeTiles = { few: { PER: 16 }, all: { PER: 1 } };
export const completeVariants = variants({
    types: SINGLES,
    always: { THREADS: 64 },
    tiles: [completeTiles.few, completeTiles.all],
    flags: { LISTED: 2 },
});
export const RECORD_THREADS = 64;
export const recordsTuning = { THREADS: RECORD_THREADS };
/** Where the operands of a call usually are. */
const APART = { left: 0, right: 1, values: 2 };
const SLOTS = [
    [APART, 3],
    [{ left: 3, right: 3, values: 0 }, 3],
    [{ left: 0, right: 3, values: 1 }, 0],
    [{ left: 3, right: 0, values: 1 }, 1],
    [{ left: 0, right: 0, values: 0 }, 0],
];
/** The extents that check:wgsl compiles, with and without subgroups. */
const EXTENTS = [
    { rows: 1, columns: 2 },
    { rows: 3, columns: 4 },
    { rows: 8, columns: 8 },
    { rows: 20, columns: 12 },
    { rows: 32, columns: 32 },
    { rows: 36, columns: 36 },
    { rows: 128, columns: 128 },
];
const TYPES = Object.keys(SINGLES);
/** Values of complex matrices are of another type than all else, and so never in a buffer with it. */
const slotsOf = (type) => type === 's' ? SLOTS : SLOTS.filter(([{ left, right, values }, inA]) => ![left, right, inA].includes(values));
const checked = () => TYPES.flatMap((type) => EXTENTS.filter(({ columns }) => columns <= MOST_OF[type]).flatMap((extent) => {
    const device = { ...extent, type, threads: 1024, bytes: 32768 };
    const first = [32, 0].map((lanes) => pickJacobi({ ...device, lanes }));
    const plain = first.map((shape, k) => jacobiTuning(shape, type, APART, 3, k === 1));
    if (extent.columns !== 8)
        return plain;
    const others = slotsOf(type).slice(1);
    return [...plain, ...others.map(([slots, inA]) => jacobiTuning(first[0], type, slots, inA, false))];
}));
export const svdJacobi = {
    name: 'svd_jacobi',
    text: svd_jacobi,
    get variants() {
        return checked();
    },
};
export const svdComplete = { name: 'svd_complete', text: svd_complete, variants: completeVariants.all };
export const svdReport = {
    name: 'svd_report',
    text: svd_report,
    variants: TYPES.flatMap((type) => slotsOf(type).flatMap(([slots], k) => [0, 1].slice(0, k === 0 ? 2 : 1).map((l) => reportTuning(type, slots, l === 1)))),
};
export const svdRecords = { name: 'svd_records', text: svd_records, variants: [recordsTuning] };
