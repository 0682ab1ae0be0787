// Product with an orthogonal, or unitary, factor of gebrd in TypeScript. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import { at, type FieldMat, type RealArray, type Side, type Trans } from '../../core/matrix.ts';
import { onDiagonal, type Vect } from '../../core/reflectors.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { ormqrRef } from '../qr/ormqr.ref.ts';

/** Where the reflectors of a factor begin, and how many there are. */
export interface ReflectorsOf {
  /** 1 where the first of them leaves the first row, or column, of C as it is. */
  readonly from: 0 | 1;
  readonly count: number;
}

export function reflectorsOf(vect: Vect, order: number, k: number): ReflectorsOf {
  return onDiagonal(vect, order, k) ? { from: 0, count: k } : { from: 1, count: Math.max(0, order - 1) };
}

/** C := op(Q) C or op(P) C (side 'l'), C op(Q) or C op(P) ('r'), C m x n; op(Q) is Q or Q^H. Source: LAPACK xORMBR. */
export function ormbrRef(
  vect: Vect,
  side: Side,
  trans: Trans,
  m: number,
  n: number,
  k: number,
  A: FieldMat,
  tau: RealArray,
  tauOff: number,
  C: FieldMat,
): void {
  const order = side === 'l' ? m : n;
  const { from, count } = reflectorsOf(vect, order, k);
  let columns = A;
  if (vect === 'p') {
    const rows = Math.min(order, k);
    columns = { data: vectorLike(A, order * rows), off: 0, ld: order, parts: A.parts };
    adjointRef(rows, order, A, columns);
  }
  if (side === 'l') ormqrRef(side, trans, m - from, n, count, at(columns, from, 0), tau, tauOff, at(C, from, 0));
  else ormqrRef(side, trans, m, n - from, count, at(columns, from, 0), tau, tauOff, at(C, 0, from));
}
