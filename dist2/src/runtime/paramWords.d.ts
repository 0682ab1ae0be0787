import type { Param } from './kernel.ts';
import type { Pipeline } from './pipeline.ts';
/** The same memory as numbers of each type that Params may have. */
export interface Words {
    readonly u32: Uint32Array<ArrayBuffer>;
    readonly i32: Int32Array;
    readonly f32: Float32Array;
    readonly f64: Float64Array;
}
export declare const wordsOn: (memory: ArrayBuffer) => Words;
export type Params = Readonly<Record<string, Param>>;
/** Writes the Params of a dispatch from a word on. */
export declare function fill(words: Words, word: number, { fields, kernel }: Pipeline, params: Params, base: Params): void;
/** Whether two dispatches' Params, of as many words, are the same. */
export declare function sameWords({ u32 }: Words, one: number, other: number, count: number): boolean;
