import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Backend, FieldMat, Ptr, Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { TallDemotion } from './dsgelsDemotion.ref.ts';
import type { DsgelsArgs } from './routines.gen.ts';
/** The arguments that both have in common, checked; of doubles, real or complex. */
export interface TallCall {
    readonly routine: string;
    readonly prec: Prec;
    readonly trans: Trans;
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: Ptr<Prec>;
    readonly lda: number;
    readonly B: Ptr<Prec>;
    readonly ldb: number;
    readonly X: Ptr<Prec>;
    readonly ldx: number;
    readonly iter: Ptr<'i'>;
    readonly info: Ptr<'i'>;
    readonly iters?: Ptr<'i'>;
    readonly rcond?: Ptr<'d'>;
    readonly rank?: Ptr<'i'>;
    readonly rss?: Ptr<'d'>;
}
/** T = A or A^H, and what is asked of it. */
export declare function shapeOf(a: TallCall): {
    p: number;
    q: number;
    nrhs: number;
    rows: number;
    cols: number;
    turned: boolean;
    transposed: boolean;
    minimizes: boolean;
};
/** The factorization T D = Q R in single precision, wherever it is. */
export interface TallFactors {
    readonly backend: Backend;
    /** Demotes T and begins to factor it, unless an element is too large. */
    factor(demotion: TallDemotion): Promise<void>;
    /**
     * The first columns of D = [f; g] := the corrections of r above those of x, as in dsgels.ref.ts, which say nothing if R has a zero on its
     * diagonal. Resolves to the first such place, counted from 1, or 0.
     */
    solve(D: FieldMat, columns: number): Promise<number>;
    /** The reciprocal condition number of R. */
    rcond(): Promise<number>;
    dispose(): void;
}
/** X, what is given of rcond, rank, rss and iters, iter and info, and where refinement has failed A. */
export declare function solveTall(queue: Queue, a: TallCall, factors: () => TallFactors): Promise<void>;
export interface Why {
    /** The reason for the trace, if it is not the backend's. */
    readonly why?: string;
}
export declare const tallOnHost: (queue: Queue, a: TallCall & Why) => Promise<void>;
export declare const dsgelsCpu: (queue: Queue, a: Bound<DsgelsArgs> & Why) => Promise<void>;
