import { type Context } from '../../src/index.ts';
interface Problem {
    /** Makes the operands what they were. */
    fresh(): Promise<void>;
    run(): Promise<void>;
    errors(): Promise<number[]>;
    dispose(): void;
}
export interface Driver {
    readonly name: string;
    /** What a rival's program calls it. */
    readonly rival?: string;
    /** Those of the orders asked for that make sense. */
    orders(asked: readonly number[]): readonly number[];
    make(context: Context, n: number): Problem;
}
export declare const DRIVERS: readonly Driver[];
export {};
