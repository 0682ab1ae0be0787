import { type Terminal } from './lib/progress.ts';
import { type ErrorsTo } from './lib/usage.ts';
/** Runs the program; returns its exit status: 1 after a message on stderr if it could not do what was asked. */
export declare function runTune(argv: readonly string[], io: {
    readonly stdout: Terminal;
    readonly stderr: Terminal;
} & ErrorsTo): Promise<number>;
