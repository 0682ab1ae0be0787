import { type FieldMat, type RealArray, type RealMat } from '../core/matrix.ts';
import type { Engine } from './engine.ts';
import type { Elements, Real } from './ops.ts';
import type { Place } from './workspace.ts';
/** `length` elements from an address on as an array, until that memory grows. */
export declare const arrayAt: (e: Engine, r: Elements, at: number, length: number) => RealArray;
/** A matrix, until that memory grows. */
export declare function matrixAt(e: Engine, r: Real, rows: number, cols: number, place: Place): RealMat;
export declare function matrixAt(e: Engine, r: Elements, rows: number, cols: number, place: Place): FieldMat;
