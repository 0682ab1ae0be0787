// What lies in the engine's memory, as the references see it.
import { footprint, type RealArray, type RealMat } from '../core/matrix.ts';
import type { Engine } from './engine.ts';
import type { Real } from './ops.ts';
import type { Place } from './workspace.ts';

/** `length` elements from an address on as an array, until that memory grows. */
export const arrayAt = (e: Engine, r: Real, at: number, length: number): RealArray =>
  r.prec === 's' ? e.heap.view(Float32Array, at, length) : e.heap.view(Float64Array, at, length);

/** A matrix, until that memory grows. */
export const matrixAt = (e: Engine, r: Real, rows: number, cols: number, { at, ld }: Place): RealMat => ({
  data: arrayAt(e, r, at, footprint(rows, cols, ld)),
  off: 0,
  ld,
});
