import type { Kernel, Tuning } from './kernel.ts';
/**
 * The WGSL module for `tuning`; with an empty record the file as written, but for parts that its own constants leave out. Where the text
 * with marked loops written out is longer than `longest` characters they stay loops: the same arithmetic in the same order.
 */
export declare function kernelText(kernel: Kernel, tuning: Tuning, longest?: number): string;
/** A storage binding of a kernel, read from its text. */
export interface Slot {
    readonly name: string;
    readonly binding: number;
    readonly writes: boolean;
}
/** A field of the kernel's `Params`: its first word within the struct, and how many it has. */
export interface Field {
    readonly name: string;
    readonly type: 'u32' | 'i32' | 'f32';
    readonly at: number;
    readonly parts: 1 | 2 | 4;
}
export interface Interface {
    readonly slots: readonly Slot[];
    readonly fields: readonly Field[];
    /** Binding number of the uniform Params. */
    readonly params: number;
    /** Bytes of Params, rounded up to WGSL's uniform alignment. */
    readonly paramBytes: number;
}
/**
 * The bindings and the Params of a module: the WGSL text is their only definition. Types of fields may be aliases, such as that of a
 * scalar.
 */
export declare function readInterface(name: string, text: string): Interface;
