import { type Rates } from './rateTable.ts';
interface Solved {
    readonly n: number;
    readonly jobz: 'n' | 'v';
}
/** Errors of the values, of A = U S U^T and of orthogonality. */
export declare const eigenTable: <P extends Solved>(of?: Partial<Pick<Rates<P>, 'lines' | 'error' | 'head' | 'sizes' | 'takesMatrix'>>) => import("./case.ts").Table<P>;
export {};
