// Small triangles on one thread: X := alpha X T^-1 (solve) and X := alpha X T (multiply), T upper triangular of order at most TRIANGLE.
// Maths     four columns of X at a time: x_j := x_j -+ sum over l < j of x_l T(l,j), then the 4 x 4 triangle on the diagonal. All 16 cases
//           of trsm and trmm are this one: transposing, or counting backwards, turns T into an upper triangle on the right.
// Storage   element (l, j) of T lies at T + l rowT + j colT, unknown p of right-hand side q at B + p along + q across (bytes); one of
//           along and across is that of neighbours. `backwards`: unknown p in memory is column order - 1 - p of X.
// Mapping   T is packed by groups of four columns, the right-hand sides pass through scratch in chunks of eight vectors, one right-hand
//           side per lane: no case has a path of its own, and columns of B that are far apart are touched once. What a right-hand side
//           becomes does not depend on its neighbours. Below the diagonal T is not read, nor are its zeros multiplied: NaN stays where it
//           belongs.
import { int, range, select, when, whileLoop, } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
import { mover } from './triangleMove.js';
/** Largest order of T. */
export const TRIANGLE = 64;
const I = 'i32';
export const GROUP = 4;
export const VECTORS = 2;
/** Vectors of a chunk, and the bytes from one column of X to the next. */
export const CHUNK = 8;
export const STEP = 16 * CHUNK;
/** Elements of the packed groups before group g: 4 (4 h + 4) in each group h < g. */
const packedBefore = (g) => 2 * GROUP * g * (g + 1);
/** In the thread's scratch: packed T, then X. */
export const X_AT = 8 * packedBefore(TRIANGLE / GROUP);
const build = (r) => ({
    name: `${r.prec}triangle`,
    build: (m) => {
        const pack = packer(m, r);
        const gather = mover(m, r, 'in');
        const scatter = mover(m, r, 'out');
        for (const [name, tile] of [
            ['solve', solveTile(m, r)],
            ['multiply', multiplyTile(m, r)],
        ]) {
            m.func(name, [I, I, I, I, I, I, I, I, I, I, r.type], 'void', (frame, count, order, T, rowT, colT, B, along, across, backwards, unit, alpha) => {
                const [q, rows, first, step, at] = frame.ints(5);
                const X = i32.add(m.scratch, X_AT);
                return [
                    m.call(pack, order, T, rowT, colT, unit),
                    first.to(select(backwards, i32.add(X, i32.mul(i32.sub(order, 1), STEP)), X)),
                    step.to(select(backwards, int(-STEP), int(STEP))),
                    range(q, 0, count, CHUNK * r.lanes, [
                        rows.to(i32.min(i32.sub(count, q), CHUNK * r.lanes)),
                        m.call(gather, rows, order, B, along, across, first, step, alpha),
                        range(at, 0, i32.shl(rows, r.shift), 16 * VECTORS, [m.call(tile, i32.add(X, at), order, unit)]),
                        m.call(scatter, rows, order, B, along, across, first, step, alpha),
                        B.plus(i32.mul(across, CHUNK * r.lanes)),
                    ]),
                ];
            });
        }
    },
});
/** Exports solve and multiply (count, order, T, rowT, colT, B, along, across, backwards, unit, alpha). */
export const triangleKernels = { s: build(single), d: build(double) };
/**
 * (order, T, rowT, colT, unit): T to scratch in groups of four columns, row by row; a group ends with its 4 x 4 triangle. Columns beyond
 * the last are those of a unit matrix.
 */
