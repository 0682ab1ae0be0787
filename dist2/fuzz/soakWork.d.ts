import { type Context } from '../src/index.ts';
export interface Work {
    readonly name: string;
    /** A number that stands for all bits of the results. */
    run(context: Context): Promise<number>;
}
/** As many calls, none of which takes longer than the others together, and the rest. */
export declare function workOf(context: Context, seed: number, calls: number, most: number): Work[];
