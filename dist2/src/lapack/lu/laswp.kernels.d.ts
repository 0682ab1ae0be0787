import { type ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
interface LaswpShape {
    /** Interchanges per dispatch. */
    readonly NP: number;
    readonly THREADS: number;
    /** Columns per workgroup. */
    readonly COLS: number;
}
/** The widest triangle that the kernel solves with on this device. */
export declare function solveWidth(type: ElementType, workgroupBytes: number, software: boolean): number;
/** A shape for `count` interchanges, at most solveWidth(), of this many columns. */
export declare function pickLaswp(type: ElementType, count: number, columns: number): LaswpShape;
export declare const laswpVariants: import("../../runtime/variants.ts").Variants<"SOLVE", LaswpShape>;
export declare const laswpKernel: Kernel;
export {};
