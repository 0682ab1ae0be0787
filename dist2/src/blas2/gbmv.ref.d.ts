import { type FieldMat, type Trans } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/**
 * y := alpha op(A) x + beta y, A m x n in band storage. Vectors as in vector.ref.ts. alpha = 0 reads neither A nor x, beta = 0 does not
 * read y.
 */
export declare function gbmvRef(trans: Trans, m: number, n: number, kl: number, ku: number, alpha: Numeric, A: FieldMat, x: FieldMat, beta: Numeric, y: FieldMat): void;
