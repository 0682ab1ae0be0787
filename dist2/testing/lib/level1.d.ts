import type { RealMat } from '../../src/core/matrix.ts';
import type { Prec, SumOf } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import { type IntegerView, type TypedView } from './operands.ts';
import type { Random } from './random.ts';
import { type Scalar } from './scalars.ts';
export interface VectorProblem {
    readonly n: number;
    readonly incx: number;
    /** Elements in front of each vector: 8 makes it fit for accesses of four elements, 5 does not. */
    readonly offset: number;
}
export interface PairProblem extends VectorProblem {
    readonly incy: number;
    /** x and y lie in one buffer. */
    readonly together?: boolean;
}
export type VectorPair = Readonly<Record<'x' | 'y', MatrixView>>;
/** In units of eps, as in the level-2 tests of the reference BLAS. The GPU adds up tens of numbers in a row, the rest as a tree. */
export declare const TOLERANCE = 16;
export declare const singleSweep: readonly VectorProblem[];
export declare const pairSweep: readonly PairProblem[];
/** What all cases of one vector share, and those of two. */
export declare const ofVector: {
    tolerance: 16;
    repeatable: true;
    sweep: readonly VectorProblem[];
    fromOptions: ({ n }: {
        readonly n: number;
    }) => VectorProblem;
};
export declare const ofPair: {
    tolerance: 16;
    repeatable: true;
    sweep: readonly PairProblem[];
    fromOptions: ({ n }: {
        readonly n: number;
    }) => PairProblem;
};
/** x alone, uniform on (-1,1). */
export declare function vectorOf({ n, incx, offset }: VectorProblem, prec: Prec, random: Random, use: 'read' | 'write'): MatrixView;
/** x and y, uniform on (-1,1). `use` is that of x; y is written. */
export declare function pairOf(p: PairProblem, prec: Prec, random: Random, use: 'read' | 'write'): VectorPair;
/** Vectors, and where their reduction leaves its number. */
export type SumOperands<K extends string, E extends Prec = SumOf<Prec>> = Readonly<Record<K, MatrixView> & Record<'result', TypedView<E>>>;
/** Where a reduction leaves its number: one element between guards. It holds something to begin with. */
export declare function placeOf<E extends Prec = SumOf<Prec>>(prec: Prec, type?: E): TypedView<E>;
export declare function indexPlace(): IntegerView;
export declare const numberIn: ({ data, offset }: MatrixView | IntegerView) => number;
/** A number of any field where a reduction has left it. */
export declare const scalarIn: ({ data, offset, parts }: MatrixView) => Scalar;
export declare function putScalar({ data, offset, parts }: MatrixView, x: Scalar): void;
/** How much wider the bound of a sum of many numbers is: errors of running sums grow statistically by the square root of their number. */
export declare const growth: (terms: number) => number;
/** The sum of numbers that are not negative, in pairs: a running sum of thousands of doubles is as wrong as what it would judge. */
export declare function sumInPairs(values: readonly number[]): number;
/** Largest error of the elements over their gauges. */
export declare function vectorError(computed: ArrayLike<Scalar>, expected: (i: number) => readonly [value: Scalar, gauge: number]): number;
/** A vector as the references take it. */
export declare const vector: (x: MatrixView, inc: number) => RealMat;
