// What the matrix product of complex numbers has of its own: its packing, and complex scalars.
// Storage   as in gemm.ts; a complex number is a pair of neighbours. rows, kc and distances count real numbers.
import { range, when, } from '../assembler.js';
import { i32 } from '../ops.js';
const I = 'i32';
/**
 * The function (from, across, along, rows, kc, to, sign) for pairs, whose imaginary parts are multiplied by the sign: a panel of op(B)
 * has their real and imaginary parts as two of its kc rows; a `mirrored` one, of op(A), has (re im; -im re) for each, two of its rows and
 * two of its kc columns. The real product of such panels is the complex product.
 */
export function packPairs(m, r, width, mirrored) {
    const wide = mirrored ? 2 : 1;
    const second = width * r.bytes;
    return m.func(undefined, [I, I, I, I, I, I, r.type], 'void', (frame, from, across, along, rows, kc, to, sign) => {
        const [i, l, t, p, column] = frame.ints(5);
        const [re, im] = [frame.local(r.type), frame.local(r.type)];
        return [
            range(i, 0, rows, width, [
                column.to(from),
                range(l, 0, kc, 2, [
                    p.to(column),
                    range(t, i, i32.add(i, width), wide, [
                        when(i32.lt(t, rows), [re.set(r.load(p)), im.set(r.mul(sign, r.load(p, r.bytes)))], [re.set(r.const(0)), im.set(r.const(0))]),
                        r.store(to, re),
                        ...(mirrored
                            ? [r.store(to, im, r.bytes), r.store(to, r.neg(im), second), r.store(to, re, second + r.bytes)]
                            : [r.store(to, im, second)]),
                        p.plus(i32.mul(across, wide)),
                        to.plus(wide * r.bytes),
                    ]),
                    to.plus(second),
                    column.plus(i32.shl(along, 1)),
                ]),
                from.plus(i32.mul(across, width)),
            ]),
        ];
    });
}
/**
 * update(alpha, its imaginary part, beta, its imaginary part, C, ldc in bytes, rows, cols): the same by complex scalars, one element after
 * the other, because few products have them.
 */
export function pairUpdate(m, r, tile) {
    const { type: R } = r;
    return m.func(undefined, [R, R, R, R, I, I, I, I], 'void', (frame, alpha, alphaIm, beta, betaIm, C, ldc, rows, cols) => {
        const [i, j, p, from] = frame.ints(4);
        const pair = [frame.local(R), frame.local(R)];
        return [
            range(j, 0, cols, 1, [
                p.to(C),
                from.to(i32.add(m.scratch, i32.mul(j, tile.vectors * 16))),
                range(i, 0, rows, 2, [
                    ...multiplyPair(r, from, alpha, alphaIm, pair),
                    when(i32.or(r.ne(beta, r.const(0)), r.ne(betaIm, r.const(0))), addPair(frame, r, p, beta, betaIm, pair)),
                    r.store(p, pair[0]),
                    r.store(p, pair[1], r.bytes),
                    from.plus(2 * r.bytes),
                    p.plus(2 * r.bytes),
                ]),
                C.plus(ldc),
            ]),
        ];
    });
}
/** pair := (re + i im) times the pair at p. */
const multiplyPair = (r, p, re, im, [x, y]) => [
    x.set(r.sub(r.mul(re, r.load(p)), r.mul(im, r.load(p, r.bytes)))),
    y.set(r.add(r.mul(re, r.load(p, r.bytes)), r.mul(im, r.load(p)))),
];
/** pair := pair + (re + i im) times the pair at p. */
function addPair(frame, r, p, re, im, [x, y]) {
    const other = [frame.local(r.type), frame.local(r.type)];
    return [...multiplyPair(r, p, re, im, other), x.set(r.add(x, other[0])), y.set(r.add(y, other[1]))];
}
/** scale(m, n, beta, C, ldc, imaginary part of beta) of complex numbers. */
export function pairScaler(m, r, scale) {
    m.func('scale', [I, I, r.type, I, I, r.type], 'void', (frame, rows, cols, beta, C, ldc, betaIm) => {
        const [i, j, p] = frame.ints(3);
        const pair = [frame.local(r.type), frame.local(r.type)];
        return [
            rows.to(i32.shl(rows, 1)),
            ldc.to(i32.shl(ldc, 1)),
            when(r.eq(betaIm, r.const(0)), [m.call(scale, rows, cols, beta, C, ldc)], [
                range(j, 0, cols, 1, [
                    p.to(C),
                    range(i, 0, rows, 2, [
                        ...multiplyPair(r, p, beta, betaIm, pair),
                        r.store(p, pair[0]),
                        r.store(p, pair[1], r.bytes),
                        p.plus(2 * r.bytes),
                    ]),
                    C.plus(i32.shl(ldc, r.shift)),
                ]),
            ]),
        ];
    });
}
