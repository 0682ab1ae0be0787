// ORMTR on the GPU: the reflectors of a tridiagonal reduction are those of a QR factorization, a row further down; an upper triangle's are
// that from its end.

import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at, type Side, type Trans, type Uplo } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { enqueueLarfb } from '../qr/larfb.gpu.ts';
import { type DeviceReflectors, enqueueFactor, enqueueUnit, takeMatrix, takeReflectors } from '../qr/larft.gpu.ts';
import { applyBlock, enqueueOrmqr } from '../qr/ormqr.gpu.ts';
import { roomOf } from '../qr/qrBlocks.ts';
import { enqueueFlip } from './flip.gpu.ts';
import type { OrmtrArgs } from './routines.gen.ts';

export interface DeviceOrmtr {
  readonly side: Side;
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  /** As enqueueSytrd leaves it; A and tau may lie in C's buffer. */
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
  readonly C: DeviceMat;
  /** Reflectors that are applied together; absent or 0: own choice. */
  readonly nb?: number | undefined;
  /** C may have NaN or infinities in its first row (column from the right), which reflectors of a lower triangle leave alone. */
  readonly anything?: boolean;
}

export function ormtrGpu(queue: Queue, a: Bound<OrmtrArgs<Prec>>): void {
  const k = (a.side === 'l' ? a.m : a.n) - 1;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock({ k })} reflectors` });
  enqueueOrmtr(queue, { ...onDevice(a), anything: true });
}

/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q the product of the n - 1 reflectors. */
export function enqueueOrmtr(queue: Queue, f: DeviceOrmtr): void {
  const { side, uplo, trans, m, n, A, tau, C, nb = 0 } = f;
  const left = side === 'l';
  const k = (left ? m : n) - 1;
  if (k < 1 || m === 0 || n === 0) return;
  const [rows, cols] = left ? [k, n] : [m, k];
  const call = { side, trans, m: rows, n: cols, k, nb, math: 'strict' } as const;
  if (uplo === 'l') {
    enqueueReflections(queue, f);
    return;
  }
  scope(queue, (ws) => {
    const lower = fromItsEnd(queue, ws, k, A, tau);
    const turned = takeMatrix(ws, C, rows, cols);
    const order = { m: rows, n: cols, rows: left, cols: !left };
    enqueueFlip(queue, { ...order, A: C, B: turned });
    enqueueOrmqr(queue, { ...call, ...lower, C: turned });
    enqueueFlip(queue, { ...order, A: turned, B: C });
  });
}

/**
 * As enqueueOrmtr, of a lower triangle. A block's vectors begin with a zero, so that it takes in the row or column of C in front of it, and
 * begins where kernels can load four elements at a time. Zeros times what is no finite number are not zero: where that may be, the row or
 * column is put away.
 */
function enqueueReflections(queue: Queue, { side, trans, m, n, A, tau, C, nb = 0, anything }: DeviceOrmtr): void {
  const left = side === 'l';
  const [order, others] = left ? [m, n] : [n, m];
  const [rows, cols] = left ? [1, n] : [m, 1];
  const k = order - 1;
  for (const [j, width] of blocksOfReflectors(side, trans, k, applyBlock({ k, nb }))) {
    scope(queue, (ws) => {
      const block = takeReflectors(ws, C, order - j, width);
      enqueueBlock(queue, A, tau, j, block);
      const from = left ? at(C, j, 0) : at(C, 0, j);
      const away = anything ? takeMatrix(ws, C, rows, cols) : undefined;
      if (away !== undefined) {
        enqueueLacpy(queue, { uplo: 'f', m: rows, n: cols, A: from, B: away });
        enqueueLaset(queue, { uplo: 'f', m: rows, n: cols, alpha: 0, beta: 0, A: from });
      }
      enqueueLarfb(queue, { side, trans, others, block, C: from });
      if (away !== undefined) enqueueLacpy(queue, { uplo: 'f', m: rows, n: cols, A: away, B: from });
    });
  }
}

/** Enqueues the block of a lower triangle's reflectors that begins with the j-th. */
function enqueueBlock(queue: Queue, A: DeviceMat, tau: DeviceMat, j: number, block: DeviceReflectors): void {
  enqueueLaset(queue, { uplo: 'f', m: 1, n: block.k, alpha: 0, beta: 0, A: block.V });
  enqueueUnit(queue, at(A, j + 1, j), { ...block, m: block.m - 1, V: at(block.V, 1, 0) });
  enqueueFactor(queue, at(tau, j, 0), block);
}

/** All blocks of a lower triangle's reflectors, each with the row of C that it begins with, in the order in which Q C takes them. */
export type Blocks = readonly (readonly [first: number, block: DeviceReflectors])[];

/** Workspace for all blocks of k reflectors of a matrix's type, in two pieces. */
export function takeBlocks(ws: Workspace, like: DeviceMat, k: number): Blocks {
  const blocks = [...blocksOfReflectors('l', 'n', k, applyBlock({ k }))];
  const [ofV, ofT] = [0, 0].map(() => [0]) as [number[], number[]];
  for (const [j, width] of blocks) {
    const { ldv, ldt } = roomOf(k + 1 - j, width);
    ofV.push(ofV.at(-1)! + ldv * width);
    ofT.push(ofT.at(-1)! + ldt * ldt);
  }
  const [V, T] = [ws.like(like, ofV.at(-1)!), ws.like(like, ofT.at(-1)!)];
  return blocks.map(([j, width], b) => {
    const { ldv, ldt } = roomOf(k + 1 - j, width);
    const block = {
      ...{ m: k + 1 - j, k: width },
      V: { data: V, off: ofV[b]!, ld: ldv },
      T: { data: T, off: ofT[b]!, ld: ldt },
    };
    return [j, block];
  });
}

/** Enqueues the making of all of them from what a reduction leaves. */
export function enqueueBlocks(queue: Queue, A: DeviceMat, tau: DeviceMat, blocks: Blocks): void {
  for (const [j, block] of blocks) enqueueBlock(queue, A, tau, j, block);
}

/** Enqueues C := Q C, C with so many columns. */
export function applyBlocks(queue: Queue, blocks: Blocks, C: DeviceMat, columns: number): void {
  for (const [j, block] of blocks)
    enqueueLarfb(queue, { side: 'l', trans: 'n', others: columns, block, C: at(C, j, 0) });
}

/** k reflectors in an upper triangle with their rows and columns in reverse order, which are in a lower one, from its second row on. */
export function fromItsEnd(queue: Queue, ws: Workspace, k: number, A: DeviceMat, tau: DeviceMat): Reflectors {
  const turned = takeMatrix(ws, A, k, k);
  enqueueFlip(queue, { m: k, n: k, rows: true, cols: true, A: at(A, 0, 1), B: turned });
  const factors: DeviceMat = { data: ws.like(A, k), off: 0, ld: 1 };
  enqueueFlip(queue, { m: k, n: 1, rows: true, cols: false, A: tau, B: factors });
  return { A: turned, tau: factors };
}

interface Reflectors {
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
}
