// The kernels of batches of small matrices as the host sees them: how many lanes share a matrix, and every variant that may be launched.
import { pick } from '../autotune/pick.js';
import { fields, isComplex } from '../core/field.js';
import { NUMBERS } from '../runtime/representation.js';
import { chol_small } from './cholesky/shaders.gen.js';
import { inv_small, lu_small } from './lu/shaders.gen.js';
import { solve_small } from './shaders.gen.js';
import { tunings } from './tunings.js';
/** The order whose registers hold matrices of order n: itself up to 8, then multiples of 4. */
export const paddedOrder = (n) => (n <= 8 ? Math.max(1, n) : 4 * Math.ceil(n / 4));
/** Bytes of workgroup memory that a shape takes. */
function shapeBytes(s, type) {
    const order = s.LANES * s.ROWS;
    const staged = s.STAGED * (s.THREADS / s.LANES) * (order * order + 16);
    return staged * fields[type].bytes + 4 * (1 - s.SUBGROUPS) * s.THREADS;
}
/** Numbers that a thread may hold: beyond some 160 they spill, which software does not mind and lesser subgroups have to. */
const REGISTERS = 256;
function legal(s, p) {
    return (s.LANES * s.ROWS >= p.order &&
        s.THREADS <= p.threads &&
        shapeBytes(s, p.type) <= p.bytes &&
        (s.STAGED === 0 || p.packed) &&
        (s.SUBGROUPS === 0 || p.lanes >= s.LANES));
}
function shapeOf(order, LANES, THREADS, STAGED, SUBGROUPS, BLOCK) {
    return { LANES, ROWS: Math.ceil(order / LANES), THREADS, STAGED, BLOCK, SUBGROUPS: LANES === 1 ? 0 : SUBGROUPS };
}
/**
 * What suits an order. Few lanes exchange little, but hold many rows each: from order 13 on that costs so many registers that too few
 * matrices are under way, and a row per lane or two is faster; staging then costs occupancy too. BLOCK keeps the text of large orders
 * within the instruction cache. H200, 2026-11, ms of LU with 4, 8, 16 lanes, staged, and 16 not staged: 12 x 100000 0.063 0.075 0.088
 * 0.085; 16 x 100000 0.184 0.131 0.137 0.093; 32 x 50000 with 8, 16, and 16 not staged 0.84 0.57 0.23. A whole subgroup of 32 to a matrix
 * was no faster (0.235), and with subgroupMax as its reduction the kernel of gesv found wrong pivots (driver 580).
 */
const DEFAULTS = [
    { upTo: 3, lanes: 1, threads: 64, block: 1, staged: 1 },
    { upTo: 4, lanes: 2, threads: 64, block: 1, staged: 1 },
    { upTo: 12, lanes: 4, threads: 64, block: 1, staged: 1 },
    { upTo: 16, lanes: 16, threads: 64, block: 1, staged: 0 },
    { upTo: 32, lanes: 16, threads: 64, block: 4, staged: 0 },
];
/**
 * The same of complex elements, each in two registers. H100, 2026-11, ms of LU: 8 x 100000 with 4 lanes 0.072, with 8 0.062, not staged
 * 0.060; 32 x 20000 with 32 lanes 0.278, with 16 0.267. Other orders were not measured.
 */
