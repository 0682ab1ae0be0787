import { type ExitStatus } from './exit.ts';
import { type CommonOptions, type WhereOptions } from './options.ts';
import { type BenchPrecision } from './rates.ts';
import { type Shell } from './shell.ts';
export interface BenchOptions extends CommonOptions, WhereOptions {
    readonly routines: readonly string[];
    readonly prec: BenchPrecision;
    readonly sizes?: readonly number[];
    readonly batch?: number;
    readonly seconds: number;
    readonly check?: boolean;
}
export declare function bench(shell: Shell, options: BenchOptions): Promise<ExitStatus>;
