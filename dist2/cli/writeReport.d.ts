import { type ExitStatus } from './exit.ts';
import { type CommonOptions, type WhereOptions } from './options.ts';
import { type Shell, type Surroundings } from './shell.ts';
export interface ReportOptions extends CommonOptions, WhereOptions {
    readonly output: string;
    readonly quick?: boolean;
    readonly seconds?: number;
    readonly compare?: readonly string[];
    readonly from?: readonly string[];
}
export declare function writeReport(shell: Shell, io: Surroundings, options: ReportOptions): Promise<ExitStatus>;
