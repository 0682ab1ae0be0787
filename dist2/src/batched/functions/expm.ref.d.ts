import type { FieldMat } from '../../core/matrix.ts';
import { type Squares } from './squares.ref.ts';
/**
 * C := e^A. With B = 2^-s A, r(B) = (V - U)^-1 (V + U) is the Padé approximant of e^B, U being the odd part of its numerator and V the even
 * one; r^(2^s) = e^A. Returns 0, or 1 where A or e^A is not finite: then C is left as it was. A may be C.
 */
export declare function expmRef(n: number, A: FieldMat, C: FieldMat, s?: Squares): number;
