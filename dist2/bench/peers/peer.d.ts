import type { Data, Problem } from './problems.ts';
export interface Call {
    /** Timed: from operands as the library keeps them to a result that can be read at once. */
    run(): unknown;
    /** Not timed: the numbers of a result, by rows. */
    read(result: unknown): ArrayLike<number> | Promise<ArrayLike<number>>;
}
export interface Peer {
    readonly name: string;
    /** Calls machine code that was compiled or downloaded when it was installed; the others run wherever JavaScript does. */
    readonly native?: true;
    open(problem: Problem, data: Data): Promise<Call | undefined>;
}
export declare function load<T>(name: string): Promise<T>;
export declare const shapeOf: ({ n, batch }: Problem) => number[];
/** Rows as arrays. */
export declare const nested: (values: ArrayLike<number>, n: number) => number[][];
export declare const flat: (rows: unknown) => number[];
