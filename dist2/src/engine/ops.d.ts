import { type Expr, type I32, type Stmt } from './assembler.ts';
type V = Expr<'v128'>;
/** Comparisons are signed unless they end in U; addresses above 2 GiB need those. */
export declare const i32: {
    readonly eqz: (a: I32) => Expr<'i32'>;
    readonly eq: (a: I32, b: I32) => Expr<'i32'>;
    readonly ne: (a: I32, b: I32) => Expr<'i32'>;
    readonly lt: (a: I32, b: I32) => Expr<'i32'>;
    readonly ltU: (a: I32, b: I32) => Expr<'i32'>;
    readonly gt: (a: I32, b: I32) => Expr<'i32'>;
    readonly gtU: (a: I32, b: I32) => Expr<'i32'>;
    readonly le: (a: I32, b: I32) => Expr<'i32'>;
    readonly leU: (a: I32, b: I32) => Expr<'i32'>;
    readonly ge: (a: I32, b: I32) => Expr<'i32'>;
    readonly geU: (a: I32, b: I32) => Expr<'i32'>;
    readonly ctz: (a: I32) => Expr<'i32'>;
    readonly add: (a: I32, b: I32) => Expr<'i32'>;
    readonly sub: (a: I32, b: I32) => Expr<'i32'>;
    readonly mul: (a: I32, b: I32) => Expr<'i32'>;
    readonly div: (a: I32, b: I32) => Expr<'i32'>;
    readonly divU: (a: I32, b: I32) => Expr<'i32'>;
    readonly rem: (a: I32, b: I32) => Expr<'i32'>;
    readonly remU: (a: I32, b: I32) => Expr<'i32'>;
    readonly and: (a: I32, b: I32) => Expr<'i32'>;
    readonly or: (a: I32, b: I32) => Expr<'i32'>;
    readonly xor: (a: I32, b: I32) => Expr<'i32'>;
    readonly shl: (a: I32, b: I32) => Expr<'i32'>;
    readonly shr: (a: I32, b: I32) => Expr<'i32'>;
    readonly shrU: (a: I32, b: I32) => Expr<'i32'>;
    readonly load: (at: I32, offset?: number) => Expr<'i32'>;
    readonly store: (at: I32, value: I32, offset?: number) => Stmt;
    /** The lesser (greater) of two signed numbers. Both are evaluated twice. */
    readonly min: (a: I32, b: I32) => Expr<'i32'>;
    readonly max: (a: I32, b: I32) => Expr<'i32'>;
    readonly truncF64: (a: Expr<"f64">) => Expr<"i32">;
};
export declare const v128: {
    readonly load: (at: I32, offset?: number) => V;
    readonly store: (at: I32, value: V, offset?: number) => Stmt;
    readonly not: (a: Expr<"v128">) => Expr<"v128">;
    readonly and: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    /** a and not b. */
    readonly andnot: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly or: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly xor: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    /** Bits of a where the mask is 1, of b where it is 0. */
    readonly bitselect: (a: V, b: V, mask: V) => V;
    readonly anyTrue: (a: Expr<"v128">) => Expr<"i32">;
    /** Sixteen bytes of a (0..15) and b (16..31). */
    readonly shuffle: (a: V, b: V, lanes: readonly number[]) => V;
    readonly zero: () => V;
};
export declare const i32x4: {
    readonly splat: (a: I32) => V;
    readonly extract: (a: V, lane: number) => Expr<'i32'>;
    readonly replace: (a: V, lane: number, value: I32) => V;
    readonly eq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly ne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly lt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly gt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly allTrue: (a: Expr<"v128">) => Expr<"i32">;
    readonly bitmask: (a: Expr<"v128">) => Expr<"i32">;
    readonly add: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly sub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly mul: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly minS: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly maxS: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
};
export declare const i64x2: {
    readonly allTrue: (a: Expr<"v128">) => Expr<"i32">;
    readonly bitmask: (a: Expr<"v128">) => Expr<"i32">;
    readonly add: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly sub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly eq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly ne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
};
/** Sixteen bytes as `count` lanes of a shuffle, lanes of b counted on from those of a. */
export declare const lanes: (bytes: number, order: readonly number[]) => number[];
/** Opcodes of a floating-point type: the first of each family; the others follow in the standard's order. */
interface Codes {
    readonly constant: number;
    readonly load: number;
    readonly store: number;
    readonly compare: number;
    readonly arithmetic: number;
    readonly splat: number;
    readonly loadSplat: number;
    readonly loadLane: number;
    readonly storeLane: number;
    readonly loadZero: number;
    readonly extract: number;
    readonly vectorCompare: number;
    readonly vectorArithmetic: number;
    readonly madd: number;
}
declare function real<T extends 'f32' | 'f64'>(type: T, bytes: 4 | 8, c: Codes): {
    readonly type: T;
    /** 's' or 'd', as in names of routines. */
    readonly prec: "d" | "s";
    readonly parts: 1;
    readonly bytes: 4 | 8;
    /** log2(bytes): an index becomes an address by shl. */
    readonly shift: 2 | 3;
    /** Elements of a vector. */
    readonly lanes: number;
    readonly const: (value: number) => Expr<T>;
    readonly load: (at: I32, offset?: number) => Expr<T>;
    readonly store: (at: I32, value: Expr<T>, offset?: number) => Stmt;
    readonly eq: (a: Expr<T>, b: Expr<T>) => Expr<"i32">;
    readonly ne: (a: Expr<T>, b: Expr<T>) => Expr<"i32">;
    readonly lt: (a: Expr<T>, b: Expr<T>) => Expr<"i32">;
    readonly gt: (a: Expr<T>, b: Expr<T>) => Expr<"i32">;
    readonly le: (a: Expr<T>, b: Expr<T>) => Expr<"i32">;
    readonly ge: (a: Expr<T>, b: Expr<T>) => Expr<"i32">;
    readonly abs: (a: Expr<T>) => Expr<T>;
    readonly neg: (a: Expr<T>) => Expr<T>;
    readonly sqrt: (a: Expr<T>) => Expr<T>;
    readonly add: (a: Expr<T>, b: Expr<T>) => Expr<T>;
    readonly sub: (a: Expr<T>, b: Expr<T>) => Expr<T>;
    readonly mul: (a: Expr<T>, b: Expr<T>) => Expr<T>;
    readonly div: (a: Expr<T>, b: Expr<T>) => Expr<T>;
    readonly min: (a: Expr<T>, b: Expr<T>) => Expr<T>;
    readonly max: (a: Expr<T>, b: Expr<T>) => Expr<T>;
    readonly copysign: (a: Expr<T>, b: Expr<T>) => Expr<T>;
    readonly splat: (a: Expr<T>) => Expr<"v128">;
    readonly loadSplat: (at: I32, offset?: number) => V;
    /** The first element from memory, the others zero. */
    readonly loadFirst: (at: I32, offset?: number) => V;
    readonly loadLane: (at: I32, into: V, lane: number, offset?: number) => V;
    readonly storeLane: (at: I32, from: V, lane: number, offset?: number) => Stmt;
    readonly extract: (a: V, lane: number) => Expr<T>;
    readonly replace: (a: V, lane: number, value: Expr<T>) => V;
    readonly vconst: (value: number) => V;
    readonly veq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vlt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vgt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vle: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vge: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vabs: (a: Expr<"v128">) => Expr<"v128">;
    readonly vneg: (a: Expr<"v128">) => Expr<"v128">;
    readonly vsqrt: (a: Expr<"v128">) => Expr<"v128">;
    readonly vadd: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vsub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vmul: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vdiv: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    /** b < a ? b : a and a < b ? b : a: one instruction, but NaN only from the first operand. */
    readonly vpmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly vpmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    /** To and from double, where singles are to be summed in double. */
    readonly toDouble: (a: Expr<T>) => Expr<'f64'>;
    readonly fromDouble: (a: Expr<'f64'>) => Expr<T>;
    /** a b + c, rounded once or twice as the machine likes. Only where features.relaxed says so. */
    readonly vmadd: (a: V, b: V, sum: V) => V;
    /** c - a b, as vmadd. */
    readonly vnmadd: (a: V, b: V, sum: V) => V;
};
/**
 * The operations of one floating-point type: a kernel is a function of this record. Its scalars are typed as doubles whichever type it
 * is, so that kernels need no type parameter; code that mixes both types goes through toDouble and fromDouble.
 */
