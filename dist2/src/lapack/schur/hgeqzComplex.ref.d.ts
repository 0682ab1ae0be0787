import type { PencilValues } from './hgeqz.ref.ts';
import type { Pencil } from './qzSweeps.ref.ts';
/**
 * H := Q^H H Z and T := Q^H T Z, both triangular, T's diagonal real and not negative; Q and Z are multiplied from the right, if they are
 * given. Returns 0, or i where eigenvalues behind the first i are found and others not. Source: LAPACK xHGEQZ.
 */
export declare function hgeqzComplexRef(p: Pencil, values: PencilValues): number;
