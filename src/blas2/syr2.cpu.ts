// SYR2 on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import { isZero, re } from '../core/complex.ts';
import type { Prec } from '../core/field.ts';
import type { FieldMat } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { onEngine, runPieces, triangleBounds } from './level2.cpu.ts';
import type { Syr2Args } from './routines.gen.ts';
import { syr2Ref } from './syr2.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function syr2Cpu(queue: Queue, a: Bound<Syr2Args<Prec>>): Promise<void> {
  const { uplo, n, alpha } = a;
  const [x, y, A] = await Promise.all([hostVector(a.x, 'read'), hostVector(a.y, 'read'), hostMat(a.A, a.lda, 'write')]);
  const xs = vectorRef(x as FieldMat, n, a.incx);
  const ys = vectorRef(y as FieldMat, n, a.incy);
  const done = onEngine(A as FieldMat, isZero(alpha) ? 0 : n * n, ({ e, r, A: { at, ld }, pack }) => {
    const [px, py] = [pack(xs, n, 1), pack(ys, n, 1)];
    const shape = uplo === 'l' ? 1 : 2;
    runPieces(e, r, 'ger2', triangleBounds(uplo, n), (j, last) => [
      shape,
      n,
      j,
      last,
      re(alpha),
      px,
      py,
      at,
      ld * r.bytes,
    ]);
  });
  noteCpu(queue, a, done);
  if (!done) syr2Ref(uplo, n, alpha, xs, ys, A as FieldMat);
}