export type Real = ReturnType<typeof real<'f64'>>;
export declare const single: Real;
export declare const double: Real;
/** Complex numbers as drivers know them: their parts are computed on as real numbers. */
export interface Pairs {
    readonly prec: 'c' | 'z';
    readonly parts: 2;
    readonly bytes: number;
    readonly lanes: number;
    readonly real: Real;
}
/** The elements of a call: by these drivers find addresses and kernels. */
export type Elements = Real | Pairs;
/** What the parts of elements are computed on as. */
export declare const realsOf: (r: Elements) => Real;
/** What each precision is computed in; halves are singles by then. */
export declare const elements: {
    readonly h: {
        readonly type: "f64";
        /** 's' or 'd', as in names of routines. */
        readonly prec: "d" | "s";
        readonly parts: 1;
        readonly bytes: 4 | 8;
        /** log2(bytes): an index becomes an address by shl. */
        readonly shift: 2 | 3;
        /** Elements of a vector. */
        readonly lanes: number;
        readonly const: (value: number) => Expr<"f64">;
        readonly load: (at: I32, offset?: number) => Expr<"f64">;
        readonly store: (at: I32, value: Expr<"f64">, offset?: number) => Stmt;
        readonly eq: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ne: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly lt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly gt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly le: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ge: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly abs: (a: Expr<"f64">) => Expr<"f64">;
        readonly neg: (a: Expr<"f64">) => Expr<"f64">;
        readonly sqrt: (a: Expr<"f64">) => Expr<"f64">;
        readonly add: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly sub: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly mul: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly div: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly min: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly max: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly copysign: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly splat: (a: Expr<"f64">) => Expr<"v128">;
        readonly loadSplat: (at: I32, offset?: number) => V;
        /** The first element from memory, the others zero. */
        readonly loadFirst: (at: I32, offset?: number) => V;
        readonly loadLane: (at: I32, into: V, lane: number, offset?: number) => V;
        readonly storeLane: (at: I32, from: V, lane: number, offset?: number) => Stmt;
        readonly extract: (a: V, lane: number) => Expr<"f64">;
        readonly replace: (a: V, lane: number, value: Expr<"f64">) => V;
        readonly vconst: (value: number) => V;
        readonly veq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vlt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vgt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vle: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vge: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vabs: (a: Expr<"v128">) => Expr<"v128">;
        readonly vneg: (a: Expr<"v128">) => Expr<"v128">;
        readonly vsqrt: (a: Expr<"v128">) => Expr<"v128">;
        readonly vadd: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vsub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmul: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vdiv: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** b < a ? b : a and a < b ? b : a: one instruction, but NaN only from the first operand. */
        readonly vpmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vpmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** To and from double, where singles are to be summed in double. */
        readonly toDouble: (a: Expr<"f64">) => Expr<'f64'>;
        readonly fromDouble: (a: Expr<'f64'>) => Expr<"f64">;
        /** a b + c, rounded once or twice as the machine likes. Only where features.relaxed says so. */
        readonly vmadd: (a: V, b: V, sum: V) => V;
        /** c - a b, as vmadd. */
        readonly vnmadd: (a: V, b: V, sum: V) => V;
    };
    readonly b: {
        readonly type: "f64";
        /** 's' or 'd', as in names of routines. */
        readonly prec: "d" | "s";
        readonly parts: 1;
        readonly bytes: 4 | 8;
        /** log2(bytes): an index becomes an address by shl. */
        readonly shift: 2 | 3;
        /** Elements of a vector. */
        readonly lanes: number;
        readonly const: (value: number) => Expr<"f64">;
        readonly load: (at: I32, offset?: number) => Expr<"f64">;
        readonly store: (at: I32, value: Expr<"f64">, offset?: number) => Stmt;
        readonly eq: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ne: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly lt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly gt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly le: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ge: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly abs: (a: Expr<"f64">) => Expr<"f64">;
        readonly neg: (a: Expr<"f64">) => Expr<"f64">;
        readonly sqrt: (a: Expr<"f64">) => Expr<"f64">;
        readonly add: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly sub: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly mul: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly div: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly min: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly max: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly copysign: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly splat: (a: Expr<"f64">) => Expr<"v128">;
        readonly loadSplat: (at: I32, offset?: number) => V;
        /** The first element from memory, the others zero. */
        readonly loadFirst: (at: I32, offset?: number) => V;
        readonly loadLane: (at: I32, into: V, lane: number, offset?: number) => V;
        readonly storeLane: (at: I32, from: V, lane: number, offset?: number) => Stmt;
        readonly extract: (a: V, lane: number) => Expr<"f64">;
        readonly replace: (a: V, lane: number, value: Expr<"f64">) => V;
        readonly vconst: (value: number) => V;
        readonly veq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vlt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vgt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vle: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vge: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vabs: (a: Expr<"v128">) => Expr<"v128">;
        readonly vneg: (a: Expr<"v128">) => Expr<"v128">;
        readonly vsqrt: (a: Expr<"v128">) => Expr<"v128">;
        readonly vadd: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vsub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmul: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vdiv: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** b < a ? b : a and a < b ? b : a: one instruction, but NaN only from the first operand. */
        readonly vpmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vpmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** To and from double, where singles are to be summed in double. */
        readonly toDouble: (a: Expr<"f64">) => Expr<'f64'>;
        readonly fromDouble: (a: Expr<'f64'>) => Expr<"f64">;
        /** a b + c, rounded once or twice as the machine likes. Only where features.relaxed says so. */
        readonly vmadd: (a: V, b: V, sum: V) => V;
        /** c - a b, as vmadd. */
        readonly vnmadd: (a: V, b: V, sum: V) => V;
    };
    readonly s: {
        readonly type: "f64";
        /** 's' or 'd', as in names of routines. */
        readonly prec: "d" | "s";
        readonly parts: 1;
        readonly bytes: 4 | 8;
        /** log2(bytes): an index becomes an address by shl. */
        readonly shift: 2 | 3;
        /** Elements of a vector. */
        readonly lanes: number;
        readonly const: (value: number) => Expr<"f64">;
        readonly load: (at: I32, offset?: number) => Expr<"f64">;
        readonly store: (at: I32, value: Expr<"f64">, offset?: number) => Stmt;
        readonly eq: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ne: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly lt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly gt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly le: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ge: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly abs: (a: Expr<"f64">) => Expr<"f64">;
        readonly neg: (a: Expr<"f64">) => Expr<"f64">;
        readonly sqrt: (a: Expr<"f64">) => Expr<"f64">;
        readonly add: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly sub: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly mul: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly div: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly min: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly max: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly copysign: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly splat: (a: Expr<"f64">) => Expr<"v128">;
        readonly loadSplat: (at: I32, offset?: number) => V;
        /** The first element from memory, the others zero. */
        readonly loadFirst: (at: I32, offset?: number) => V;
        readonly loadLane: (at: I32, into: V, lane: number, offset?: number) => V;
        readonly storeLane: (at: I32, from: V, lane: number, offset?: number) => Stmt;
        readonly extract: (a: V, lane: number) => Expr<"f64">;
        readonly replace: (a: V, lane: number, value: Expr<"f64">) => V;
        readonly vconst: (value: number) => V;
        readonly veq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vlt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vgt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vle: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vge: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vabs: (a: Expr<"v128">) => Expr<"v128">;
        readonly vneg: (a: Expr<"v128">) => Expr<"v128">;
        readonly vsqrt: (a: Expr<"v128">) => Expr<"v128">;
        readonly vadd: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vsub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmul: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vdiv: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** b < a ? b : a and a < b ? b : a: one instruction, but NaN only from the first operand. */
        readonly vpmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vpmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** To and from double, where singles are to be summed in double. */
        readonly toDouble: (a: Expr<"f64">) => Expr<'f64'>;
        readonly fromDouble: (a: Expr<'f64'>) => Expr<"f64">;
        /** a b + c, rounded once or twice as the machine likes. Only where features.relaxed says so. */
        readonly vmadd: (a: V, b: V, sum: V) => V;
        /** c - a b, as vmadd. */
        readonly vnmadd: (a: V, b: V, sum: V) => V;
    };
    readonly d: {
        readonly type: "f64";
        /** 's' or 'd', as in names of routines. */
        readonly prec: "d" | "s";
        readonly parts: 1;
        readonly bytes: 4 | 8;
        /** log2(bytes): an index becomes an address by shl. */
        readonly shift: 2 | 3;
        /** Elements of a vector. */
        readonly lanes: number;
        readonly const: (value: number) => Expr<"f64">;
        readonly load: (at: I32, offset?: number) => Expr<"f64">;
        readonly store: (at: I32, value: Expr<"f64">, offset?: number) => Stmt;
        readonly eq: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ne: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly lt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly gt: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly le: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly ge: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"i32">;
        readonly abs: (a: Expr<"f64">) => Expr<"f64">;
        readonly neg: (a: Expr<"f64">) => Expr<"f64">;
        readonly sqrt: (a: Expr<"f64">) => Expr<"f64">;
        readonly add: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly sub: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly mul: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly div: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly min: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly max: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly copysign: (a: Expr<"f64">, b: Expr<"f64">) => Expr<"f64">;
        readonly splat: (a: Expr<"f64">) => Expr<"v128">;
        readonly loadSplat: (at: I32, offset?: number) => V;
        /** The first element from memory, the others zero. */
        readonly loadFirst: (at: I32, offset?: number) => V;
        readonly loadLane: (at: I32, into: V, lane: number, offset?: number) => V;
        readonly storeLane: (at: I32, from: V, lane: number, offset?: number) => Stmt;
        readonly extract: (a: V, lane: number) => Expr<"f64">;
        readonly replace: (a: V, lane: number, value: Expr<"f64">) => V;
        readonly vconst: (value: number) => V;
        readonly veq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vlt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vgt: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vle: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vge: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vabs: (a: Expr<"v128">) => Expr<"v128">;
        readonly vneg: (a: Expr<"v128">) => Expr<"v128">;
        readonly vsqrt: (a: Expr<"v128">) => Expr<"v128">;
        readonly vadd: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vsub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmul: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vdiv: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** b < a ? b : a and a < b ? b : a: one instruction, but NaN only from the first operand. */
        readonly vpmin: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        readonly vpmax: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
        /** To and from double, where singles are to be summed in double. */
        readonly toDouble: (a: Expr<"f64">) => Expr<'f64'>;
        readonly fromDouble: (a: Expr<'f64'>) => Expr<"f64">;
        /** a b + c, rounded once or twice as the machine likes. Only where features.relaxed says so. */
        readonly vmadd: (a: V, b: V, sum: V) => V;
        /** c - a b, as vmadd. */
        readonly vnmadd: (a: V, b: V, sum: V) => V;
    };
    readonly c: Pairs;
    readonly z: Pairs;
};
/** Two doubles from the lower two singles; two singles and two zeros from two doubles. */
export declare const f64x2FromF32: (a: Expr<"v128">) => Expr<"v128">;
export declare const f32x4FromF64: (a: Expr<"v128">) => Expr<"v128">;
export {};