const COMPLEX_DEFAULTS = [
    { upTo: 2, lanes: 1, threads: 64, block: 1, staged: 1 },
    { upTo: 4, lanes: 2, threads: 64, block: 1, staged: 1 },
    { upTo: 6, lanes: 4, threads: 64, block: 1, staged: 1 },
    { upTo: 8, lanes: 8, threads: 64, block: 1, staged: 0 },
    { upTo: 12, lanes: 8, threads: 64, block: 1, staged: 1 },
    { upTo: 16, lanes: 16, threads: 64, block: 1, staged: 0 },
    { upTo: 32, lanes: 16, threads: 64, block: 4, staged: 0 },
];
const defaultOf = (order, type) => (isComplex(type) ? COMPLEX_DEFAULTS : DEFAULTS).find(({ upTo }) => order <= upTo);
const nameOf = (s) => `lanes-${s.LANES}x${s.THREADS}${s.STAGED === 1 ? '-staged' : ''}${s.LANES > 1 && s.SUBGROUPS === 0 ? '-memory' : ''}${s.BLOCK > 1 ? `-block${s.BLOCK}` : ''}`;
/** Every shape for an order, the default first, and behind it what comes closest to it on lesser devices. */
function shapes(order, type) {
    const { lanes, threads, block, staged } = defaultOf(order, type);
    const first = (x, all) => [x, ...all.filter((y) => y !== x)];
    const blocks = first(block, [1, 4, 8]).filter((b) => b === 1 || (order > 8 && order % b === 0));
    return [1, 0].flatMap((SUBGROUPS) => first(lanes, [8, 16, 4, 2, 1])
        .filter((l) => held(Math.ceil(order / l) * order, type) <= REGISTERS && (l > 1 || SUBGROUPS === 0))
        .flatMap((LANES) => first(staged, [1, 0]).flatMap((STAGED) => first(threads, [64, 32, 128, 256]).flatMap((THREADS) => blocks.map((BLOCK) => shapeOf(order, LANES, THREADS, STAGED, SUBGROUPS, BLOCK))))));
}
const held = (elements, type) => elements * fields[type].parts;
const known = { real: new Map(), complex: new Map() };
function rulesOf(order, type) {
    const byOrder = isComplex(type) ? known.complex : known.real;
    let rules = byOrder.get(order);
    if (rules === undefined) {
        rules = shapes(order, type).map((shape) => ({
            name: nameOf(shape),
            choice: shape,
            fits: (p) => legal(shape, p) && (shape.STAGED === 0 || !p.software),
            why: `${shape.LANES} lanes share a matrix of order ${order}, in registers`,
        }));
        byOrder.set(order, rules);
    }
    return rules;
}
/** How matrices of this order are spread over threads on this device; `force` names a shape, which must be legal here. */
export function pickShape(p, force) {
    const picked = pick(rulesOf(p.order, p.type), p, force);
    if (!legal(picked.choice, p))
        throw new RangeError(`matrices of order ${p.order} cannot be spread as ${picked.name} here`);
    return picked;
}
/** The names of all shapes for an order, for tests and tuning. */
export const shapeNames = (order, type = 's') => rulesOf(paddedOrder(order), type).map(({ name }) => name);
/** Right-hand sides that a thread holds at a time. */
export const rhsWidth = (nrhs) => (nrhs <= 1 ? 1 : 4);
/** Those of L D L^H, which of real matrices is L D L^T too, and with 't' of L D L^T of complex ones. */
export const ldlFlags = ({ mirror, A }) => ({
    LDL: 1,
    ...(mirror === 't' && isComplex(A.data.type) ? { SYMMETRIC: 1 } : {}),
});
const internedTuning = tunings();
/** The parameter record of a variant. */
export function smallTuning(kernel, N, shape, flags, type = 's') {
    const { BLOCK, ...spread } = shape;
    const order = N === undefined ? {} : { N };
    // Cholesky leaves out rows by lanes, so that its blocks have as many columns.
    const columns = BLOCK === 1 ? 1 : shape.LANES;
    const blocks = {
        lu_small: { BLOCK },
        chol_small: { BLOCK: columns, TOGETHER: Math.min(4, columns) },
    };
    return internedTuning({ ...NUMBERS[type], ...spread, ...flags, ...order, ...blocks[kernel] });
}
/** The orders that check:wgsl compiles every kernel for, and for each the flags that matter. */
const ORDERS = [1, 3, 4, 8, 12, 16, 20, 32];
const TYPES = ['s', 'c'];
const variantsOf = (kernel, wholeOrder, flags) => TYPES.flatMap((type) => variantsIn(type, kernel, wholeOrder, flags));
function variantsIn(type, kernel, wholeOrder, given) {
    const flags = given.filter(({ CONJUGATED, SYMMETRIC }) => isComplex(type) || (CONJUGATED !== 1 && SYMMETRIC !== 1));
    const plain = { EDGE: 1, LISTED: 0, ACROSS: 0 };
    return ORDERS.flatMap((order) => {
        const { lanes, block } = defaultOf(order, type);
        const shape = shapeOf(order, lanes, 64, 0, 1, block);
        const staged = shapeOf(order, lanes, 32, 1, 1, block);
        const memory = shapeOf(order, lanes, 64, 0, 0, block);
        const N = wholeOrder ? order : undefined;
        const some = order === 8 ? flags : flags.slice(0, 1);
        return [
            ...some.map((flag) => smallTuning(kernel, N, shape, { ...plain, ...flag }, type)),
            ...(kernel === 'solve_small' ? [] : [smallTuning(kernel, N, staged, { ...plain, EDGE: 0, ...flags[0] }, type)]),
            smallTuning(kernel, N, memory, { ...plain, LISTED: 1, ...flags[0] }, type),
        ];
    });
}
const LU_FLAGS = [
    { PIVOT: 1, SOLVES: 0, NONFINITE: 0, B_IN_A: 0, RHS: 1 },
    { PIVOT: 0, SOLVES: 0, NONFINITE: 1, B_IN_A: 0, RHS: 1 },
    { PIVOT: 1, SOLVES: 1, NONFINITE: 0, B_IN_A: 0, RHS: 1 },
    { PIVOT: 1, SOLVES: 1, NONFINITE: 1, B_IN_A: 1, RHS: 4 },
];
const CHOL_FLAGS = [
    { FLIPPED: 0, SOLVES: 0, NONFINITE: 0, B_IN_A: 0, RHS: 1 },
    { FLIPPED: 1, SOLVES: 1, NONFINITE: 0, B_IN_A: 0, RHS: 1 },
    { FLIPPED: 0, SOLVES: 1, NONFINITE: 1, B_IN_A: 1, RHS: 4 },
    { LDL: 1, FLIPPED: 0, SOLVES: 0, NONFINITE: 1, B_IN_A: 0, RHS: 1 },
    { LDL: 1, FLIPPED: 1, SOLVES: 1, NONFINITE: 0, B_IN_A: 0, RHS: 4 },
    { SYMMETRIC: 1, LDL: 1, FLIPPED: 1, SOLVES: 1, NONFINITE: 0, B_IN_A: 0, RHS: 4 },
];
const INV_FLAGS = [
    { NONFINITE: 0, C_IN_A: 1 },
    { NONFINITE: 1, C_IN_A: 0 },
];
const LU = { FLIPPED: 0, CHOLESKY: 0, TRANSPOSED: 0, PIVOT: 1, INVERTS: 0, B_IN_A: 0, C_IN_A: 0, RHS: 1 };
const SOLVE_FLAGS = [
    LU,
    { ...LU, TRANSPOSED: 1, RHS: 4 },
    { ...LU, TRANSPOSED: 1, CONJUGATED: 1 },
    { ...LU, PIVOT: 0, B_IN_A: 1 },
    { ...LU, INVERTS: 1, RHS: 4 },
    { ...LU, CHOLESKY: 1, PIVOT: 0 },
    { LDL: 1, ...LU, CHOLESKY: 1, PIVOT: 0, RHS: 4 },
    { SYMMETRIC: 1, LDL: 1, ...LU, CHOLESKY: 1, PIVOT: 0, RHS: 4 },
    { ...LU, CHOLESKY: 1, PIVOT: 0, INVERTS: 1, C_IN_A: 1, FLIPPED: 1, RHS: 4 },
];
/** N is a tunable of its own in these kernels; in the others it is LANES*ROWS. */
export const luSmall = {
    name: 'lu_small',
    text: lu_small,
    get variants() {
        return variantsOf('lu_small', true, LU_FLAGS);
    },
};
export const invSmall = {
    name: 'inv_small',
    text: inv_small,
    get variants() {
        return variantsOf('inv_small', true, INV_FLAGS);
    },
};
export const cholSmall = {
    name: 'chol_small',
    text: chol_small,
    get variants() {
        return variantsOf('chol_small', false, CHOL_FLAGS);
    },
};
export const solveSmall = {
    name: 'solve_small',
    text: solve_small,
    get variants() {
        return variantsOf('solve_small', false, SOLVE_FLAGS);
    },
};
