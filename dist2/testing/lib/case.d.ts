import type { Context, Prec, Queue, RoutineSpec } from '../../src/index.ts';
import type { MatrixFile } from '../../src/linalg/files/matrixFile.ts';
import type { Options } from './defaults.ts';
import type { Versions } from './factor.ts';
import { type Operands, type PlacedOperands } from './operands.ts';
import { Random } from './random.ts';
import type { Size } from './sizes.ts';
import type { Timing } from './table.ts';
/** Options of a tester program with the contents of --matrix-file. */
export interface TesterOptions extends Options {
    readonly file?: MatrixFile;
}
/** How thoroughly a result is judged. */
export interface Check {
    /** 1, or 2 for the second check of a tester (-c2). */
    readonly level: 1 | 2;
    /** Result of the CPU reference, where it has been computed and is not itself what is judged. */
    readonly reference?: Operands;
    readonly random: Random;
}
/** Calls of other routines that a row compares with. */
export interface Beside {
    readonly timings: readonly Timing[];
    readonly error: number;
}
/** What a tester found out about one call. */
export interface Measured {
    readonly tested: Timing;
    readonly cpu?: Timing;
    /** Absent: not checked. */
    readonly error?: number;
    readonly okay?: boolean;
    /** The errors of which `error` is the greatest. */
    readonly parts?: readonly number[];
    readonly cpuError?: number;
    readonly cpuOkay?: boolean;
    /** Corrections of a refinement, or LAPACK's code of what made it fail. */
    readonly iter?: number;
    /** What the table measures besides the call under test. */
    readonly beside?: Beside;
    /** Whether a NaN and an infinity in the data arrive in the result, of cases that can plant them. */
    readonly nan?: boolean;
    readonly inf?: boolean;
}
/** The tester program of a case: what it prints. */
export interface Table<P> {
    /** Unit of its times. */
    readonly unit: 'ms' | 'sec';
    /** Checked even without -c. */
    readonly alwaysChecked?: boolean;
    /** Takes --matrix and --matrix-file. */
    readonly takesMatrix?: boolean;
    /** Takes --version, --nb, and --math strict or split. */
    readonly versions?: Versions;
    /** Bytes that a call moves, for rates in GByte/s. */
    bytes?(problem: P, prec: Prec): number;
    /** The problems of one size where there is a row for each: its norms, its triangles. */
    each?(problem: P): readonly P[];
    /** Runs the calls that a row compares with, on the operands of the call under test. */
    beside?(context: Context, problem: P, operands: Operands): Promise<Beside>;
    header(options: TesterOptions, backend: 'cpu' | 'gpu'): string[];
    row(problem: P, measured: Measured): string;
}
/**
 * `P` is a problem: the arguments that are not operands, and how operands are laid out. `D` is its operands by their names in the spec.
 * Variants of a kernel are forced by giving `complaints` another `run`: the layers let no case see kernels.
 */
export interface Case<P extends object = object, D extends Operands = Operands> {
    readonly spec: RoutineSpec;
    /** Bound of the error in units of eps. */
    readonly tolerance: number;
    /** A second call on the results of the first is a meaningful one: short calls may be timed many at a time. */
    readonly repeatable?: boolean;
    /** The problems of the unit tests. */
    readonly sweep: readonly P[];
    /** The problem of one row of a tester. */
    fromOptions(size: Size, options: TesterOptions): P;
    data(problem: P, prec: Prec, random: Random): D;
    /** The call under test. */
    run(queue: Queue, problem: P, at: PlacedOperands<D>): Promise<void>;
    /** The same on the host, in place, by the fast reference. */
    reference(problem: P, operands: D): void;
    /** The precision that a problem is computed in where that is not the operands'. */
    arithmetic?(problem: P, prec: Prec): Prec | undefined;
    /** The error of `after`, to be compared with tolerance * eps; NaN where something is not a number. */
    error(problem: P, before: D, after: D, check: Check): number;
    /** The errors of which `error` is the greatest, where the table has a column for each. */
    parts?(problem: P, before: D, after: D, check: Check): readonly number[];
    /** Puts a value where the call reads it: `error` then expects it to arrive. */
    plant?(problem: P, operands: D, value: number): void;
    /** Absent: the routine has no tester program. */
    readonly table?: Table<P>;
}
/** Up to this order an exact check costs less than a moment; beyond it, random vectors estimate the same error. */
export declare const EXACT_ORDER = 512;
/** Operands that a call changes, from the spec; of those that may be left out the ones in `operands`. */
export declare function written(c: Pick<Case, 'spec'>, operands?: Operands): string[];
/** Real operations of a call in a precision. */
export declare const flops: (c: Pick<Case, 'spec'>, problem: object, prec: Prec) => number;
/** Random numbers for checks: another stretch of the sequence than the data's. */
export declare const checkRandom: () => Random;
export interface Outcome<D extends Operands> {
    readonly before: D;
    readonly after: D;
}
/** Runs a problem once, from fresh data to downloaded results; every operand is downloaded. */
export declare function attempt<P extends object, D extends Operands>(context: Context, c: Case<P, D>, problem: P, prec: Prec, run?: Case<P, D>['run']): Promise<Outcome<D>>;
/** What is wrong with a result, in words: nothing if its error is below the bound and only its own elements have changed. */
export declare function judge<P extends object, D extends Operands>(c: Case<P, D>, problem: P, prec: Prec, { before, after }: Outcome<D>): string[];
/** Unit roundoff that an error is judged in: that of the first result (a sum of halves is a single), or of cruder arithmetic. */
export declare function epsOf<P extends object, D extends Operands>(c: Case<P, D>, prec: Prec, problem: P): number;
/** attempt and judge: the body of a unit test. */
export declare const complaints: <P extends object, D extends Operands>(context: Context, c: Case<P, D>, problem: P, prec: Prec, run?: Case<P, D>['run']) => Promise<string[]>;
