import { type ExitStatus } from './exit.ts';
import type { CommonOptions } from './options.ts';
import { type Shell } from './shell.ts';
export interface InfoOptions extends CommonOptions {
    readonly backend?: 'cpu' | 'gpu';
    readonly adapter?: string;
    readonly tests: boolean;
}
export declare function info(shell: Shell, { backend, adapter, tests }: InfoOptions): Promise<ExitStatus>;
