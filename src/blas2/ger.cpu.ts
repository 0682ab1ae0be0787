// GER on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { gerRef } from './ger.ref.ts';
import { bounds, onEngine, runPieces } from './level2.cpu.ts';
import type { GerArgs } from './routines.gen.ts';
import { vectorRef } from './vector.ref.ts';

export async function gerCpu(queue: Queue, a: Bound<GerArgs<Prec>>): Promise<void> {
  const { m, n, alpha } = a;
  const [x, y, A] = await Promise.all([hostVector(a.x, 'read'), hostVector(a.y, 'read'), hostMat(a.A, a.lda, 'write')]);
  const xs = vectorRef(x as RealMat, m, a.incx);
  const ys = vectorRef(y as RealMat, n, a.incy);
  const done = onEngine(A as RealMat, alpha === 0 ? 0 : m * n, ({ e, r, A: { at, ld }, pack }) => {
    const [px, py] = [pack(xs, m, 1), pack(ys, n, 1)];
    runPieces(e, r, 'ger', bounds(n, m * n), (j, last) => [0, m, j, last, alpha, px, py, at, ld * r.bytes]);
  });
  noteCpu(queue, a, done);
  if (!done) gerRef(m, n, alpha, xs, ys, A as RealMat);
}
