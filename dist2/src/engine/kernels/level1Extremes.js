// IAMAX and IAMIN in WebAssembly: the place, from 0, of the first NaN, or else of the first element whose absolute value is extreme.
//
// Mapping: of each block of BLOCK contiguous elements only the extreme and whether there is a NaN; in the end the best block is searched
// for its place. Other increments, and the elements behind the blocks, are compared one by one.
// Source: BLAS; the rule for NaN is LAPACK's.
import { ret, when, whileLoop } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
const BLOCK = 256;
/** name(n, x, incx) gives the place, nameTo(n, x, incx, address) stores it; n > 0. `worst` is no better than any absolute value. */
function extreme(m, r, name, worst, keep, isBetter) {
    const pointer = ['i32', 'i32', 'i32'];
    // The place among elements first..last-1, or `place` if none is better than `best`.
    const search = m.func(undefined, ['i32', 'i32', 'i32', 'i32', r.type, 'i32'], 'i32', (frame, x, inc, i, last, best, place) => {
        const size = frame.local(r.type);
        return [
            x.plus(i32.mul(i, inc)),
            whileLoop(i32.lt(i, last), [
                size.set(r.abs(r.load(x))),
                when(r.ne(size, size), [ret(i)]),
                when(isBetter(size, best), [best.set(size), place.to(i)]),
                x.plus(inc),
                i.plus(1),
            ]),
            ret(place),
        ];
    });
    const value = m.func(name, pointer, 'i32', (frame, n, x, inc) => {
        const [i, at, end, place] = frame.ints(4);
        const [best, size] = [frame.local(r.type), frame.local(r.type)];
        const sizes = frame.locals('v128', 4);
        const nan = frame.local('v128');
        const element = frame.local('v128');
        const none = r.const(worst);
        const [a, b, c, d] = sizes;
        const vectors = sizes.flatMap((part, u) => [
            element.set(v128.load(at, 16 * u)),
            nan.set(v128.or(nan, r.vne(element, element))),
            part.set(keep(part, r.vabs(element))),
        ]);
        return [
            best.set(none),
            at.to(x),
            when(i32.eq(inc, r.bytes), [
                whileLoop(i32.le(i32.add(i, BLOCK), n), [
                    ...sizes.map((part) => part.set(r.vconst(worst))),
                    nan.set(v128.zero()),
                    end.to(i32.add(at, BLOCK * r.bytes)),
                    whileLoop(i32.ne(at, end), [...vectors, at.plus(64)]),
                    when(v128.anyTrue(nan), [ret(m.call(search, x, inc, i, i32.add(i, BLOCK), none, i))]),
                    sizes[0].set(keep(keep(a, b), keep(c, d))),
                    ...Array.from({ length: r.lanes }, (_, lane) => [
                        size.set(r.extract(a, lane)),
                        when(isBetter(size, best), [best.set(size), place.to(i)]),
                    ]).flat(),
                    i.plus(BLOCK),
                ]),
                when(i, [
                    place.to(m.call(search, x, inc, place, i32.add(place, BLOCK), none, place)),
                    best.set(r.abs(r.load(i32.add(x, i32.mul(place, inc))))),
                ]),
            ]),
            ret(m.call(search, x, inc, i, n, best, place)),
        ];
    });
    m.func(`${name}To`, [...pointer, 'i32'], 'void', (_frame, n, x, inc, to) => [
        i32.store(to, m.call(value, n, x, inc)),
    ]);
}
const kernel = (r) => ({
    name: `level1Extremes-${r.prec}`,
    build(m) {
        extreme(m, r, 'iamax', 0, r.vpmax, r.gt);
        extreme(m, r, 'iamin', Infinity, r.vpmin, r.lt);
    },
});
export const level1Extremes = { s: kernel(single), d: kernel(double) };
