// Packing for the matrix product: a block becomes panels of `width` rows in which the `width` elements of one l are neighbours.
// Storage   element (i, l) of the block lies at from + i across + l along (bytes), one of both distances being that of neighbours;
//           it goes to panel i / width, place i % width + l width. The last panel is filled up with zeros.
import { range, when } from '../assembler.js';
import { i32, lanes, v128 } from '../ops.js';
const I = 'i32';
/** The function (from, across, along, rows, kc, to). `any` serves all widths. */
export function packer(m, r, width, any) {
    const copy = packRows(m, r, width);
    const turn = packTurned(m, r, width, any);
    return m.func(undefined, [I, I, I, I, I, I], 'void', (frame, from, across, along, rows, kc, to) => {
        const i = frame.int();
        return [
            range(i, 0, rows, width, [
                when(i32.lt(i32.sub(rows, i), width), [m.call(any, width, from, across, along, i32.sub(rows, i), kc, to)], [when(i32.eq(across, r.bytes), [m.call(copy, from, along, kc, to)], [m.call(turn, from, across, kc, to)])]),
                from.plus(i32.mul(across, width)),
                to.plus(i32.mul(kc, width * r.bytes)),
            ]),
        ];
    });
}
/** The function (width, from, across, along, rows, kc, to): one panel of at most `width` rows, element by element. */
export function packAny(m, r) {
    return m.func(undefined, [I, I, I, I, I, I, I], 'void', (frame, width, from, across, along, rows, kc, to) => {
        const [i, l, p] = frame.ints(3);
        return [
            range(l, 0, kc, 1, [
                p.to(from),
                range(i, 0, width, 1, [
                    when(i32.lt(i, rows), [r.store(to, r.load(p)), p.plus(across)], [r.store(to, r.const(0))]),
                    to.plus(r.bytes),
                ]),
                from.plus(along),
            ]),
        ];
    });
}
/** One whole panel whose rows are neighbours in memory. */
function packRows(m, r, width) {
    const whole = Math.floor(width / r.lanes);
    const rest = width % r.lanes;
    return m.func(undefined, [I, I, I, I], 'void', (frame, from, along, kc, to) => {
        const l = frame.int();
        return [
            range(l, 0, kc, 1, [
                ...Array.from({ length: whole }, (_, v) => v128.store(to, v128.load(from, 16 * v), 16 * v)),
                ...Array.from({ length: rest }, (_, i) => {
                    const offset = 16 * whole + i * r.bytes;
                    return r.store(to, r.load(from, offset), offset);
                }),
                from.plus(along),
                to.plus(width * r.bytes),
            ]),
        ];
    });
}
/** One whole panel whose columns are neighbours in memory: squares of vectors are transposed in registers. */
function packTurned(m, r, width, any) {
    const squares = Math.floor(width / r.lanes);
    const rest = width % r.lanes;
    return m.func(undefined, [I, I, I, I], 'void', (frame, from, across, kc, to) => {
        const [l, p] = frame.ints(2);
        const row = frame.locals('v128', r.lanes);
        const square = (s) => [
            ...row.flatMap((x) => [x.set(v128.load(p)), p.plus(across)]),
            ...transposed(r, row).map((column, t) => v128.store(to, column, t * width * r.bytes + 16 * s)),
        ];
        const single = (i) => [
            ...Array.from({ length: r.lanes }, (_, t) => r.store(to, r.load(p, t * r.bytes), (t * width + i) * r.bytes)),
            p.plus(across),
        ];
        return [
            range(l, 0, i32.sub(kc, r.lanes - 1), r.lanes, [
                p.to(from),
                ...Array.from({ length: squares }, (_, s) => square(s)).flat(),
                ...Array.from({ length: rest }, (_, i) => single(squares * r.lanes + i)).flat(),
                from.plus(16),
                to.plus(16 * width),
            ]),
            when(i32.lt(l, kc), [m.call(any, width, from, across, r.bytes, width, i32.sub(kc, l), to)]),
        ];
    });
}
/** The columns of the square whose rows are given. */
export function transposed(r, row) {
    const mix = (a, b, order) => v128.shuffle(a, b, lanes(r.bytes, order));
    const [a, b, c, d] = row;
    if (r.lanes === 2)
        return [mix(a, b, [0, 2]), mix(a, b, [1, 3])];
    const wide = (x, y, order) => v128.shuffle(x, y, lanes(8, order));
    const [low, high] = [
        [mix(a, b, [0, 4, 1, 5]), mix(c, d, [0, 4, 1, 5])],
        [mix(a, b, [2, 6, 3, 7]), mix(c, d, [2, 6, 3, 7])],
    ];
    return [wide(...low, [0, 2]), wide(...low, [1, 3]), wide(...high, [0, 2]), wide(...high, [1, 3])];
}
