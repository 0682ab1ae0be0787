// SYMV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { level1 } from '../engine/kernels/level1.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { onEngine, runPieces, THREADED, triangleBounds } from './level2.cpu.ts';
import type { SymvArgs } from './routines.gen.ts';
import { symvRef } from './symv.ref.ts';
import { vectorRef } from './vector.ref.ts';

/** Parts of a large triangle, each with sums of its own: a number that does not depend on that of the threads. */
const PARTS = 8;

export async function symvCpu(queue: Queue, a: Bound<SymvArgs<Prec>>): Promise<void> {
  const { uplo, n, alpha, beta } = a;
  const [A, x, y] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'read'), hostVector(a.y, 'write')]);
  const xs = vectorRef(x as RealMat, n, a.incx);
  const ys = vectorRef(y as RealMat, n, a.incy);
  const done = onEngine(A as RealMat, n * n, ({ e, r, A: { at, ld }, pack, unpack }) => {
    const sums = pack(ys, n, beta);
    if (alpha !== 0) {
      const px = pack(xs, n, 1);
      const cuts = triangleBounds(uplo, n, n * n < THREADED ? 1 : PARTS);
      const own = cuts.slice(2).map(() => pack(ys, n, 0));
      const to = new Map([sums, ...own].map((place, i) => [cuts[i], place]));
      const upper = uplo === 'u' ? 1 : 0;
      runPieces(e, r, 'symv', cuts, (j, last) => [upper, n, j, last, alpha, at, ld * r.bytes, px, to.get(j)!]);
      const axpy = e.functionsOf(level1[r.prec])['axpy']!;
      for (const place of own) axpy(n, place, r.bytes, sums, r.bytes, 1);
    }
    unpack(sums, ys, n);
  });
  noteCpu(queue, a, done);
  if (!done) symvRef(uplo, n, alpha, A as RealMat, xs, beta, ys);
}
