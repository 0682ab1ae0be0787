import type { Complex, ElementType, Prec } from './field.ts';
import { type Flops } from './flops.ts';
/** Argument values while a call is checked; the fields are the routine's own. */
export type Values = Readonly<Record<string, unknown>>;
/** A size that depends on other arguments, e.g. the rows of A. */
export type Extent = (a: Values) => number;
export type Access = 'in' | 'out' | 'inout';
/** The type of an operand that has not the call's precision: fixed, or a function of that precision. */
export type OwnType = ElementType | ((prec: Prec) => ElementType);
/** A rule about an argument and those before it, for which no kind has a word: what is wrong, or nothing. */
type Rule = (a: Values) => string | undefined;
/** One argument of a routine: its kind, its rules, and its default. */
export type ArgSpec = Kind & {
    readonly also?: Rule;
    /** The precisions of calls that may have it, if not all, other than by its default. */
    readonly precs?: string;
};
type Kind = {
    readonly kind: 'flag';
    readonly values: readonly string[];
    readonly default?: string;
    /** Integers that may stand in place of a word, from the first to the last. */
    readonly numbers?: readonly [first: number, last: number];
    /**
     * The one that complex calls do not take: 't' where Q is applied, which LAPACK does as Q or Q^H; 'c' where an update is symmetric,
     * not Hermitian.
     */
    readonly realOnly?: string;
    /** Extents of arguments in front of it depend on it: what it is decides their rules, though its own comes at its place. */
    readonly early?: true;
} | {
    readonly kind: 'switch';
    readonly default: boolean;
}
/** A function of one number (expression.ts). May be left out. */
 | {
    readonly kind: 'expression';
    readonly optional: true;
} | {
    readonly kind: 'size';
    readonly default?: number;
}
/**
 * A number of the call's field; of a product of integers a 32-bit integer. `real`: a real number in every field, like the alpha of herk.
 */
 | {
    readonly kind: 'scalar';
    readonly default?: number;
    readonly integer?: true;
    readonly real?: true;
} | {
    readonly kind: 'ld';
    readonly of: string;
}
/** Not 0. Below 0 element 0 is the last one in memory, as in BLAS; `positive`: refused, in a batch. */
 | {
    readonly kind: 'inc';
    readonly default?: number;
    readonly positive?: true;
} | {
    readonly kind: 'index';
    readonly from: Extent;
    readonly to: Extent;
    readonly rule: string;
}
/** Elements from one matrix of a batch to the next; 0 gives all the same one, unless it is written. */
 | {
    readonly kind: 'stride';
    readonly of: string;
    readonly optional?: true;
}
/** Lists on the host with one entry per problem of a batch, all as long as the first. Extents see the entries of one problem. */
 | {
    readonly kind: 'sizes';
} | {
    readonly kind: 'lds';
    readonly of: string;
    readonly optional?: true;
} | {
    readonly kind: 'offsets';
    readonly of: string;
    readonly optional?: true;
} | {
    readonly kind: 'matrix';
    /** May be left out: the routine then does without it. */
    readonly optional?: true;
    readonly rows: Extent;
    readonly cols: Extent;
    readonly type?: OwnType;
    readonly ld: string;
    readonly access: Access;
    /** A batch: the argument that says where its matrices begin, a stride, offsets, or a vector of offsets on the device. */
    readonly places?: string;
} | {
    readonly kind: 'vector';
    /** May be left out: the routine then does without it. */
    readonly optional?: true;
    readonly length: Extent;
    readonly type?: OwnType;
    readonly inc?: string;
    readonly access: Access;
};
/** Names of their own that a routine has in some precisions. */
export type Names = Readonly<Partial<Record<Prec, string>>>;
/** Those of a routine that is called otherwise where it is complex: complexly('ungqr') are cungqr and zungqr. */
export declare const complexly: (name: string) => Names;
/** What the sides can do that a call of doubles may go to. */
export interface Sides {
    /** Multiplications and additions a millisecond of products of doubles on the GPU, as measured there. */
    readonly products: number;
    /** Of the CPU's engine. */
    readonly threads: number;
}
/** Milliseconds. */
export interface Costs {
    readonly gpu: number;
    readonly cpu: number;
}
/**
 * A routine as data: its name and precisions, its arguments in LAPACK's order, when there is nothing to do, and its
 * operations.
 */
