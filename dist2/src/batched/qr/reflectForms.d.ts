import type { BatchedForms } from '../../core/batchForms.ts';
import { type Extent, type Values } from '../../core/spec.ts';
/** A size of a problem that is at most `most`, which `words` name. */
export interface Bound {
    readonly most: Extent;
    readonly words: string;
}
/** The forms with these bounds for sizes, and with the arguments for tau behind those for A. */
export declare function withReflectors(forms: BatchedForms, bounds: Readonly<Record<string, Bound>>): BatchedForms;
/** The rows of the reflectors: those of Q. */
export declare const rowsOfQ: (a: Values) => number;
