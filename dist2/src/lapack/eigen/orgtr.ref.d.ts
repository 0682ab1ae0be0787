import { type FieldMat, type RealArray, type Uplo } from '../../core/matrix.ts';
/** A := Q of order n, from the v's and the n - 1 elements of tau that sytrd leaves. Source: LAPACK xORGTR. */
export declare function orgtrRef(uplo: Uplo, n: number, A: FieldMat, tau: RealArray, tauOff?: number): void;
export declare function reverseBoth(n: number, A: FieldMat): void;
/** The columns below the diagonal go one to the right, where orgqr looks for them; the first row and column become the unit matrix's. */
export declare function shiftRef(n: number, { data, off, ld, parts }: FieldMat): void;
