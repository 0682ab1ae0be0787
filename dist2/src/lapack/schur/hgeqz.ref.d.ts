import { type Pencil } from './qzSweeps.ref.ts';
/** The eigenvalues (re + i im) / beta; n elements each. */
export interface PencilValues {
    readonly re: Float64Array;
    readonly im: Float64Array;
    readonly beta: Float64Array;
}
/**
 * H := Q^T H Z and T := Q^T T Z, a generalized Schur form if `schur`: H quasi-triangular, T triangular with a diagonal that is not negative
 * and no element beside it in blocks of order 2, which have complex eigenvalues. Returns 0, or the number of rows whose eigenvalues were
 * not found. Neither norm is far from 1.
 *
 * Source: LAPACK xHGEQZ; C. Moler, G. Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10 (1973).
 * Double sweeps clear T by a reflector and a rotation, as EISPACK's qzit.
 */
export declare function hgeqzRef(p: Pencil, values: PencilValues): number;
