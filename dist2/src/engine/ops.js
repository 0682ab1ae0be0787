// WebAssembly's instructions as the kernels use them: integers, and one record of scalar and vector operations per floating-point type,
// so that a kernel is written once for singles and doubles.
import { expr, int, leb, stmt } from './assembler.js';
const binary = (result, ...op) => (a, b) => expr(result, a.code, b.code, op);
const unary = (result, ...op) => (a) => expr(result, a.code, op);
const integer = (op) => (a, b) => expr('i32', int(a).code, int(b).code, op);
/** Comparisons are signed unless they end in U; addresses above 2 GiB need those. */
export const i32 = {
    eqz: (a) => expr('i32', int(a).code, 0x45),
    eq: integer(0x46),
    ne: integer(0x47),
    lt: integer(0x48),
    ltU: integer(0x49),
    gt: integer(0x4a),
    gtU: integer(0x4b),
    le: integer(0x4c),
    leU: integer(0x4d),
    ge: integer(0x4e),
    geU: integer(0x4f),
    ctz: (a) => expr('i32', int(a).code, 0x68),
    add: integer(0x6a),
    sub: integer(0x6b),
    mul: integer(0x6c),
    div: integer(0x6d),
    divU: integer(0x6e),
    rem: integer(0x6f),
    remU: integer(0x70),
    and: integer(0x71),
    or: integer(0x72),
    xor: integer(0x73),
    shl: integer(0x74),
    shr: integer(0x75),
    shrU: integer(0x76),
    load: (at, offset = 0) => expr('i32', int(at).code, 0x28, 2, leb(offset)),
    store: (at, value, offset = 0) => stmt(int(at).code, int(value).code, 0x36, 2, leb(offset)),
    /** The lesser (greater) of two signed numbers. Both are evaluated twice. */
    min: (a, b) => expr('i32', int(a).code, int(b).code, i32.lt(a, b).code, 0x1b),
    max: (a, b) => expr('i32', int(a).code, int(b).code, i32.gt(a, b).code, 0x1b),
    truncF64: unary('i32', 0xaa),
};
const simd = (op) => [0xfd, ...leb(op)];
const memory = (op, align) => (at, offset = 0) => expr('v128', int(at).code, simd(op), align, leb(offset));
export const v128 = {
    load: memory(0, 4),
    store: (at, value, offset = 0) => stmt(int(at).code, value.code, simd(11), 4, leb(offset)),
    not: unary('v128', ...simd(77)),
    and: binary('v128', ...simd(78)),
    /** a and not b. */
    andnot: binary('v128', ...simd(79)),
    or: binary('v128', ...simd(80)),
    xor: binary('v128', ...simd(81)),
    /** Bits of a where the mask is 1, of b where it is 0. */
    bitselect: (a, b, mask) => expr('v128', a.code, b.code, mask.code, simd(82)),
    anyTrue: unary('i32', ...simd(83)),
    /** Sixteen bytes of a (0..15) and b (16..31). */
    shuffle: (a, b, lanes) => expr('v128', a.code, b.code, simd(13), lanes),
    zero: () => expr('v128', simd(12), new Array(16).fill(0)),
};
export const i32x4 = {
    splat: (a) => expr('v128', int(a).code, simd(17)),
    extract: (a, lane) => expr('i32', a.code, simd(27), lane),
    replace: (a, lane, value) => expr('v128', a.code, int(value).code, simd(28), lane),
    eq: binary('v128', ...simd(55)),
    ne: binary('v128', ...simd(56)),
    lt: binary('v128', ...simd(57)),
    gt: binary('v128', ...simd(59)),
    allTrue: unary('i32', ...simd(163)),
    bitmask: unary('i32', ...simd(164)),
    add: binary('v128', ...simd(174)),
    sub: binary('v128', ...simd(177)),
    mul: binary('v128', ...simd(181)),
    minS: binary('v128', ...simd(182)),
    maxS: binary('v128', ...simd(184)),
};
export const i64x2 = {
    allTrue: unary('i32', ...simd(195)),
    bitmask: unary('i32', ...simd(196)),
    add: binary('v128', ...simd(206)),
    sub: binary('v128', ...simd(209)),
    eq: binary('v128', ...simd(214)),
    ne: binary('v128', ...simd(215)),
};
/** Sixteen bytes as `count` lanes of a shuffle, lanes of b counted on from those of a. */
export const lanes = (bytes, order) => order.flatMap((lane) => Array.from({ length: bytes }, (_, b) => lane * bytes + b));
function real(type, bytes, c) {
    const shift = bytes === 4 ? 2 : 3;
    const scalar = (op) => binary(type, c.arithmetic + op);
    const one = (op) => unary(type, c.arithmetic + op);
    const test = (op) => binary('i32', c.compare + op);
    const vtest = (op) => binary('v128', ...simd(c.vectorCompare + op));
    const vector = (op) => binary('v128', ...simd(c.vectorArithmetic + op));
    const vone = (op) => unary('v128', ...simd(c.vectorArithmetic + op));
    const constant = (value) => {
        const view = new DataView(new ArrayBuffer(bytes));
        if (bytes === 4)
            view.setFloat32(0, value, true);
        else
            view.setFloat64(0, value, true);
        return expr(type, c.constant, [...new Uint8Array(view.buffer)]);
    };
    return {
        type,
        /** 's' or 'd', as in names of routines. */
        prec: bytes === 4 ? 's' : 'd',
        parts: 1,
        bytes,
        /** log2(bytes): an index becomes an address by shl. */
        shift,
        /** Elements of a vector. */
        lanes: 16 / bytes,
        // scalars
        const: constant,
        load: (at, offset = 0) => expr(type, int(at).code, c.load, shift, leb(offset)),
        store: (at, value, offset = 0) => stmt(int(at).code, value.code, c.store, shift, leb(offset)),
        eq: test(0),
        ne: test(1),
        lt: test(2),
        gt: test(3),
        le: test(4),
        ge: test(5),
        abs: one(0),
        neg: one(1),
        sqrt: one(6),
        add: scalar(7),
        sub: scalar(8),
        mul: scalar(9),
        div: scalar(10),
        min: scalar(11),
        max: scalar(12),
        copysign: scalar(13),
        // vectors
        splat: unary('v128', ...simd(c.splat)),
        loadSplat: memory(c.loadSplat, shift),
        /** The first element from memory, the others zero. */
        loadFirst: memory(c.loadZero, shift),
        loadLane: (at, into, lane, offset = 0) => expr('v128', int(at).code, into.code, simd(c.loadLane), shift, leb(offset), lane),
        storeLane: (at, from, lane, offset = 0) => stmt(int(at).code, from.code, simd(c.storeLane), shift, leb(offset), lane),
        extract: (a, lane) => expr(type, a.code, simd(c.extract), lane),
        replace: (a, lane, value) => expr('v128', a.code, value.code, simd(c.extract + 1), lane),
        vconst: (value) => {
            const { code } = constant(value);
            const element = code[1];
            return expr('v128', simd(12), new Array(16 / bytes).fill(element));
        },
        veq: vtest(0),
        vne: vtest(1),
        vlt: vtest(2),
        vgt: vtest(3),
        vle: vtest(4),
        vge: vtest(5),
        vabs: vone(0),
        vneg: vone(1),
        vsqrt: vone(3),
        vadd: vector(4),
        vsub: vector(5),
        vmul: vector(6),
        vdiv: vector(7),
        vmin: vector(8),
        vmax: vector(9),
        /** b < a ? b : a and a < b ? b : a: one instruction, but NaN only from the first operand. */
        vpmin: vector(10),
        vpmax: vector(11),
        /** To and from double, where singles are to be summed in double. */
        toDouble: (a) => expr('f64', a.code, bytes === 4 ? 0xbb : []),
        fromDouble: (a) => expr(type, a.code, bytes === 4 ? 0xb6 : []),
        /** a b + c, rounded once or twice as the machine likes. Only where features.relaxed says so. */
        vmadd: (a, b, sum) => expr('v128', a.code, b.code, sum.code, simd(c.madd)),
        /** c - a b, as vmadd. */
        vnmadd: (a, b, sum) => expr('v128', a.code, b.code, sum.code, simd(c.madd + 1)),
    };
}
export const single = real('f32', 4, {
    constant: 0x43,
    load: 0x2a,
    store: 0x38,
    compare: 0x5b,
    arithmetic: 0x8b,
    splat: 19,
    loadSplat: 9,
    loadLane: 86,
    storeLane: 90,
    loadZero: 92,
    extract: 31,
    vectorCompare: 65,
    vectorArithmetic: 224,
    madd: 0x105,
});
export const double = real('f64', 8, {
    constant: 0x44,
    load: 0x2b,
    store: 0x39,
    compare: 0x61,
    arithmetic: 0x99,
    splat: 20,
    loadSplat: 10,
    loadLane: 87,
    storeLane: 91,
    loadZero: 93,
    extract: 33,
    vectorCompare: 71,
    vectorArithmetic: 236,
    madd: 0x107,
});
/** What the parts of elements are computed on as. */
export const realsOf = (r) => (r.parts === 2 ? r.real : r);
const pairs = (prec, real) => ({
    prec,
    parts: 2,
    bytes: 2 * real.bytes,
    lanes: real.lanes / 2,
    real,
});
/** What each precision is computed in; halves are singles by then. */
export const elements = {
    h: single,
    b: single,
    s: single,
    d: double,
    c: pairs('c', single),
    z: pairs('z', double),
};
/** Two doubles from the lower two singles; two singles and two zeros from two doubles. */
export const f64x2FromF32 = unary('v128', ...simd(95));
export const f32x4FromF64 = unary('v128', ...simd(94));
