import type { MpiType } from './abi.ts';
/** What communicators send and receive. */
export type MpiArray = Float32Array | Float64Array | Int32Array | Uint8Array;
/** One array, or a list of arrays of one type that becomes one message. */
export type MpiData<T extends MpiArray = MpiArray> = T | readonly T[];
/** By the numbers that name them in messages. */
export declare const TYPES: readonly MpiType[];
export declare function typeOf(array: MpiArray): MpiType;
export declare function newArray<T extends MpiArray>(type: MpiType, length: number): T;
export declare function checkArray(routine: string, argument: string, position: number, value: unknown): void;
/** That a message of all ranks' parts can be counted. */
export declare function checkCount(routine: string, argument: string, position: number, count: number): void;
/** Arrays of one type; a single one is a list of itself. */
export declare function checkList<T extends MpiArray>(routine: string, argument: string, position: number, value: MpiData<T>): readonly T[];
export declare const lengthOf: (list: readonly MpiArray[]) => number;
/** The arrays of a list behind each other; of one that array itself. */
export declare function packed<T extends MpiArray>(list: readonly T[], type: MpiType): T;
/** The way back, into the arrays of the list. */
export declare function unpack<T extends MpiArray>(all: T, list: readonly T[]): void;
/** Parts of an array by their lengths, as views of it. */
export declare function parts<T extends MpiArray>(all: T, counts: Int32Array): T[];
/** Where each part begins. */
export declare function starts(counts: Int32Array): Int32Array;
