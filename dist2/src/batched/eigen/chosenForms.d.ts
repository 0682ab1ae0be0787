import { type BatchedForms } from '../../core/batchForms.ts';
import { type Extent } from '../../core/spec.ts';
/** How many eigenvalues of a matrix of order n may be chosen. */
export declare const mostOf: (n: number, { range, il, iu }: {
    range: unknown;
    il: number;
    iu: number;
}) => number;
/** Columns of Z. */
export declare const columnsChosen: Extent;
/** The forms of a routine whose description has all of these arguments as operands. */
export declare const withChoice: (forms: BatchedForms) => BatchedForms;
