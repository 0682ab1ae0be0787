import type { Mirror, Uplo } from '../core/matrix.ts';
export type Factors = 'lu' | 'lu-transposed' | 'lu-adjoint' | 'lower' | 'upper' | LdlFactors;
/** Of L D L^H and U^H D U, and of L D L^T and U^T D U. */
export type LdlFactors = 'ldl' | 'ldl-upper' | 'ldlt' | 'ldlt-upper';
declare const PLAIN: {
    trans1: number;
    trans2: number;
    conj1: number;
    conj2: number;
    unit1: number;
    unit2: number;
    scaled: number;
};
/** Which elements of the factors the two triangles are, which of them have ones on the diagonal, and whether D is between them. */
export declare const triangles: Readonly<Record<Factors, typeof PLAIN>>;
/** What the factors of LU are for each op. */
export declare const luFactors: {
    readonly n: 'lu';
    readonly t: 'lu-transposed';
    readonly c: 'lu-adjoint';
};
/** The triangle that holds a factor of Cholesky. */
export declare const triangleOf: (uplo: Uplo) => 'lower' | 'upper';
/** The factors of sytrfNopiv and, with `mirror` 'c', hetrfNopiv. */
export declare const ldlFactors: (uplo: Uplo, mirror: Mirror) => LdlFactors;
export {};
