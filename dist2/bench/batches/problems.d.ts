import { type Context } from '../../src/index.ts';
export interface Problem {
    /** One call; where it overwrites A, with the copy that makes A what it was. */
    run(): Promise<void>;
    /** The largest errors of some members, in units of n eps; NaN where one has failed. */
    errors(): Promise<number[]>;
    dispose(): void;
}
/** m x n matrices, so many of them. */
export interface Shape {
    readonly m: number;
    readonly n: number;
    readonly count: number;
}
export interface Family {
    readonly name: string;
    /** What rivals' programs call it, and its arguments there. */
    readonly rivals: (shape: Shape) => readonly {
        readonly what: string;
        readonly args: readonly unknown[];
    }[];
    readonly shapes: readonly Shape[];
    make(context: Context, shape: Shape): Problem;
}
/** Sums of four numbers of Marsaglia's xorshift: nearly normal. */
export declare function random({ m, n, count }: Shape, symmetric: boolean): Float32Array<ArrayBuffer>;
export declare const FAMILIES: readonly Family[];
