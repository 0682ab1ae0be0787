import type { Context } from '../src/index.ts';
export interface LargeRow {
    readonly name: string;
    readonly n: number;
    readonly ms: number;
    readonly gflops: number;
}
export declare function benchLarge(context: Context, sizes: readonly number[], print: (row: LargeRow) => void): Promise<LargeRow[]>;
