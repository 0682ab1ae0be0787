// Many small matrices at once, one in every lane of the vectors: what the factorizations of batches have in common.
//
//   Storage   matrix b of a batch: column-major at address at + b stride, leading dimension ld, all in bytes
//             a group, as many matrices as a vector has lanes: element (i, j) of all of them is the vector at w + VECTOR (i + j lead)
//   Mapping   lane l -> matrix l of the group. A group that is not full has its last matrix in all lanes left over; they do the same and
//             store the same. A group stays in the cache from its conversion to lanes to the conversion back.
//   Source    interleaved batches as in MKL's compact BLAS and in LIBXSMM
//
// No operation mixes lanes: the bits of a result depend on its own matrix alone.
import { when, whileLoop, } from '../assembler.js';
import { i32, i32x4, i64x2, lanes, v128 } from '../ops.js';
/** Bytes of an element of a group. */
export const VECTOR = 16;
/**
 * Leading dimension of a group of matrices with so many rows. Few different ones, because each is a constant in a module of its own; odd,
 * because rows a power of two apart would share few sets of the cache.
 */
export const leadFor = (rows) => 2 ** Math.max(3, Math.ceil(Math.log2(Math.max(1, rows)))) + 1;
/** Bytes of a group of rows x cols matrices. */
export const groupBytes = (rows, cols) => leadFor(rows) * cols * VECTOR;
/** A kernel for each type and leading dimension, made when it is first asked for. */
export function perLead(name, build) {
    const made = new Map();
    return (r, rows) => {
        const lead = leadFor(rows);
        const full = `${r.prec}${name} batched ${lead}`;
        const kernel = made.get(full) ?? { name: full, build: (m) => build({ m, r, column: lead * VECTOR }) };
        made.set(full, kernel);
        return kernel;
    };
}
/** The address of element (i, j). */
export const element = ({ column }, w, i, j) => i32.add(w, i32.add(i32.mul(i, VECTOR), i32.mul(j, column)));
/** Addresses of something that every matrix of a group has, for each lane. */
export const laneAddresses = ({ r }, f, at, stride, live) => {
    const each = f.ints(r.lanes);
    return { each, set: each.map((p, l) => p.to(i32.add(at, i32.mul(i32.min(l, i32.sub(live, 1)), stride)))) };
};
/** Integers as wide as the elements. */
export const wideInts = ({ bytes }) => (bytes === 4 ? i32x4 : i64x2);
/** Lane l of a vector of integers, one for each matrix. */
export const laneInt = ({ r }, x, l) => i32x4.extract(x, (l * 4) / r.lanes);
/** body(offset) for every vector from the first pointer up to `end`; all pointers move along. */
export function down(pointers, end, body, unrolled = true) {
    const below = i32.ltU(pointers[0], end);
    const bump = (bytes) => pointers.map((p) => p.plus(bytes));
    if (!unrolled)
        return whileLoop(below, [...body(0), ...bump(VECTOR)]);
    return when(below, [
        when(i32.and(i32.sub(end, pointers[0]), VECTOR), [...body(0), ...bump(VECTOR)]),
        whileLoop(below, [...body(0), ...body(VECTOR), ...bump(2 * VECTOR)]),
    ]);
}
/** body(width) for every `width` columns j between `from` and `to`, then for single ones. */
export const across = (j, from, to, width, body) => [
    j.to(from),
    whileLoop(i32.le(i32.add(j, width), to), [...body(width), j.plus(width)]),
    whileLoop(i32.lt(j, to), [...body(1), j.plus(1)]),
];
/** Loops with so many products, or more, are not unrolled. */
const UNROLLED = 2;
/**
 * A(:, c) := A(:, c) - sum over s of L(:, s) u[s][c], where L(:, s) and A(:, c) lie s and c columns behind the pointers; A ends at `end`.
 */
