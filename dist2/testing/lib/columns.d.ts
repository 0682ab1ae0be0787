import type { RoutineSpec } from '../../src/index.ts';
import type { Table } from './case.ts';
/** Options that a header states, by the names of the arguments. */
type Flag = 'side' | 'uplo' | 'trans' | 'transA' | 'transB' | 'diag';
/** MAGMA's table of gemm with other sizes in front, `sizes` being fields of the problem. There is no native library yet. */
export declare function productTable<P extends object>(flags: readonly Flag[], sizes: readonly (keyof P & string)[]): Table<P>;
/** What a table of a routine that is bound by memory shows. */
export interface Bandwidth<P> {
    /** Fields of the problem, in front. */
    readonly columns: readonly (keyof P & string)[];
    readonly flags?: readonly Flag[];
    /** The routine computes: Gflop/s with the times, and GByte/s in a column behind. */
    readonly computes?: boolean;
    /** The sizes are lengths of vectors. */
    readonly vectors?: boolean;
    /** The case can plant values: whether NaN and infinity arrive is shown. */
    readonly planted?: boolean;
    readonly each?: (problem: P) => readonly P[];
}
/** MAGMA's table of lacpy, CPU first. */
export declare function bandwidthTable<P extends object>(spec: RoutineSpec, what: Bandwidth<P>): Table<P>;
/** The table of a routine on vectors. */
export declare const vectorTable: <P extends {
    readonly n: number;
}>(spec: RoutineSpec, computes: boolean) => Table<P>;
export {};
