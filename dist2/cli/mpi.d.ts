import { type ExitStatus } from './exit.ts';
import { type Shell } from './shell.ts';
export declare function mpi(shell: Shell): Promise<ExitStatus>;
