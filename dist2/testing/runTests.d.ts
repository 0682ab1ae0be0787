import { type Context } from '../src/index.ts';
import { type ErrorsTo } from './lib/usage.ts';
import { type Finished } from './lib/verdicts.ts';
import { type Output } from './run.ts';
/** Runs a tester's command line. */
export type RunCommand = (words: readonly string[], timeoutMs: number) => Promise<Finished>;
export interface Conditions extends ErrorsTo {
    readonly stdout: Output;
    readonly stderr: Output;
    /** One line per command, where stdout goes to a file. */
    readonly brief?: Output;
    /**
     * Default with --in-process: in this process. A process per command, which is what the program does otherwise, costs half a second each,
     * but a tester that crashes or hangs is counted, and takes no other with it.
     */
    readonly runCommand?: RunCommand;
    /** Whose adapter the testers run on; default: the one that --backend and --adapter choose. */
    readonly context?: Context;
}
/** Returns the number of failed rows, errors and crashes, or 1 for a wrong command line. */
export declare function runTests(argv: readonly string[], io: Conditions): Promise<number>;
