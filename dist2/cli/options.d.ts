import { type Command } from 'commander';
import type { Context } from '../src/index.ts';
export interface CommonOptions {
    readonly json?: boolean;
    readonly progress?: boolean;
    readonly debug?: boolean;
}
export interface WhereOptions {
    readonly backend: 'auto' | 'cpu' | 'gpu';
    readonly adapter?: string;
    readonly threads?: number;
    readonly native?: boolean;
}
/** --progress, --debug and, of commands that print results, --json. */
export declare function withCommon(command: Command, json?: boolean): Command;
/** Where to compute. */
export declare function withWhere(command: Command): Command;
/** A parser of integers from `low` on. */
export declare const integer: (low: number) => (text: string) => number;
/** A parser of numbers of `low` or more. */
export declare const real: (low: number) => (text: string) => number;
/** A parser of lists of integers from 1 on, between commas. */
export declare const integers: (text: string) => number[];
/** A parser of lists of names between commas. */
export declare const oneOrMoreOf: (names: readonly string[]) => (text: string) => string[];
/** Computes on the context that the options ask for, and disposes of it. */
export declare function withContext<R>(options: WhereOptions, work: (context: Context) => Promise<R>): Promise<R>;
/** Why the context computes where it does, and with what. */
export declare const whyText: ({ why, provider }: Context) => string;
/** The same for --json. */
export declare const whereJson: ({ backend, why, provider, gpu }: Context) => object;
