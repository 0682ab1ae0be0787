// What the multishift QR algorithm works in, and the products by which a window's transformation reaches the rest of the matrix, in
// doubles.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { at } from '../../core/matrix.ts';
import { copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { type Turns, turnsRef } from './turns.ref.ts';

/** Orders of windows up to this one. */
export const WINDOW = 96;

/** C := op(A) B, op(A) being A or A^H, where C has m rows and n columns. */
export interface Product {
  readonly transA: 'n' | 'c';
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly A: Doubles;
  readonly B: Doubles;
  readonly C: Doubles;
}

/** B := A */
export interface Copy {
  readonly rows: number;
  readonly cols: number;
  readonly A: Doubles;
  readonly B: Doubles;
}

/** Matrices in which windows are worked on. */
export interface HqrRoom {
  /** WINDOW x WINDOW. */
  readonly T: Doubles;
  /** WINDOW x WINDOW: the transformation of a window, and that of the one before it, which the rest is still multiplied with. */
  readonly factors: readonly [Doubles, Doubles];
  /** n x WINDOW each, and WINDOW x n. */
  readonly tall: readonly [Doubles, Doubles];
  readonly wide: Doubles;
  /** Whether something else can be computed between the beginning of products and their end. */
  readonly overlaps: boolean;
  /** Begins products that do not touch each other's results; what is returned finishes them. */
  readonly begin: (products: readonly Product[]) => () => void;
  readonly copy: (copies: readonly Copy[]) => void;
  /** What happens within a window, for real matrices. */
  readonly turns: Turns;
}

export const newHqrRoom = (n: number, parts?: 1 | 2): HqrRoom => ({
  T: newDoubles(WINDOW, WINDOW, parts),
  factors: [newDoubles(WINDOW, WINDOW, parts), newDoubles(WINDOW, WINDOW, parts)],
  tall: [newDoubles(n, WINDOW, parts), newDoubles(n, WINDOW, parts)],
  wide: newDoubles(WINDOW, n, parts),
  overlaps: false,
  begin: (products) => () => {
    for (const { transA, m, n, k, A, B, C } of products) gemmBlockedRef(transA, 'n', m, n, k, 1, A, B, 0, C);
  },
  copy: (copies) => {
    for (const { rows, cols, A, B } of copies) copyRef(rows, cols, A, B);
  },
  turns: turnsRef,
});

/**
 * Begins H := V^H H V outside the window, whose own elements are in place: rows and columns first .. first+w-1 of an active block top ..
 * end-1, or of all of H where the Schur form is wanted, and Z := Z V. The first `ahead` columns behind the window are as they shall be at
 * once, all the rest when what is returned has been called.
 */
export function beginWindow(
  { schur, n, H, Z, zlo, zhi }: Iteration,
  { tall, wide, begin, copy }: HqrRoom,
  V: Doubles,
  top: number,
  end: number,
  first: number,
  w: number,
  ahead: number,
): () => void {
  const [from, to] = schur ? [0, n] : [top, end];
  const products: Product[] = [];
  const copies: Copy[] = [];
  const right = (rows: number, A: Doubles, C: Doubles): void => {
    if (rows <= 0) return;
    products.push({ transA: 'n', m: rows, n: w, k: w, A, B: V, C });
    copies.push({ rows, cols: w, A: C, B: A });
  };
  right(first - from, at(H, from, first), tall[0]);
  if (Z) right(zhi - zlo, at(Z, zlo, first), tall[1]);
  /** Columns behind the window, counted from there. */
  const left = (column: number, cols: number): readonly [Product, Copy] => {
    const [B, C] = [at(H, first, first + w + column), at(wide, 0, column)];
    return [
      { transA: 'c', m: w, n: cols, k: w, A: V, B, C },
      { rows: w, cols, A: C, B },
    ];
  };
  const behind = Math.max(0, to - first - w);
  const near = Math.min(ahead, behind);
  if (near > 0) {
    const [product, result] = left(0, near);
    begin([product])();
    copy([result]);
  }
  if (behind > near) {
    const [product, result] = left(near, behind - near);
    products.push(product);
    copies.push(result);
  }
  const finish = begin(products);
  return () => {
    finish();
    copy(copies);
  };
}
