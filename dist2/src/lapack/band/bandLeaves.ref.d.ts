import type { RealArray } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
type Parts = 1 | 2;
/** What pivots are compared by: |x|, of pairs |re| + |im|. */
export declare const pivotSize: (x: RealArray, p: number, parts: Parts) => number;
export declare function exchange(x: RealArray, p: number, q: number, parts: Parts): void;
/** x(i) := x(i) / y(at), first <= i < end. */
export declare function divideBy(x: RealArray, first: number, end: number, y: RealArray, at: number, parts: Parts): void;
/** y(to + i) := y(to + i) - a(from + i) x(at), i < count. */
export declare function subtractMultiple(y: RealArray, to: number, a: RealArray, from: number, count: number, x: RealArray, at: number, parts: Parts): void;
/** b(at) := (b(at) - sum of a(from + i) b(first + i), i < count) / a(diagonal), no division without a diagonal; `conj` conjugates a. */
export declare function subtractProduct(b: RealArray, at: number, a: RealArray, from: number, first: number, count: number, diagonal: number | undefined, conj: boolean, parts: Parts): void;
export declare const less: (x: Numeric, y: Numeric) => Numeric;
export declare function quotient(x: Numeric, y: Numeric): Numeric;
export {};
