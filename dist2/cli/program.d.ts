import { Command } from 'commander';
import { type ExitStatus } from './exit.ts';
import type { CommonOptions } from './options.ts';
import { Shell, type Surroundings } from './shell.ts';
/** Does the work of a command; what it resolves to becomes the exit status. */
export type Run = (options: CommonOptions, work: (shell: Shell) => Promise<ExitStatus>) => Promise<void>;
/** Adds commands to the program. */
export type Register = (program: Command, run: Run, io: Surroundings) => void;
/** Runs a command line: the words behind the program's name. */
export declare function main(argv: readonly string[], io: Surroundings): Promise<number>;
