import { type Context } from '../../src/index.ts';
export interface Call {
    readonly name: string;
    /** Operands on a context, and the call on them. */
    readonly on: (context: Context) => () => Promise<void>;
}
export declare const CALLS: readonly Call[];
