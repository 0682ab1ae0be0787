/** One function called with each list of arguments, in any order. There is one, and all are equally long. */
export interface Job {
    /** The function's number among those of all modules that the workers know. */
    readonly fn: number;
    readonly parts: readonly (readonly number[])[];
}
/**
 * A program as workers read it: its length without this number; of each job the function, the arguments of a part, the parts, all
 * arguments.
 */
export declare function encoded(jobs: readonly Job[]): number[];
/** Settles when a program has ended; undefined where one can only look. */
export declare function endOf(word: Int32Array): Promise<string> | string | undefined;
/** Resolves with `ended`, or after some time. The timer also keeps the process alive, which waiting for a word does not. */
export declare function orAfter(ended: Promise<string> | string | undefined, ms: number): Promise<void>;
