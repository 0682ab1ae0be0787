import type { Table } from './case.ts';
interface Eigenproblem {
    readonly n: number;
    readonly jobvl: 'n' | 'v';
    readonly jobvr: 'n' | 'v';
}
export declare const geevTable: Table<Eigenproblem>;
/** Of a batch. */
export declare const geevBatchedTable: Table<Eigenproblem & {
    readonly batchCount: number;
}>;
interface SchurProblem {
    readonly n: number;
    readonly jobvs: 'n' | 'v';
    readonly sort: 'n' | 'lhp' | 'rhp' | 'iuc' | 'ouc';
}
/** The first error is 0 where T is a Schur form with the eigenvalues. */
export declare const geesTable: Table<SchurProblem>;
export {};
