import type { Uplo } from '../../core/matrix.ts';
/** First and past-the-last row of column j that belong to the part. */
export declare function rowsOf(uplo: Uplo | 'f', m: number, j: number): readonly [number, number];
