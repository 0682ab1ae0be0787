import type { BatchedForms } from '../core/batchForms.ts';
/** A list: of numbers in the precision of the matrices, or of integers. */
export interface ListArg {
    readonly access: 'in' | 'out';
    readonly integers?: true;
    /** Of real numbers, whatever the matrices are of. */
    readonly real?: true;
    /** May be left out. */
    readonly optional?: true;
}
/** The specs with the lists behind the last argument of the operand X. */
export declare function withLists(forms: BatchedForms, X: string, lists: Readonly<Record<string, ListArg>>): BatchedForms;
