import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
/** How the columns of a problem are spread over threads: reflect_group.wgsl. */
export interface ReflectShape {
    readonly LANES: number;
    readonly ROWS: number;
    readonly CPT: number;
    readonly SIDE: number;
    readonly GROUP: number;
    readonly KB: number;
    readonly PHASES: number;
    readonly SUBGROUPS: number;
}
/** What the choice of a shape depends on. */
export interface ReflectProblem {
    readonly type: SingleType;
    /** Of the largest problem. */
    readonly rows: number;
    readonly columns: number;
    /** Lanes that are to share a column, which decide the order of sums: lanesOf, of all problems that are launched together the same. */
    readonly share: number;
    /** One workgroup to a problem, if it can hold all columns. */
    readonly whole: boolean;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly workgroupBytes: number;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** A software adapter: it takes longer to compile unrolled text than the work ever could. */
    readonly software: boolean;
}
/**
 * The class of a problem in a ragged batch: problems of one class run together. Taller ones than a workgroup holds have one of their own,
 * empty ones too, which is 0.
 */
export declare const reflectClass: (rows: number, columns: number) => number;
/** Lanes that share a column, the same for a class of sizes. Without a number of columns there may be any. */
export declare function lanesOf(type: SingleType, rows: number, columns?: number): number;
/**
 * How a problem is spread over threads, or nothing if it does not fit into a workgroup; `force` names a shape, which must be legal here.
 */
export declare function pickReflectShape(p: ReflectProblem, force?: string): ReflectShape | undefined;
/** The names of all shapes that the problem may have, the one that is chosen first, for tests and tuning. */
export declare const reflectShapeNames: (p: ReflectProblem) => string[];
/** What of a launch has a text of its own. */
export interface ReflectFlags {
    readonly listed: boolean;
    readonly identity: boolean;
    readonly skips: boolean;
    readonly across: boolean;
    readonly vInC: boolean;
    readonly tauInC: boolean;
}
/** The parameter record of a variant. */
export declare const reflectTuning: (shape: ReflectShape, f: ReflectFlags, type?: SingleType) => Tuning;
export declare const reflectGroup: Kernel;
/** BACK: from a workspace. CONJUGATE: pairs, on their way there. */
export declare const moveVariants: import("../../runtime/variants.ts").Variants<"BACK" | "CONJUGATE" | "LISTED", never>;
export declare const reflectMove: Kernel;
