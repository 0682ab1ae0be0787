import { type Vect } from '../../src/core/reflectors.ts';
import type { Prec } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
/**
 * Fills a window with numbers from (-1/2, 1/2) and tau so that the reflectors are orthogonal to within a rounding: tau = 2 / v^H v. With
 * 'q' the v's are in columns, with 'p' v^H's in rows; k as in orgbr. A tau that belongs to none is 0.
 */
export declare function reflectorsBr(prec: Prec, vect: Vect, k: number, a: MatrixView, tau: MatrixView, random: Random): void;
