// What the multishift QR algorithm works in, and the products by which a window's transformation reaches the rest of the matrix: windows in
// doubles, all else in the precision of the results.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { at, type FieldMat } from '../../core/matrix.ts';
import { copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { type Turns, turnsRef } from './turns.ref.ts';

/** Orders of windows up to this one. */
export const WINDOW = 96;

/** X := X V, or V^H X if `left`, of the factor's first `order` rows and columns. */
export interface Product {
  readonly left: boolean;
  readonly order: number;
  /** Rows of X, or columns if `left`. */
  readonly count: number;
  readonly X: FieldMat;
  /** As large, and nobody else's. */
  readonly room: FieldMat;
}

/** Matrices in which windows are worked on. */
export interface HqrRoom {
  /** WINDOW x WINDOW: a window, and its transformation. */
  readonly T: Doubles;
  readonly V: Doubles;
  /** WINDOW elements. */
  readonly column: Doubles;
  /** n x n: where H and Z of singles are meanwhile; windows and shifts alone need the digits of doubles. */
  readonly singles?: { readonly H: FieldMat; readonly Z: FieldMat } | undefined;
  /** V, which the rest is multiplied with while the next one is made. */
  readonly factor: FieldMat;
  /** n x WINDOW each, and WINDOW x n. */
  readonly tall: readonly [FieldMat, FieldMat];
  readonly wide: FieldMat;
  /** Whether something else can be computed between the beginning of products and their end. */
  readonly overlaps: boolean;
  /** Begins products that do not touch each other's results; what is returned finishes them. */
  readonly begin: (products: readonly Product[]) => () => void;
  /** B := A, from one precision to another. */
  readonly copy: typeof copyRef;
  /** What happens within a window, for real matrices. */
  readonly turns: Turns;
}

export function newHqrRoom(n: number, parts?: 1 | 2): HqrRoom {
  const factor = newDoubles(WINDOW, WINDOW, parts);
  return {
    T: newDoubles(WINDOW, WINDOW, parts),
    V: newDoubles(WINDOW, WINDOW, parts),
    column: newDoubles(WINDOW, 1, parts),
    factor,
    tall: [newDoubles(n, WINDOW, parts), newDoubles(n, WINDOW, parts)],
    wide: newDoubles(WINDOW, n, parts),
    overlaps: false,
    begin: (products) => () => {
      for (const { left, order, count, X, room } of products) {
        const [rows, cols] = left ? [order, count] : [count, order];
        const [A, B] = left ? [factor, X] : [X, factor];
        gemmBlockedRef(left ? 'c' : 'n', 'n', rows, cols, order, 1, A, B, 0, room);
        copyRef(rows, cols, room, X);
      }
    },
    copy: copyRef,
    turns: turnsRef,
  };
}

/**
 * Begins H := V^H H V outside the window, whose own elements are in place: rows and columns first .. first+w-1 of an active block top ..
 * end-1, or of all of H where the Schur form is wanted, and Z := Z V. The first `ahead` columns behind the window are as they shall be at
 * once, all the rest when what is returned has been called.
 */
export function beginWindow(
  { schur, n, H, Z, zlo, zhi }: Iteration<FieldMat>,
  { V, factor, tall, wide, begin, copy }: HqrRoom,
  top: number,
  end: number,
  first: number,
  w: number,
  ahead: number,
): () => void {
  copy(w, w, V, factor);
  const [from, to] = schur ? [0, n] : [top, end];
  const products: Product[] = [];
  const right = (count: number, X: FieldMat, room: FieldMat): void => {
    if (count > 0) products.push({ left: false, order: w, count, X, room });
  };
  right(first - from, at(H, from, first), tall[0]);
  if (Z) right(zhi - zlo, at(Z, zlo, first), tall[1]);
  /** Columns behind the window, counted from there. */
  const left = (column: number, count: number): Product => ({
    ...{ left: true, order: w, count },
    X: at(H, first, first + w + column),
    room: at(wide, 0, column),
  });
  const behind = Math.max(0, to - first - w);
  const near = Math.min(ahead, behind);
  if (near > 0) begin([left(0, near)])();
  if (behind > near) products.push(left(near, behind - near));
  return begin(products);
}
