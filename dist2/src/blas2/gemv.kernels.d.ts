import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { type NumberType } from '../runtime/representation.ts';
/** How a matrix is loaded: `width` numbers at a time. */
export interface GemvChoice {
    readonly width: 1 | 4;
    readonly n: Tuning & {
        readonly THREADS: number;
        readonly DEPTH: number;
    };
    /** Threads of gemv_n that share a row where rows and columns are many. */
    readonly groups: number;
    readonly t: TransposedTuning;
    /** Of the conjugate transpose. */
    readonly c: TransposedTuning;
}
type TransposedTuning = Tuning & {
    readonly THREADS: number;
    readonly COLS: number;
    readonly DEPTH: number;
};
type Choices = Readonly<Record<NumberType, GemvChoice>>;
/** By what W and y hold, W being as y where it has no halves. */
export declare const sumTunings: {
    readonly s: {
        readonly THREADS: number;
        readonly DEPTH: number;
    };
    readonly c: {
        readonly THREADS: number;
        readonly DEPTH: number;
    };
    readonly d: {
        readonly R: string;
        readonly DOUBLE: 1;
        readonly THREADS: number;
        readonly DEPTH: number;
    };
    readonly z: {
        readonly R: string;
        readonly DOUBLE: 1;
        readonly THREADS: number;
        readonly DEPTH: number;
    };
    /** Singles into halves. */
    readonly h: {
        readonly THREADS: number;
        readonly DEPTH: number;
    };
    /** Halves into halves. */
    readonly hh: {
        readonly THREADS: number;
        readonly DEPTH: number;
        readonly S: string | number;
    };
};
export declare const gemvN: Kernel;
export declare const gemvT: Kernel;
export declare const gemvSum: Kernel;
/** Rules over whether A's elements are real and its rows, leading dimension and offset multiples of four; their choices are by type. */
export declare const gemvRules: readonly Rule<boolean, Choices>[];
export {};
