// GEMV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import { im, isZero, re } from '../core/complex.ts';
import type { Prec } from '../core/field.ts';
import type { Numeric } from '../core/signatures.ts';
import type { Engine } from '../engine/engine.ts';
import type { Elements } from '../engine/ops.ts';
import type { Place } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import { fieldMat, fieldVector } from '../runtime/realMat.ts';
import { gemvRef } from './gemv.ref.ts';
import { bounds, onEngine, runPieces } from './level2.cpu.ts';
import type { GemvArgs } from './routines.gen.ts';
import { vectorRef } from './vector.ref.ts';

export interface EngineGemv {
  readonly trans: boolean;
  /** op(A) is A^H. */
  readonly conjugated?: boolean;
  readonly m: number;
  readonly n: number;
  readonly alpha: Numeric;
  readonly A: Place;
  /** Addresses of contiguous vectors. */
  readonly x: number;
  readonly y: number;
}

/** y := y + alpha op(A) x. On all threads; bits do not depend on their number: each element of y is one thread's. Takes no memory. */
export function gemvEngine(e: Engine, r: Elements, g: EngineGemv): void {
  const { trans, conjugated, m, n, A, x, y } = g;
  const alpha = r.parts === 2 ? [re(g.alpha), im(g.alpha)] : [re(g.alpha)];
  const ld = A.ld * r.bytes;
  const work = r.parts * m * n;
  if (trans) {
    runPieces(e, r, r.parts === 2 && conjugated ? 'gemvC' : 'gemvT', bounds(n, work), (j, last) => [
      m,
      last - j,
      ...alpha,
      A.at + j * ld,
      ld,
      x,
      y + j * r.bytes,
    ]);
  } else {
    // One piece per thread: pieces of few rows are read at a third of the speed (512 of 4096: at three quarters; Xeon, Node 20, 2026-11).
    runPieces(e, r, 'gemvN', bounds(m, work, e.pool.threads), (i, last) => {
      const down = i * r.bytes;
      return [last - i, n, ...alpha, A.at + down, ld, x, y + down];
    });
  }
}

export async function gemvCpu(queue: Queue, a: Bound<GemvArgs<Prec>>): Promise<void> {
  const { m, n, alpha, beta } = a;
  const [lenX, lenY] = a.trans === 'n' ? [n, m] : [m, n];
  const [A, x, y] = await Promise.all([
    fieldMat(a.A, m, n, a.lda, 'read'),
    fieldVector(a.x, lenX, a.incx, 'read'),
    fieldVector(a.y, lenY, a.incy, 'write'),
  ]);
  const xs = vectorRef(x, lenX, a.incx);
  const ys = vectorRef(y, lenY, a.incy);
  const done = onEngine(A, m * n, ({ e, r, A: place, pack, unpack }) => {
    const sums = pack(ys, lenY, beta);
    const op = { trans: a.trans !== 'n', conjugated: a.trans === 'c' };
    if (!isZero(alpha)) gemvEngine(e, r, { ...op, m, n, alpha, A: place, x: pack(xs, lenX, 1), y: sums });
    unpack(sums, ys, lenY);
  });
  noteCpu(queue, a, done);
  if (!done) gemvRef(a.trans, m, n, alpha, A, xs, beta, ys);
  y.store();
}
