import { type Shape, type SizeSet } from './sizeSets.ts';
export interface RunOptions {
    readonly groups: readonly string[];
    /** Testers named on the command line; they take the place of groups. */
    readonly testers: readonly string[];
    readonly sets: readonly SizeSet[];
    readonly shapes: readonly Shape[];
    /** Values of -n, which take the place of sets and shapes. */
    readonly sizes: readonly string[];
    /** Initials; all when empty. */
    readonly precisions: string;
    readonly start: string | undefined;
    /** Words of the testers' own options, of which one must be there where a command has any of its family. */
    readonly select: readonly (readonly string[])[];
    /** Handed to every tester. */
    readonly extra: readonly string[];
    /** Largest dimension where a software adapter computes; 0: none. */
    readonly limit: number;
    /** Seconds that a command may take. */
    readonly timeout: number;
    readonly inProcess: boolean;
    readonly list: boolean;
    readonly help: boolean;
}
export declare const RUN_HELP: string;
/** Whether a command line of a tester has, of every family of which it has an option, a chosen one. */
export declare function selected(words: readonly string[], select: readonly (readonly string[])[]): boolean;
export declare function parseRunOptions(argv: readonly string[]): RunOptions;
