import { type ArrayOf, type ElementType, type HostArray } from '../core/field.ts';
/** `values` if it is an array of the type's class with its memory in place; a Float16Array counts as its bits. Throws ArgumentError. */
export declare function checkValues(routine: string, type: ElementType, values: unknown): HostArray;
/** The array's bytes in memory that WebGPU may read: copied if shared, padded with zeros to a multiple of four. */
export declare function plainBytes(values: HostArray): Uint8Array;
/** The host copy of a buffer: zeros. Singles and doubles, also complex, live where the CPU engine computes. */
export declare function hostCopy<E extends ElementType>(type: E, length: number): ArrayOf<E>;
/** Gives a host copy's memory back at once, where it would otherwise wait for the garbage collector. It must not be used any more. */
export declare function releaseHostCopy(array: HostArray): void;
/** An ordinary array of zeros. */
export declare function hostArray<E extends ElementType>(type: E, length: number): ArrayOf<E>;
