import type { Kernel, Tuning } from '../../runtime/kernel.ts';
type Type = 'd' | 'z';
/** Columns of a panel at most: complex ones fill workgroup memory with fewer. */
export declare const potf2Order: Readonly<Record<Type, number>>;
/** Rows below the block on the diagonal that a workgroup eliminates beside it. */
export declare const POTF2_ROWS = 16;
/** The same bits: threads share the elements, whose arithmetic is the same. */
export declare const potf2Tuning: (type: Type, threads: number) => Tuning;
export declare const potf2Double: Kernel;
export declare const storeTuning: (type: Type) => Tuning;
export declare const potf2StoreDouble: Kernel;
export {};
