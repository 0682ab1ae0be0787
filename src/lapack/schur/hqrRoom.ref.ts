// What the multishift QR algorithm works in, and the products by which a window's transformation reaches the rest of the matrix: windows in
// doubles, all else in the precision of the results.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { at, type FieldMat } from '../../core/matrix.ts';
import { copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { type Turns, turnsRef } from './turns.ref.ts';

/** Orders of windows up to this one. */
export const WINDOW = 96;

/** Diagonals of a window's transformation below and above its own beyond which it is zero. */
export interface Band {
  readonly below: number;
  readonly above: number;
}

/** X := X V, or V^H X if `left`, of the factor's first `order` rows and columns. */
export interface Product extends Band {
  readonly left: boolean;
  readonly order: number;
  /** Rows of X, or columns if `left`. */
  readonly count: number;
  readonly X: FieldMat;
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
  /** Begins products that do not touch each other's results; what is returned finishes them. */
  readonly begin: (products: readonly Product[]) => () => void;
  /** Finishes what was begun last. */
  finish: () => void;
  /** B := A, from one precision to another. */
  readonly copy: typeof copyRef;
  /** What happens within a window, for real matrices. */
  readonly turns: Turns;
}

export const nothing = (): void => {};

export function newHqrRoom(n: number, parts?: 1 | 2): HqrRoom {
  const factor = newDoubles(WINDOW, WINDOW, parts);
  const [tall, wide] = [newDoubles(n, WINDOW, parts), newDoubles(WINDOW, n, parts)];
  return {
    T: newDoubles(WINDOW, WINDOW, parts),
    V: newDoubles(WINDOW, WINDOW, parts),
    column: newDoubles(WINDOW, 1, parts),
    factor,
    begin: (products) => () => {
      for (const { left, order, count, X } of products) {
        const [rows, cols] = left ? [order, count] : [count, order];
        const [A, B] = left ? [factor, X] : [X, factor];
        const room = left ? wide : tall;
        gemmBlockedRef(left ? 'c' : 'n', 'n', rows, cols, order, 1, A, B, 0, room);
        copyRef(rows, cols, room, X);
      }
    },
    finish: nothing,
    copy: copyRef,
    turns: turnsRef,
  };
}

/** A window of an active block top .. end-1: rows and columns first .. first+order-1. */
export interface Window {
  readonly top: number;
  readonly end: number;
  readonly first: number;
  readonly order: number;
  /** Columns behind it that the next window has; of one at the end of the block that may be any, but none. */
  readonly ahead: number;
  readonly band: Band;
}

/**
 * Begins H := V^H H V outside a window whose own elements are in place, in all of H where the Schur form is wanted and else in the active
 * block, and Z := Z V. What the next window has of it is as it shall be at once, all the rest when the room's products are finished.
 */
export function beginWindow(
  { schur, n, H, Z, zlo, zhi }: Iteration<FieldMat>,
  room: HqrRoom,
  { top, end, first, order, ahead, band }: Window,
): void {
  room.finish();
  room.copy(order, order, room.V, room.factor);
  const [from, to] = schur ? [0, n] : [top, end];
  const last = first + order;
  const [near, far]: [Product[], Product[]] = [[], []];
  const right = (products: Product[], begin: number, stop: number, X: FieldMat): void => {
    if (stop > begin) products.push({ left: false, order, count: stop - begin, X: at(X, begin, first), ...band });
  };
  const left = (products: Product[], begin: number, stop: number): void => {
    if (stop > begin) products.push({ left: true, order, count: stop - begin, X: at(H, first, begin), ...band });
  };
  // The next window has rows in front of this one only if it, too, is at the end of the block, or the block is small.
  const above = last === end ? Math.max(from, first - WINDOW) : first;
  const behind = Math.min(last + ahead, to);
  right(near, above, first, H);
  left(near, last, behind);
  if (near.length > 0) room.begin(near)();
  right(far, from, above, H);
  left(far, behind, to);
  if (Z) right(far, zlo, zhi, Z);
  room.finish = room.begin(far);
}
