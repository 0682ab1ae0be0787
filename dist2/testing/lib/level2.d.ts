import type { RealMat } from '../../src/core/matrix.ts';
import type { Diag, Prec, Trans, Uplo } from '../../src/index.ts';
import { type Front, type Views } from './calls.ts';
import type { Case, TesterOptions } from './case.ts';
import { type Change, type Entry, type Updated } from './gauge.ts';
import type { MatrixView } from './norms.ts';
import type { Formula, Layout } from './operands.ts';
import { type Scalar } from './scalars.ts';
interface Placed {
    readonly layout?: Layout;
    /** The operands lie in one buffer; vectors are rows of the matrix, so that their increment is its leading dimension. */
    readonly together?: boolean;
}
/** What all cases of level 2 give. */
interface Level2<P> extends Pick<Case<P & object, Views>, 'spec' | 'sweep' | 'fromOptions' | 'table'> {
    readonly front: Front;
    /** The scalars are those of the problem in the field of the operands. */
    reference(problem: P, operands: Record<string, RealMat>, scalars: Scalars): void;
}
interface Scalars {
    readonly alpha: Scalar;
    readonly beta: Scalar;
}
export interface Product extends Placed {
    readonly alpha: number;
    readonly incx: number;
    readonly beta: number;
    readonly incy: number;
}
export interface ProductOf<P> extends Level2<P> {
    /** Fills A with what the formula reads of it; `entry` is NaN where alpha is zero. */
    fill(prec: Prec, A: MatrixView, p: P, entry: Formula): void;
    readonly hermitian?: boolean;
    /** Element (i, j) of op(A). */
    element(p: P, A: MatrixView): Entry;
}
export declare const GENERAL: {
    readonly alpha: 0.7;
    readonly incx: 1;
    readonly beta: 0.9;
    readonly incy: 1;
    readonly layout: {
        readonly pad: 3;
        readonly offset: 5;
    };
};
/** y := alpha op(A) x + beta y */
export declare const productCase: <P extends Product>(of: ProductOf<P>) => Case<P, Views>;
export interface SymmetricProblem extends Product {
    readonly uplo: Uplo;
    readonly n: number;
}
export declare const UPLOS: readonly ['l', 'u'];
/** Factors that are left out, that need no multiplication, and that do. */
export declare const ALPHAS: readonly [0, 1, 0.7];
export declare const BETAS: readonly [0, 1, 0.9];
/** Which triangle a tester means. */
export declare const uploOf: ({ uplo }: TesterOptions) => Uplo;
/** Orders with every increment, every increment and factor, and everything in one buffer. */
export declare const symmetricSweep: (orders: readonly number[], layout: Layout, together: readonly number[]) => SymmetricProblem[];
export interface TriangleProblem extends Placed {
    readonly uplo: Uplo;
    readonly trans: Trans;
    readonly diag: Diag;
    readonly n: number;
    readonly incx: number;
}
export interface TriangleOf<P> extends Level2<P> {
    /** A is solved with: its product with the solution must be what was given. */
    readonly solves?: boolean;
    fill(prec: Prec, A: MatrixView, p: P, entry: (i: number, j: number) => number): void;
    /** Elements beside the diagonal are divided by it, so that A is well-conditioned whatever the order; default: n. */
    width?(p: P): number;
    /** Element (i, j) of A. */
    element(p: P, A: MatrixView): Entry;
}
/** All triangles of one problem. */
export declare const KINDS: {
    uplo: "l" | "u";
    trans: "c" | "n" | "t";
    diag: "n" | "u";
}[];
export declare const triangleSweep: (orders: readonly number[], layout: Layout) => TriangleProblem[];
export declare const triangleOptions: ({ n }: {
    readonly n: number;
}, o: TesterOptions) => TriangleProblem;
/** x := op(A) x or op(A)^-1 x. Off the diagonal A is uniform on (0,1) over its width, on it on (1,2). */
export declare const triangleCase: <P extends TriangleProblem>(of: TriangleOf<P>) => Case<P, Views>;
export interface Update extends Placed {
    readonly alpha: number;
    readonly incx: number;
    readonly incy?: number;
}
export interface UpdateOf<P> extends Level2<P> {
    fill(prec: Prec, A: MatrixView, p: P, entry: Formula): void;
    change(p: P, before: MatrixView, after: MatrixView): Change;
    /** Whether element (i, j) is updated; default: all are. */
    stored?(p: P): NonNullable<Updated['stored']>;
    /** The second factors are conjugated. */
    readonly conjugated?: boolean;
}
/**
 * A := A + alpha x x^T, A + alpha x y^T, or A + alpha (x y^T + y x^T) where only a triangle is stored; conjugated A + alpha x x^H,
 * A + alpha x y^H, A + alpha x y^H + conj(alpha) y x^H, and a triangle is one of a Hermitian matrix.
 */
export declare const updateCase: <P extends Update>(of: UpdateOf<P>) => Case<P, Views>;
export interface UpdateProblem extends Update {
    readonly uplo: Uplo;
    readonly n: number;
}
export interface PairUpdateProblem extends UpdateProblem {
    readonly incy: number;
}
export declare const GENERAL_UPDATE: {
    readonly alpha: 0.7;
    readonly incx: 1;
    readonly layout: {
        readonly pad: 3;
        readonly offset: 5;
    };
};
export declare const updateSweep: (orders: readonly number[], layout: Layout) => UpdateProblem[];
export declare const pairUpdateSweep: (orders: readonly number[], layout: Layout) => PairUpdateProblem[];
export {};
