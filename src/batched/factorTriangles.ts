// The triangles of what batches have been factored into, as the kernels that solve with them name them.
import type { Mirror, Uplo } from '../core/matrix.ts';

export type Factors = 'lu' | 'lu-transposed' | 'lu-adjoint' | 'lower' | 'upper' | LdlFactors;

/** Of L D L^H and U^H D U, and of L D L^T and U^T D U. */
export type LdlFactors = 'ldl' | 'ldl-upper' | 'ldlt' | 'ldlt-upper';

const PLAIN = { trans1: 0, trans2: 0, conj1: 0, conj2: 0, unit1: 0, unit2: 0, scaled: 0 };

/**
 * Which elements of the factors the two triangles are, which of them have ones on the diagonal, and whether D is between them (1), or its
 * real part (2), which is all that is read of a Hermitian matrix.
 */
export const triangles: Readonly<Record<Factors, typeof PLAIN>> = {
  lu: { ...PLAIN, unit1: 1 },
  'lu-transposed': { ...PLAIN, trans1: 1, trans2: 1, unit2: 1 },
  'lu-adjoint': { ...PLAIN, trans1: 1, trans2: 1, conj1: 1, conj2: 1, unit2: 1 },
  lower: { ...PLAIN, trans2: 1, conj2: 1 },
  upper: { ...PLAIN, trans1: 1, conj1: 1 },
  ldl: { ...PLAIN, trans2: 1, conj2: 1, unit1: 1, unit2: 1, scaled: 2 },
  'ldl-upper': { ...PLAIN, trans1: 1, conj1: 1, unit1: 1, unit2: 1, scaled: 2 },
  ldlt: { ...PLAIN, trans2: 1, unit1: 1, unit2: 1, scaled: 1 },
  'ldlt-upper': { ...PLAIN, trans1: 1, unit1: 1, unit2: 1, scaled: 1 },
};

/** What the factors of LU are for each op. */
export const luFactors = { n: 'lu', t: 'lu-transposed', c: 'lu-adjoint' } as const;

/** The triangle that holds a factor of Cholesky. */
export const triangleOf = (uplo: Uplo): 'lower' | 'upper' => (uplo === 'l' ? 'lower' : 'upper');

/** The factors of sytrfNopiv and, with `mirror` 'c', hetrfNopiv. */
export const ldlFactors = (uplo: Uplo, mirror: Mirror): LdlFactors => {
  const name = mirror === 'c' ? 'ldl' : 'ldlt';
  return uplo === 'l' ? name : `${name}-upper`;
};