export interface RoutineSpec {
    /** LAPACK's name without the precision letter. */
    readonly name: string;
    /** Returns an index: BLAS then puts the precision letter behind a leading i, as in isamax. */
    readonly returnsIndex?: true;
    /** Names by precision where LAPACK's are not the letter and `name`: cungqr and zungqr of orgqr, scnrm2, csscal. */
    readonly named?: Names;
    /** Its name says which two precisions it computes in, as dsgesv does: no letter is put in front of it. */
    readonly mixed?: true;
    /** Precision letters it exists for. */
    readonly precs: string;
    /** Precisions that must live on the GPU for a call to be computed there, where they are not the operands': dsgesv computes in singles. */
    readonly computes?: string;
    /** Of the precisions 'd' and 'z', those that kernels compute too, on a context whose doubles live on the GPU. */
    readonly doubles?: string;
    /** About how many dispatches of them wait for one another there, if more than those of a product. */
    readonly serial?: (a: Values) => number;
    /** What its operations cost, where they are neither products nor bound by memory. */
    readonly costs?: (a: Values, flops: number, sides: Sides) => Costs;
    /** Argument name to description, in positional order: positions in error messages are counted from here. */
    readonly args: Readonly<Record<string, ArgSpec>>;
    /** Whether a checked call has nothing to compute and nothing to write. */
    readonly nothing?: (a: Values) => boolean;
    /** Multiplications and additions of a call; as one number, as many of either. */
    readonly flops: (a: Values) => Flops;
}
/**
 * The argument names in positional order: all, or those of calls of one precision. One that others have and that has a default keeps its
 * place.
 */
export declare function argNames(spec: RoutineSpec, prec?: string): readonly string[];
/** The name with its precision letter: dgemm, isamax, cungqr. Without a letter, the bare name. */
export declare function routineName(spec: RoutineSpec, prec: string): string;
/** What the buffer of an operand must hold in a call of precision `prec`. */
export declare function operandType(arg: ArgSpec, prec: Prec): ElementType;
/** Real operations of a call in a precision. */
export declare const flopsOf: (spec: Pick<RoutineSpec, 'flops'>, a: Values, prec?: Prec) => number;
/** The only place where a wrong argument becomes an error. */
export declare function refuse(spec: RoutineSpec, prec: string, argument: string, value: unknown, rule: string): never;
/** Reads a numeric argument inside an Extent. */
export declare const num: (a: Values, name: string) => number;
/** Reads a scalar of the call's field. */
export declare const scalarOf: (a: Values, name: string) => number | Complex;
/** The argument that counts the matrices of a batch whose sizes are all the same. */
export declare const BATCH = "batchCount";
/** Arguments that are lists with an entry per problem. */
export declare const isList: (arg: ArgSpec) => boolean;
/**
 * The problems of a batch given by lists, one after the other: `visit` sees the values with the entries of one problem in place of the
 * lists, in one record that changes.
 */
export declare function eachProblem(spec: RoutineSpec, values: Values, visit: (one: Values, b: number) => void): void;
/** The same with the entries of the lists of sizes only: extents depend on no others. */
export declare function eachSizes(spec: RoutineSpec, values: Values, visit: (one: Values, b: number) => void): void;
/** Extent: how many problems the lists of a call have, of which `first` is one. */
export declare const entriesOf: (first: string) => Extent;
/** Extent: the value of an argument. */
export declare const arg: (name: string) => Extent;
/** Extent: the elements of a packed triangle whose order is an argument. */
export declare const packedTriangle: (order: string) => Extent;
export {};
