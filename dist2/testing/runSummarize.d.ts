import { type ErrorsTo } from './lib/usage.ts';
import type { Output } from './run.ts';
export declare function runSummarize(argv: readonly string[], io: {
    readonly stdout: Output;
    readonly stderr: Output;
} & ErrorsTo): number;
