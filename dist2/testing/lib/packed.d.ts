import type { Prec, Uplo } from '../../src/index.ts';
import { type Change, type Entry } from './gauge.ts';
import type { MatrixView } from './norms.ts';
import { type Formula } from './operands.ts';
/** Further orders: around a block of tpsv, and where tiles of 64 do not fit in. */
export declare const BLOCKS: readonly number[];
/** Packed triangles have no leading dimension. */
export declare const PACKED: {
    readonly offset: 5;
};
/** A(i,j) := entry(i, j) in the stored triangle. */
export declare function fillPacked(prec: Prec, AP: MatrixView, uplo: Uplo, n: number, entry: Formula): void;
/** Element (i, j) of the triangle; NaN where there is none. */
export declare function packedEntry({ data, offset, parts }: MatrixView, uplo: Uplo, n: number): Entry;
/** A packed triangle before and after a call. */
export declare const packedChange: (before: MatrixView, after: MatrixView, uplo: Uplo, n: number) => Change;
