import { type ElementType } from '../../src/core/field.ts';
import type { Diag, Prec, Queue, RoutineSpec, Side, Trans, UpdateMath, Uplo } from '../../src/index.ts';
import type { MatrixView } from './norms.ts';
import { type IntegerView, type Layout, type Operands, type Placed, type PlacedOperands, type RealView } from './operands.ts';
import type { Source } from './source.ts';
/** Operands of numbers, of integers, and of numbers that are real in calls of every field, by their names. */
export type Data<M extends string, I extends string = never, R extends string = never> = Readonly<Record<M, MatrixView> & Record<I, IntegerView> & Record<R, RealView>>;
export type Views = Readonly<Record<string, MatrixView>>;
/** Nothing is a multiple of four; then everything is. */
export declare const ODD: {
    readonly pad: 3;
    readonly offset: 5;
};
export declare const ALIGNED: {
    readonly align: 4;
    readonly pad: 4;
    readonly offset: 8;
};
/** Any routine: whether the arguments are right is checked by its spec. */
export type Front = (queue: Queue, args: never) => Promise<void>;
/** Sizes as they are written, '5x3', in one line for many: shapes('0x0 5x3') is [[0, 0], [5, 3]]. */
export declare const shapes: <T extends readonly number[] = readonly [number, number]>(...lines: readonly string[]) => T[];
/** A vector as a 1 x n matrix whose ld is the absolute increment; a negative one reverses the order. */
export declare const vectorWindow: (prec: Prec, n: number, inc: number, use: 'read' | 'write', offset?: number) => MatrixView;
/** The increment to call with: that of the window, with the sign of the problem's. */
export declare const incOf: (x: {
    readonly ld: number;
}, inc: number) => number;
/**
 * Matrices and vectors at the sizes of a problem, vectors as rows. `together`: all of them in one array, where the increments are the
 * leading dimension.
 */
export declare function operandsOf(spec: RoutineSpec, prec: Prec, problem: {
    readonly layout?: Layout;
    readonly together?: boolean;
}): Views;
/** 2 where an operand is complex. */
export declare const partsAt: (at: Readonly<Record<string, Placed<ElementType>>>) => 2 | undefined;
/** The arguments of a call by their names: operands where they lie, their leading dimensions and increments, and what the problem says. */
export declare function argumentsOf(spec: RoutineSpec, problem: object, at: Readonly<Record<string, Placed<ElementType>>>): never;
/** The call under test, of a routine whose problem has its arguments' names; `more` are those that are the same in all problems. */
export declare const calling: <D extends Operands>(front: Front, spec: RoutineSpec, more?: object) => (queue: Queue, problem: object, at: PlacedOperands<D>) => Promise<void>;
/** Numbers of a problem by their names. */
export type Sizes<K extends string> = Readonly<Record<K, number>>;
/** Flags of a problem by their names. */
export type Flags<K extends 'side' | 'uplo' | 'trans' | 'transA' | 'transB' | 'diag'> = Readonly<Pick<{
    side: Side;
    uplo: Uplo;
    trans: Trans;
    transA: Trans;
    transB: Trans;
    diag: Diag;
}, K>>;
export interface LaidOut {
    readonly layout?: Layout;
}
/** A problem whose matrix may come from elsewhere. */
export interface Filled extends LaidOut {
    /** Default: uniform on (0,1). */
    readonly source?: Source;
}
/** A routine that works by blocks. */
export interface Blocked {
    /** Of the GPU's products. Default 'strict'. */
    readonly math?: UpdateMath;
    /** Rows or columns of a block; 0 or absent leaves it to the routine. */
    readonly nb?: number;
}
