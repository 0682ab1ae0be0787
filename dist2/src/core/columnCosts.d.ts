import type { Costs, Sides } from './spec.ts';
/** How many matrices, and columns of all of them and of the one that has most. */
export interface ColumnCount {
    readonly matrices: number;
    readonly all: number;
    readonly most: number;
    /** Whether the CPU takes one after the other, on one thread. */
    readonly alone: boolean;
}
export declare function columnCosts(columns: ColumnCount, flops: number, { products, threads }: Sides): Costs;
