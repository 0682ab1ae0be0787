// SYR on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import { isZero, re } from '../core/complex.ts';
import type { Prec } from '../core/field.ts';
import type { FieldMat } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { onEngine, runPieces, triangleBounds } from './level2.cpu.ts';
import type { SyrArgs } from './routines.gen.ts';
import { syrRef } from './syr.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function syrCpu(queue: Queue, a: Bound<SyrArgs<Prec>>): Promise<void> {
  const { uplo, n, alpha } = a;
  const [x, A] = await Promise.all([hostVector(a.x, 'read'), hostMat(a.A, a.lda, 'write')]);
  const xs = vectorRef(x as FieldMat, n, a.incx);
  const done = onEngine(A as FieldMat, isZero(alpha) ? 0 : n * n, ({ e, r, A: { at, ld }, pack }) => {
    const px = pack(xs, n, 1);
    const shape = uplo === 'l' ? 1 : 2;
    runPieces(e, r, 'ger', triangleBounds(uplo, n), (j, last) => [
      shape,
      n,
      j,
      last,
      re(alpha),
      px,
      px,
      at,
      ld * r.bytes,
    ]);
  });
  noteCpu(queue, a, done);
  if (!done) syrRef(uplo, n, alpha, xs, A as FieldMat);
}
