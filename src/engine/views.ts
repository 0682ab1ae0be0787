// What lies in the engine's memory, as the references see it.
import { type FieldMat, footprint, type RealArray, type RealMat } from '../core/matrix.ts';
import type { Engine } from './engine.ts';
import type { Elements, Real } from './ops.ts';
import type { Place } from './workspace.ts';

/** `length` elements from an address on as an array, until that memory grows. */
export const arrayAt = (e: Engine, r: Elements, at: number, length: number): RealArray =>
  r.bytes === 4 * r.parts
    ? e.heap.view(Float32Array, at, r.parts * length)
    : e.heap.view(Float64Array, at, r.parts * length);

/** A matrix, until that memory grows. */
export function matrixAt(e: Engine, r: Real, rows: number, cols: number, place: Place): RealMat;
export function matrixAt(e: Engine, r: Elements, rows: number, cols: number, place: Place): FieldMat;
export function matrixAt(e: Engine, r: Elements, rows: number, cols: number, { at, ld }: Place): FieldMat {
  return { data: arrayAt(e, r, at, footprint(rows, cols, ld)), off: 0, ld, parts: r.parts };
}
