import type { ElementType } from '../core/field.ts';
import type { Tuning } from './kernel.ts';
import type { Representations } from './representation.ts';
export interface Axes<F extends string, S extends object> {
    /** Absent: the kernel says its types itself. */
    readonly types?: Representations;
    /** Constants, and how many values each takes: 0, 1, ... */
    readonly flags?: Readonly<Record<F, number>>;
    /** Sets of constants that belong together. */
    readonly tiles?: readonly S[];
    /** Constants that are the same in all. */
    readonly always?: Tuning;
    /** Which of the product a routine may launch, if not all. */
    readonly legal?: (variant: Tuning) => boolean;
}
/** A flag as drivers have it: true is 1. */
export type Flags<F extends string> = Readonly<Record<F, number | boolean>>;
export interface Variants<F extends string, S extends object> {
    /** Every variant that a routine may launch, for Kernel.variants. */
    readonly all: readonly Tuning[];
    /** The variant for an element type, with these flags and this tile; what there is no axis for is left out. */
    of(type: ElementType | undefined, flags?: Flags<F>, tile?: S): Tuning;
}
/** The variants of a kernel, each made when it is first asked for. */
export declare function variants<F extends string = never, S extends object = never>(axes: Axes<F, S>): Variants<F, S>;
