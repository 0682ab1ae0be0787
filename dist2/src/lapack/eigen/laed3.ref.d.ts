import type { RealMat } from '../../core/matrix.ts';
import type { Deflated } from './laed2.ref.ts';
/** Eigenvalue j is poles[origins[j]] + distances[j]. */
export interface Roots {
    readonly origins: Int32Array;
    readonly distances: Float64Array;
}
/**
 * z of which the roots are the exact eigenvalues: z_i^2 = prod_j (root_j - d_i) / prod_{j != i} (d_j - d_i) / rho, the constant left out;
 * signs as in z.
 */
export declare function loewnerRef(d: Float64Array, z: Float64Array, { origins, distances }: Roots, into: Float64Array): void;
/** The eigenvectors, rows in the order of `places`. `w`: as loewnerRef makes it. */
export declare function laed3Ref({ poles: d, places }: Pick<Deflated, 'poles' | 'places'>, w: Float64Array, { origins, distances }: Roots, { data, off, ld }: RealMat): void;
/**
 * The eigenvalues of both halves together, in the order of their columns: the roots, then what was deflated. Returns the columns in the
 * order of their values.
 */
export declare function mergedValues(left: Deflated, { origins, distances }: Roots, into: Float64Array): Int32Array;
/** The columns in the order of n values, of which the first k ascend. */
export declare function mergedOrder(k: number, n: number, values: Float64Array): Int32Array;
