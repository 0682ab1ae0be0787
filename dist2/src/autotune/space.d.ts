import type { Gpu } from '../runtime/gpu.ts';
import type { Kernel } from '../runtime/kernel.ts';
import type { Shape } from './key.ts';
export type Params = Readonly<Record<string, number>>;
export type Values = Readonly<Record<string, readonly number[]>>;
export interface Limits {
    /** Invocations of a workgroup. */
    readonly threads: number;
    readonly workgroupBytes: number;
    readonly software: boolean;
}
/** One kernel of a family. Adding one to the family's space is all that the tuner and the database need. */
export interface Variant<Choice> {
    readonly name: string;
    readonly kernel: Kernel;
    readonly tunables: Values;
    /** A few values of each tunable, whose combinations are all tried first. */
    readonly coarse: Values;
    /** The kernel's own rules. Device limits are checked by means of `threads` and `workgroupBytes`. */
    readonly valid: (params: Params, limits: Limits) => boolean;
    readonly threads: (params: Params) => number;
    readonly workgroupBytes: (params: Params) => number;
    /** Whether the variant computes this shape, and without wasting most of its tile. */
    readonly suits: (params: Params, shape: Shape) => boolean;
    /** A short name for traces and tables. */
    readonly label: (params: Params) => string;
    readonly choice: (params: Params) => Choice;
}
/** What the tuner may try for a family of kernels. */
export interface Space<Choice = unknown> {
    readonly family: string;
    readonly variants: readonly Variant<Choice>[];
}
/** A kernel with values of its tunables. */
export interface Candidate {
    readonly variant: string;
    readonly params: Params;
}
export declare const limitsOf: ({ threads, workgroupBytes, software }: Gpu) => Limits;
/** The variant that a candidate names, if it is legal on the device. */
export declare function legal<Choice>(space: Space<Choice>, c: Candidate, limits: Limits): Variant<Choice> | undefined;
/** Every combination of the values. */
export declare const product: (values: Values) => Params[];
/** Every candidate for a shape: all of them, or those on the coarse grid. */
export declare const candidates: (space: Space, shape: Shape, limits: Limits, grid: 'coarse' | 'tunables') => Candidate[];
