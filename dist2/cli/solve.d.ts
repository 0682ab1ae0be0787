import { type ExitStatus } from './exit.ts';
import { type CommonOptions, type WhereOptions } from './options.ts';
import { type Shell, type Surroundings } from './shell.ts';
import { type Method, type Precision } from './systemSolver.ts';
export interface SolveOptions extends CommonOptions, WhereOptions {
    readonly output?: string;
    readonly precision: Precision | 'auto';
    readonly method: Method | 'auto';
    readonly condition?: boolean;
    readonly repeat: number;
}
export declare function solve(shell: Shell, io: Surroundings, a: string, b: string | undefined, options: SolveOptions): Promise<ExitStatus>;
