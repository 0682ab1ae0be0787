import type { VectorJob } from '../../src/index.ts';
import type { Table } from './case.ts';
interface Decomposed {
    readonly m: number;
    readonly n: number;
    readonly jobu: VectorJob;
    readonly jobvt: VectorJob;
}
/** The last of the errors is 0 where the values are in order. What needs vectors that were not asked for has no error. */
export declare const gesvdTable: Table<Decomposed>;
export {};
