import type { Potrs, Triangular } from '../../core/signatures.ts';
/** B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. */
export declare function potrsSteps<M>(trsm: Triangular<M>, ...[uplo, n, nrhs, A, B]: Parameters<Potrs<M>>): void;
