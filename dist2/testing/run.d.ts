import { type Context } from '../src/index.ts';
import { type ErrorsTo } from './lib/usage.ts';
/** The names of all tester programs. */
export declare const programNames: readonly string[];
/** Where a tester writes: process.stdout and process.stderr have this shape. */
export interface Output {
    write(text: string): unknown;
}
/** Where a tester program prints. */
export interface Surroundings extends ErrorsTo {
    readonly stdout: Output;
    readonly stderr?: Output;
    /** Default: one is made as --backend and --adapter say, and disposed of. */
    readonly context?: Context;
}
/**
 * Runs a tester: argv is the routine's name (sgemm, testing_sgemm) and its options. Returns the number of failed rows; 1 after a message
 * on stderr if the command line is wrong or there is nothing to run it on.
 *
 * @example
 * const failed = await runTester(['sgemm', '-n', '128:512:128', '-c'], { stdout: process.stdout, stderr: process.stderr });
 */
export declare function runTester(argv: readonly string[], io: Surroundings): Promise<number>;
