import type { Context } from '../src/index.ts';
/** What memory is filled with: NaN of every precision, and -1; then numbers near 1 of every precision, and large integers. */
export declare const GARBAGE: readonly [4294967295, 1066483601];
export interface Poison {
    /** What memory is filled with from now on. */
    word: number;
    /** Takes the garbage away again: memory is as it was before. */
    remove(): void;
}
/** Fills memory that the context hands out with garbage. On the CPU that is the engine's, of all contexts. */
export declare function poisonMemory(context: Context, word?: number): Poison;
