// A^H of complex numbers as the conjugate of A^T, so that a matrix by rows can be taken for its transpose by columns.
import type { Trans } from '../../core/matrix.ts';

/** What such a call has besides: whether the conjugate of op(A) stands for it. */
export type Conjugated = { readonly conj?: boolean };

/** The call with 'n' or 't', by columns. Real numbers have no 'c' by then. */
export function byColumnsConjugated<A extends { layout: 'col' | 'row'; trans: Trans }>(a: A): A & Conjugated {
  const conj = a.trans === 'c';
  const transposed = (a.trans !== 'n') !== (a.layout === 'row');
  return { ...a, layout: 'col', trans: transposed ? 't' : 'n', conj };
}
