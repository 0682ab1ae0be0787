import { type Kept } from '../eigen/laed2.ref.ts';
/**
 * Deflates [z; diag(d)], the row between two parts in front of their values: column n1 - 1, the vector that the upper part takes to zero,
 * has the pole 0; the n1 - 1 columns before it and the n2 behind have values. `sorted`: the columns with values in ascending order; `tol`:
 * what may be neglected. Columns that z does not meet to the tolerance fall away, and of two values that are as close as that one.
 *
 * Source: LAPACK xLASD2.
 */
export declare function lasd2Ref(n1: number, n2: number, d: Float64Array, z: Float64Array, sorted: Int32Array, tol: number): Kept;
