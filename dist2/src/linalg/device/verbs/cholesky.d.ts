import { type CholeskyOptions, cholesky as onHost } from '../../cholesky.ts';
import { type OfComplex, type OfOne } from './verbs.ts';
/** The Cholesky factor; of a device array it is one, and only whether A is positive definite is waited for: one integer a matrix. */
export declare const cholesky: OfOne<CholeskyOptions> & OfComplex<CholeskyOptions> & typeof onHost;
