import { type FieldMat, type RealArray, type Side, type Trans } from '../../core/matrix.ts';
import type { Range } from './gebal.ref.ts';
/** C := op(Q) C or C op(Q), C m x n, from the v's and tau that gehrdRef leaves. Source: LAPACK xORMHR. */
export declare function ormhrRef(side: Side, trans: Trans, m: number, n: number, { lo, hi }: Range, A: FieldMat, tau: RealArray, tauOff: number, C: FieldMat): void;