export function minusProduct(g, f, l, a, end, u) {
    const { r, column } = g;
    const left = f.locals('v128', u.length);
    const body = (offset) => [
        ...left.map((x, s) => x.set(v128.load(l, offset + s * column))),
        ...u[0].map((_, c) => {
            const at = offset + c * column;
            const sum = left.reduce((rest, x, s) => r.vsub(rest, r.vmul(x, u[s][c])), v128.load(a, at));
            return v128.store(a, sum, at);
        }),
    ];
    return down([a, l], end, body, u.length * u[0].length < UNROLLED);
}
/** A function (w, at, stride, live, ld, rows, cols) that brings the matrices of a group into its lanes, or back. */
export function conversion({ m, r, column }, to, part) {
    const whole = part === 'all' || part === 'turned';
    const [rowStep, colStep] = part === 'upper' || part === 'turned' ? [column, VECTOR] : [VECTOR, column];
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, at, stride, live, ld, rows, cols) => {
        const heads = laneAddresses({ m, r, column }, f, at, stride, live);
        const p = f.ints(r.lanes);
        const [v, rest, height] = f.ints(3);
        const x = f.locals('v128', r.lanes);
        const turn = transposition(r, f, x);
        const bump = (done) => [
            ...p.map((q) => q.plus(done * r.bytes)),
            v.plus(done * rowStep),
            rest.plus(-done),
        ];
        const square = to === 'lanes'
            ? [
                ...x.map((y, l) => y.set(v128.load(p[l]))),
                ...turn.before,
                ...turn.rows.map((row, i) => v128.store(v, row, i * rowStep)),
            ]
            : [
                ...x.map((y, i) => y.set(v128.load(v, i * rowStep))),
                ...turn.before,
                ...turn.rows.map((row, l) => v128.store(p[l], row)),
            ];
        const one = to === 'lanes'
            ? [
                v128.store(v, p.slice(1).reduce((row, q, l) => r.loadLane(q, row, l + 1), r.loadFirst(p[0]))),
            ]
            : [x[0].set(v128.load(v)), ...p.map((q, l) => r.storeLane(q, x[0], l))];
        return [
            ...heads.set,
            height.to(part === 'upper' ? 1 : rows),
            whileLoop(i32.gt(cols, 0), [
                ...p.map((q, l) => q.to(heads.each[l])),
                v.to(w),
                rest.to(height),
                whileLoop(i32.ge(rest, r.lanes), [...square, ...bump(r.lanes)]),
                whileLoop(i32.gt(rest, 0), [...one, ...bump(1)]),
                // The next column of a lower triangle begins one row further down; of an upper one it is one row longer.
                ...heads.each.map((q) => q.plus(i32.add(ld, part === 'lower' ? r.bytes : 0))),
                w.plus(colStep + (part === 'lower' ? rowStep : 0)),
                ...(whole ? [] : [height.plus(part === 'lower' ? -1 : 1)]),
                cols.plus(-1),
            ]),
        ];
    });
}
/** rows[i] = element i of every x, after the statements `before`. */
export function transposition(r, f, x) {
    const mix = (a, b, order) => v128.shuffle(a, b, lanes(r.bytes, order));
    const [x0, x1, x2, x3] = x;
    if (r.lanes === 2)
        return { before: [], rows: [mix(x0, x1, [0, 2]), mix(x0, x1, [1, 3])] };
    const halves = f.locals('v128', 4);
    const [low01, low23, high01, high23] = halves;
    const before = [
        low01.set(mix(x0, x1, [0, 4, 1, 5])),
        low23.set(mix(x2, x3, [0, 4, 1, 5])),
        high01.set(mix(x0, x1, [2, 6, 3, 7])),
        high23.set(mix(x2, x3, [2, 6, 3, 7])),
    ];
    const pairs = [
        [low01, low23],
        [high01, high23],
    ];
    const rows = pairs.flatMap(([a, b]) => [mix(a, b, [0, 1, 4, 5]), mix(a, b, [2, 3, 6, 7])]);
    return { before, rows };
}
/** Operands of a batch in the loop over groups: their addresses move on to the next one. */
export const nextGroup = ({ r }, ...operands) => operands.map(([at, stride]) => at.plus(i32.mul(stride, r.lanes)));
/** info of every matrix of a group. */
export function storeInfo(g, f, info, live, bad) {
    const to = laneAddresses(g, f, info, 4, live);
    return [...to.set, ...to.each.map((p, l) => i32.store(p, laneInt(g, bad, l)))];
}
/** B := X in the lanes whose info is 0; in the others B stays as it is. */
export function storeSolutions(g, f, s) {
    const { m, column } = g;
    const { x, bad, B, ldb, strideB, live, n, nrhs, pack, unpack } = s;
    const [given, b, y, end, left] = f.ints(5);
    const good = f.local('v128');
    return [
        when(v128.anyTrue(bad), [
            given.to(i32.add(x, i32.mul(nrhs, column))),
            m.call(pack, given, B, strideB, live, ldb, n, nrhs),
            good.set(g.r.bytes === 4 ? i32x4.eq(bad, v128.zero()) : i64x2.eq(bad, v128.zero())),
            y.to(x),
            left.to(nrhs),
            whileLoop(i32.gt(left, 0), [
                b.to(given),
                end.to(i32.add(given, i32.mul(n, VECTOR))),
                down([b, y], end, (o) => [v128.store(y, v128.bitselect(v128.load(y, o), v128.load(b, o), good), o)]),
                // Both at the end of their columns
                y.plus(i32.sub(column, i32.mul(n, VECTOR))),
                given.plus(column),
                left.plus(-1),
            ]),
        ]),
        m.call(unpack, x, B, strideB, live, ldb, n, nrhs),
    ];
}
