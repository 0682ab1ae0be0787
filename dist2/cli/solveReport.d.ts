import type { Context } from '../src/index.ts';
import { type DenseFile } from './matrixFacts.ts';
import { type Shell } from './shell.ts';
import type { Solution, System } from './systemSolver.ts';
/** What was asked, read from the files. */
export interface Task {
    readonly A: DenseFile;
    readonly system: System;
    /** The solution, where it is known to be ones. */
    readonly ones: boolean;
}
export interface Report {
    readonly task: Task;
    readonly b: string | undefined;
    readonly solution: Solution;
    readonly backwardError: number;
    readonly forwardError: number | undefined;
    readonly output: string | null;
    readonly context: Context;
    readonly repeat: number;
    readonly okay: boolean;
}
export declare function textReport(shell: Shell, { task, b, solution, backwardError, forwardError, output, context, repeat, okay }: Report): string[];
export declare function jsonReport({ task, b, solution, backwardError, forwardError, output, context, okay }: Report): object;
