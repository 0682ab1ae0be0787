// IAMIN in TypeScript. Host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { extremeRef } from './iamax.ref.ts';

/** The number, from 1, of the first NaN, or else of the first element with the smallest absolute value; 0 for n = 0. */
export const iaminRef = (n: number, x: RealMat): number => extremeRef(n, x, (size, best) => size < best);
