import { type Context } from '../src/index.ts';
export interface Plan {
    /** Files of examples/data, without extension. */
    readonly systems: readonly string[];
    /** Orders for the table of speeds. */
    readonly sizes: readonly number[];
}
/** Solves and measures; returns the worst residual in units of eps. */
export declare function main(context: Context, plan?: Plan, print?: {
    (...data: any[]): void;
    (message?: any, ...optionalParams: any[]): void;
}): Promise<number>;
