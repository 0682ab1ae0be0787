import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
export interface ChaseTuning extends Tuning {
    /** Diagonals on each side of the main one. */
    readonly B: number;
    /** Sweeps of a workgroup. */
    readonly SLOTS: number;
}
/** The first one that a device has room for. */
export declare const chaseTuning: (type: SingleType, kd: number, room: number) => ChaseTuning | undefined;
export declare const sb2stChase: Kernel;
/** Columns of a workgroup of sy2sb_band, and threads that share one. */
export declare const BAND_COLUMNS = 8;
export declare const bandVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const sy2sbBand: Kernel;
/** Diagonals and columns of a workgroup of sy2sb_store. */
export declare const STORE_DIAGONALS: number, STORE_COLUMNS: number;
export declare const bandStoreVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const sy2sbStore: Kernel;
export declare const DIAGONAL_THREADS = 256;
export declare const diagonalVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const sb2stValues: Kernel;
export interface ApplyTuning extends Tuning {
    readonly B: number;
    /** Sweeps whose reflectors are applied together. */
    readonly SWEEPS: number;
    readonly THREADS: number;
}
export declare const applyTuning: (type: SingleType, kd: number) => ApplyTuning;
export declare const sb2stApply: Kernel;
