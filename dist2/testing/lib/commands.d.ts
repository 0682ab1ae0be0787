import type { Prec } from '../../src/index.ts';
import { type RunOptions } from './runOptions.ts';
export interface Command {
    /** With precision: sgetrf. */
    readonly name: string;
    /** The tester's options, without sizes. */
    readonly options: readonly string[];
    readonly sizes: readonly string[];
    /** Sizes above the limit. */
    readonly skipped: readonly string[];
}
/** What run_tests has to know of the machine: whether a precision runs on a software adapter. */
export type IsSoftware = (prec: Prec) => boolean;
export declare const wordsOf: ({ name, options, sizes }: Command) => string[];
export declare function commandsOf(o: RunOptions, isSoftware: IsSoftware): Command[];
