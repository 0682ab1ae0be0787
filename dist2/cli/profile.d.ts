import { type Profile } from '../src/index.ts';
import { type ExitStatus } from './exit.ts';
import { type CommonOptions } from './options.ts';
import { type Judged } from './profileBounds.ts';
import { type Shell } from './shell.ts';
export interface ProfileOptions extends CommonOptions {
    readonly routines: readonly string[];
    readonly sizes: readonly number[];
    readonly batch: number;
    readonly rounds: number;
    readonly output?: string;
    readonly trace?: string;
    readonly adapter?: string;
}
/** What was profiled of one routine. */
export interface Profiled {
    readonly profile: Profile;
    readonly calls: readonly Judged[];
}
export declare function profile(shell: Shell, options: ProfileOptions): Promise<ExitStatus>;
