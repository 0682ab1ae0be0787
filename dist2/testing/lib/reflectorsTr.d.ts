import type { Prec, Uplo } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
/**
 * Fills a triangle with numbers from (-1/2, 1/2) and tau so that H(i) is orthogonal, or unitary, to within a rounding: tau = 2 / v^T v, and
 * of complex numbers (1 - w) / v^H v for any w of modulus 1, here of the left half.
 */
export declare function reflectorsTr(prec: Prec, uplo: Uplo, a: MatrixView, tau: MatrixView, use: 'read' | 'write', random: Random): void;
/** Q of the reflectors. */
export declare function writtenQTr(uplo: Uplo, v: MatrixView, tau: MatrixView): MatrixView;
/** The same from the definition: the product of the matrices H(i) = I - tau v v^H. */
export declare function multipliedQTr(uplo: Uplo, v: MatrixView, tau: MatrixView): MatrixView;
