import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type FieldMat, type Side } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TpqrtArgs } from './routines.gen.ts';
/** W := the first k columns of a pentagon from column `first` on, zeros written out; rows x k. */
export declare function fillPentagon(m: number, l: number, first: number, k: number, rows: number, B: FieldMat, W: FieldMat): void;
/** Elements of workspace for applyBlock. */
export declare const applyWork: (others: number, k: number) => number;
/**
 * [C1; C2] := op(H) [C1; C2] with side 'l', [C1 C2] := [C1 C2] op(H) with 'r', H = I - [E; V] T [E; V]^H with E the unit matrix of order k;
 * C2 has `others` columns (rows) of `rows` elements. V (rows x k) and T have their zeros written out. `work`: the address of applyWork
 * elements.
 */
export declare function applyBlock(e: Engine, r: Elements, side: Side, trans: boolean, k: number, rows: number, others: number, { V, T, C1, C2 }: Readonly<Record<'V' | 'T' | 'C1' | 'C2', Place>>, work: number): void;
/**
 * As tpqrtRef, by blocks of nb columns. A block is the panel [A11; B1] of a QR factorization, zeros of the triangle and the pentagon
 * written out: reflectors have zeros wherever the panel has. On all threads; bits do not depend on their number.
 */
export declare function tpqrtEngine(e: Engine, r: Elements, space: Workspace, m: number, n: number, l: number, nb: number, { A, B, T }: Readonly<Record<'A' | 'B' | 'T', Place>>): void;
export declare function tpqrtCpu(queue: Queue, a: Bound<TpqrtArgs<Prec>>): Promise<void>;
