import type { ArrayOf } from '../core/field.ts';
import type { View2 } from '../core/strided.ts';
import { type Engine } from '../engine/engine.ts';
import { type Numbers } from './arrays.ts';
type Real = 's' | 'd';
/**
 * Elements from which this pays. Element by element 24 x 24 doubles take 1.1 us, 64 x 64 6.3, 512 x 512 760; so they take 0.7, 2.7 and 660;
 * singles half as long (Xeon, Node 20, 2026-11).
 */
export declare const LEAST_TO_TURN = 400;
/**
 * Columns without gaps at an address of the engine's memory := x, and true; false, with nothing done, if x lies otherwise than in rows
 * without gaps, holds another type or too little, or the engine has no room.
 */
export declare function turnRowsTo(e: Engine, prec: Real, { data, rows, cols, rowStride, colStride, offset }: View2<Numbers>, to: number): boolean;
/**
 * Rows without gaps := columns without gaps at an address, and true; false, with nothing done, if there are few, or the engine has no room.
 */
export declare function turnColumns(e: Engine, prec: Real, at: number, rows: number, cols: number, to: ArrayOf<Real>): boolean;
/** turnRowsTo for an array that lives in the engine's memory; false if it does not. */
export declare function turnRows(x: View2<Numbers>, to: ArrayOf<Real>): boolean;
export {};
