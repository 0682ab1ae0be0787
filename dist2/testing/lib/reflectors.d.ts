import type { Prec } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
/**
 * Fills a window with numbers from (-1/2, 1/2) and tau so that H(i) = I - tau(i) v(i) v(i)^H is orthogonal, or unitary, to within a
 * rounding, v(i) being column i below the diagonal with a 1 in front: tau = 2 / v^T v, and of complex numbers (1 - w) / v^H v for any w of
 * modulus 1, here of the left half.
 */
export declare function reflectors(prec: Prec, a: MatrixView, tau: MatrixView, random: Random): void;
