import type { Prec } from '../../src/index.ts';
import type { BatchLayout } from './batch.ts';
import type { Size } from './batchForms.ts';
import type { Form } from './forms.ts';
import { type MatrixView } from './norms.ts';
import { type IntegerView, type Placed } from './operands.ts';
export interface BatchSizes {
    readonly m: Size;
    readonly n: Size;
    readonly k: Size;
    readonly batchCount: number;
    readonly layout?: BatchLayout;
}
export interface Sizes {
    readonly m: number;
    readonly n: number;
    readonly k: number;
}
export declare const sizesAt: ({ m, n, k }: BatchSizes, b: number) => Sizes;
export declare const largestOf: ({ m, n, k }: BatchSizes) => Sizes;
/** Sizes from 0 to those of p, in no order; `legal` makes them legal. */
export declare function ragged<P extends BatchSizes>(p: P, legal: (sizes: Sizes) => Sizes): P;
/** The matrices of an operand, side by side in a window. */
export interface Members {
    readonly rows: (s: Sizes) => number;
    readonly cols: (s: Sizes) => number;
    /** All problems have the same one. */
    readonly shared?: boolean;
}
export declare function windowOf(prec: Prec, X: Members, p: BatchSizes, use: 'read' | 'write'): MatrixView;
export declare const memberOf: (x: MatrixView, X: Members, p: BatchSizes, form: Form, b: number) => MatrixView;
/** The offsets of a batch whose places lie on the device. */
export declare function offsetsOf(x: MatrixView, X: Members, p: BatchSizes): IntegerView;
/** The arguments X, ldx, and where its matrices are; `suffix` as in strideX, without `ld` for tau, whose elements are side by side. */
export declare function argsOf(name: string, X: Members, p: BatchSizes, form: Form, at: Readonly<Record<string, Placed<never>>>): object;
/** The worst of the errors; infinite if an element of the operand's window has changed that belongs to no problem. */
export declare function worstOf(errors: readonly number[], X: Members, p: BatchSizes, form: Form, before: MatrixView, after: MatrixView): number;
