import { tunings } from '../tunings.js';
import { syevj_columns } from './shaders.gen.js';
/** Up to this order matrices are in registers. */
export const COLUMNS_MOST = 128;
/** Columns of the variant that takes order n, 9 at least: the order of rotations, and so a matrix's bits, depend on it. */
export function paddedOrder(n) {
    const step = n <= 16 ? 2 : n <= 32 ? 4 : n <= 64 ? 8 : 16;
    return step * Math.ceil(n / step);
}
/** Bytes of workgroup memory at most: several workgroups have room beside each other as far as registers go. */
const BYTES = 32768;
/** Elements that a thread may hold. */
const REGISTERS = 160;
/** Threads that share a pair of columns, so that each has 16 rows of them at most. */
const partsOf = (N) => (N <= 16 ? 1 : N <= 32 ? 2 : N <= 64 ? 4 : 8);
/** With what compilers add so that every array begins at a multiple of 16. */
const bytesOf = ({ N, PARTS, GROUP, LANES, CHUNK, SHUFFLES }) => GROUP * (16 * N + 16 * PARTS + 4) + 32 + (1 - SHUFFLES) * 4 * (2 * CHUNK + 2) * GROUP * LANES;
const nameOf = ({ PARTS, SHUFFLES }) => `parts-${PARTS}${SHUFFLES === 1 ? '' : '-carried'}`;
/** Every shape, the best first, and behind it what comes closest to it on lesser devices. */
function shapes({ n, lanes, threads, bytes }) {
    const N = paddedOrder(n);
    const best = partsOf(N);
    const parts = [best, best / 2, best / 4, best * 2, best * 4, best * 8];
    return parts
        .filter((PARTS) => PARTS >= 1 && PARTS <= 8 && N % (2 * PARTS) === 0)
        .flatMap((PARTS) => [1, 0].flatMap((SHUFFLES) => {
        const team = (N / 2) * PARTS;
        const LANES = team <= 32 ? 2 ** Math.ceil(Math.log2(team)) : 32 * Math.ceil(team / 32);
        const GROUP = Math.max(1, Math.floor(64 / LANES));
        const rows = N / PARTS;
        if (SHUFFLES === 1 && LANES > lanes)
            return [];
        if (GROUP * LANES > threads || 4 * rows > REGISTERS)
            return [];
        for (let CHUNK = rows; CHUNK >= 1; CHUNK--) {
            const shape = { N, PARTS, LANES, GROUP, CHUNK, SHUFFLES };
            if (rows % CHUNK === 0 && bytesOf(shape) <= Math.min(BYTES, bytes))
                return [shape];
        }
        return [];
    }));
}
/** How matrices of order n are spread over threads; `force` names a shape, for tests and tuning. Bits do not depend on it. */
export function pickColumns(p, force) {
    const shape = shapes(p).find((s) => force === undefined || nameOf(s) === force);
    if (shape === undefined)
        throw new RangeError(`no workgroup of the device holds ${p.n} columns so`);
    return shape;
}
/** The names of all shapes for an order, the one that is chosen first. */
export const columnsNames = (p) => shapes(p).map(nameOf);
const interned = tunings();
export const columnsTuning = (shape, { VECTORS, LISTED, W_IN_A }) => interned({ ...shape, VECTORS: Number(VECTORS), LISTED: Number(LISTED), W_IN_A: Number(W_IN_A) });
/** The orders that check:wgsl compiles, with and without subgroups. */
const CHECKED = [9, 16, 20, 32, 40, 64, 128];
function checked() {
    return CHECKED.flatMap((n) => [32, 0].flatMap((lanes) => {
        const shape = pickColumns({ n, lanes, threads: 1024, bytes: 32768 });
        const plain = columnsTuning(shape, { VECTORS: true, LISTED: lanes === 0, W_IN_A: false });
        if (n !== 20)
            return [plain];
        return [plain, columnsTuning(shape, { VECTORS: false, LISTED: false, W_IN_A: true })];
    }));
}
export const syevjColumns = {
    name: 'syevj_columns',
    text: syevj_columns,
    get variants() {
        return checked();
    },
};