function packer(m, r) {
    return m.func(undefined, [I, I, I, I, I], 'void', (frame, order, T, rowT, colT, unit) => {
        const [j, l, p, to] = frame.ints(4);
        const column = (c) => i32.add(p, i32.mul(colT, c));
        const each = (one) => Array.from({ length: GROUP }, (_, c) => one(c));
        const diagonal = (c) => when(i32.or(unit, i32.ge(i32.add(j, c), order)), [r.store(to, r.const(1), c * r.bytes)], [r.store(to, r.load(column(c)), c * r.bytes)]);
        const other = (c) => when(i32.and(i32.lt(l, i32.add(j, c)), i32.lt(i32.add(j, c), order)), [r.store(to, r.load(column(c)), c * r.bytes)], [r.store(to, r.const(0), c * r.bytes)]);
        const next = [p.plus(rowT), to.plus(GROUP * r.bytes)];
        const whole = [...each((c) => r.store(to, r.load(column(c)), c * r.bytes)), ...next];
        const border = [...each((c) => when(i32.eq(l, i32.add(j, c)), [diagonal(c)], [other(c)])), ...next];
        return [
            to.to(m.scratch),
            range(j, 0, order, GROUP, [
                p.to(i32.add(T, i32.mul(j, colT))),
                when(i32.le(i32.add(j, GROUP), order), [range(l, 0, j, 1, whole), range(l, j, i32.add(j, GROUP), 1, border)], [range(l, 0, i32.add(j, GROUP), 1, border)]),
            ]),
        ];
    });
}
/** Column c of the group, vector v of the tile: a register, and its offset from the group's first column. */
export const offset = (c, v) => c * STEP + 16 * v;
export const eachElement = (one) => Array.from({ length: GROUP * VECTORS }, (_, n) => one(Math.floor(n / VECTORS), n % VECTORS));
/** sums(c, v) := combine(sums(c, v), x_l(v) T(l, c)) for all columns l of X before the group; t moves past their rows of packed T. */
export function earlierColumns(frame, r, sums, X, group, t, combine) {
    const x = frame.locals('v128', VECTORS);
    const factor = frame.local('v128');
    const p = frame.int();
    const one = (c) => [
        factor.set(r.loadSplat(t, c * r.bytes)),
        ...x.map((column, v) => {
            const sum = sums[c * VECTORS + v];
            return sum.set(combine(sum, r.vmul(column, factor)));
        }),
    ];
    return [
        p.to(X),
        whileLoop(i32.ne(p, group), [
            ...x.map((column, v) => column.set(v128.load(p, 16 * v))),
            ...Array.from({ length: GROUP }, (_, c) => one(c)).flat(),
            p.plus(STEP),
            t.plus(GROUP * r.bytes),
        ]),
    ];
}
/** (X, order, unit): two vectors of rows of X := X T^-1. */
function solveTile(m, r) {
    return m.func(undefined, [I, I, I], 'void', (frame, X, order, unit) => {
        const sums = frame.locals('v128', GROUP * VECTORS);
        const [j, group, t] = frame.ints(3);
        const corner = (row, c) => r.loadSplat(t, (row * GROUP + c) * r.bytes);
        const tile = (c) => sums.slice(c * VECTORS, (c + 1) * VECTORS);
        // x_c := x_c / T(c,c), then its share is taken from the columns behind it.
        const finish = Array.from({ length: GROUP }, (_, c) => [
            when(i32.eqz(unit), tile(c).map((x) => x.set(r.vdiv(x, corner(c, c))))),
            ...Array.from({ length: GROUP - 1 - c }, (_, d) => tile(c + 1 + d).map((y, v) => y.set(r.vsub(y, r.vmul(tile(c)[v], corner(c, c + 1 + d)))))).flat(),
        ]).flat();
        return [
            group.to(X),
            t.to(m.scratch),
            range(j, 0, order, GROUP, [
                ...eachElement((c, v) => sums[c * VECTORS + v].set(v128.load(group, offset(c, v)))),
                ...earlierColumns(frame, r, sums, X, group, t, r.vsub),
                ...finish,
                ...eachElement((c, v) => v128.store(group, sums[c * VECTORS + v], offset(c, v))),
                t.plus(GROUP * GROUP * r.bytes),
                group.plus(GROUP * STEP),
            ]),
        ];
    });
}
/**
 * (X, order, unit): two vectors of rows of X := X T, from the last group on, because a column needs those before it as they were. `last`:
 * down to which row of its group column c of T reaches.
 */
export function multiplyTile(m, r, last = (c) => c) {
    return m.func(undefined, [I, I, I], 'void', (frame, X, order, _unit) => {
        const sums = frame.locals('v128', GROUP * VECTORS);
        const [g, group, t] = frame.ints(3);
        // Behind the rows of the columns before the group.
        const corner = (row, c) => r.loadSplat(i32.add(t, i32.mul(g, GROUP * GROUP * r.bytes)), (row * GROUP + c) * r.bytes);
        const within = (c, v) => Array.from({ length: last(c) + 1 }, (_, row) => r.vmul(v128.load(group, offset(row, v)), corner(row, c))).reduce(r.vadd);
        return [
            g.to(i32.shr(i32.add(order, GROUP - 1), 2)),
            whileLoop(i32.gt(g, 0), [
                g.plus(-1),
                group.to(i32.add(X, i32.mul(g, GROUP * STEP))),
                t.to(i32.add(m.scratch, i32.mul(i32.mul(g, i32.add(g, 1)), 2 * GROUP * r.bytes))),
                ...eachElement((c, v) => sums[c * VECTORS + v].set(within(c, v))),
                ...earlierColumns(frame, r, sums, X, group, t, r.vadd),
                ...eachElement((c, v) => v128.store(group, sums[c * VECTORS + v], offset(c, v))),
            ]),
        ];
    });
}
