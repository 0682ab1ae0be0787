// IAMIN in TypeScript. Host memory only; the ld of a vector is its increment.
import type { FieldMat } from '../core/matrix.ts';
import { extremeRef } from './iamax.ref.ts';

/** The number, from 1, of the first NaN, or else of the first element with the smallest absolute value, as in iamax; 0 for n = 0. */
export const iaminRef = (n: number, x: FieldMat): number => extremeRef(n, x, (size, best) => size < best);
