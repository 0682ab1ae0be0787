import type { Queue } from '../../runtime/queue.ts';
import { type Scales } from './gmres.ref.ts';
import { type MixedCall, type MixedKind, type Refined, type Singles } from './mixed.cpu.ts';
/** What a refinement where the factors are has come to, and the solutions with them that it took for each right-hand side. */
export interface GmresRefined extends Refined {
    readonly inner: Int32Array;
}
export type GmresSingles = Singles<GmresRefined>;
/** Factors that a refinement is tried with. */
export interface Attempt {
    /** Of the precision that they are computed in. */
    readonly bits: 16 | 32;
    /** Its pivots are those of the attempt before: it is passed over where that has broken down. */
    readonly alike?: boolean;
    /** Called once, when there is something to factor. */
    begin(): GmresSingles;
    /** What A was scaled by, once it has been factored. Absent: nothing. */
    scales?(): Promise<Scales>;
}
export declare const failure: (bits: 16 | 32, iter: number) => string;
export declare function success(bits: 16 | 32, { iter, inner }: GmresRefined): string;
/** iter, iters, inner and factored. */
export declare function report(a: MixedCall, { iter, iters, inner }: GmresRefined, factored: number): void;
/** X and what there is to report, by the first attempt that converges, or else in double. */
export declare function solveGmres(queue: Queue, a: MixedCall, kind: MixedKind, attempts: readonly [Attempt, ...Attempt[]]): Promise<void>;
