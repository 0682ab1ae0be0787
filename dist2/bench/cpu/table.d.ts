import type { Times } from './race.ts';
/** How many times as fast `of` is as `to`, as the fastest of them if there are several. */
export interface Ratio {
    readonly title: string;
    readonly of: string;
    readonly to: readonly string[];
}
export interface Table {
    readonly title: string;
    readonly columns: readonly string[];
    readonly ratios: readonly Ratio[];
}
export interface Line {
    readonly table: string;
    readonly problem: string;
    readonly values: Readonly<Record<string, number | undefined>>;
    /** As values, by the fastest samples; not printed. */
    readonly fastest: Readonly<Record<string, number | undefined>>;
    readonly ratios: Readonly<Record<string, number | undefined>>;
    /** Of basalt on one thread, where the table shows something else. */
    readonly gflops?: number;
}
export declare function header({ title, columns, ratios }: Table): string;
/** A line of medians: `value` turns milliseconds per call into what the table shows. */
export declare function line(table: Table, problem: string, times: Times, value: (ms: number) => number): Line;
export declare function text({ columns, ratios }: Table, { problem, values, ratios: quotients }: Line): string;
