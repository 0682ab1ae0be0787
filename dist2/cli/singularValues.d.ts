import { type ExitStatus } from './exit.ts';
import { type CommonOptions, type WhereOptions } from './options.ts';
import { type Shell, type Surroundings } from './shell.ts';
export interface SvdOptions extends CommonOptions, WhereOptions {
    readonly output?: string;
    readonly precision: 'f64-cpu' | 'f32';
    /** Singular values below this part of the largest count as zero. */
    readonly rcond?: number;
}
export declare function singularValues(shell: Shell, io: Surroundings, a: string, options: SvdOptions): Promise<ExitStatus>;
