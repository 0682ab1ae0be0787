import { type ExitStatus } from './exit.ts';
import { type CommonOptions, type WhereOptions } from './options.ts';
import { type Shell, type Surroundings } from './shell.ts';
import type { Precision } from './systemSolver.ts';
export interface LeastSquaresOptions extends CommonOptions, WhereOptions {
    readonly output?: string;
    readonly precision: Precision | 'auto';
    readonly rcond?: number;
}
export declare function leastSquares(shell: Shell, io: Surroundings, a: string, b: string | undefined, options: LeastSquaresOptions): Promise<ExitStatus>;
