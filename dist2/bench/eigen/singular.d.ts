import { type Context } from '../../src/index.ts';
interface Call {
    readonly name: string;
    readonly wallMs: number;
    readonly errors: readonly number[];
    readonly stageMs?: Readonly<Record<string, number>>;
}
interface Options {
    readonly rounds: number;
    readonly spinMs: number;
    /** With errors. */
    readonly check: boolean;
}
export declare function singularStages(context: Context, n: number, options: Options): AsyncGenerator<Call>;
export {};
