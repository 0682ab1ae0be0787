// SYR and HER on the CPU backend: the engine's kernels for contexts' own memory, else the reference. Also what syr2 and her2 do.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import { isZero, re } from '../core/complex.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { FieldMat, Ptr } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { updateEngine } from './complexTriangle.cpu.ts';
import { onEngine, runPieces, triangleBounds } from './level2.cpu.ts';
import type { HerArgs, SyrArgs } from './routines.gen.ts';
import { dense } from './storedTriangle.ref.ts';
import { update } from './triangle.ref.ts';
import { vectorRef } from './vector.ref.ts';

/** The second vector of an update by two. */
interface Second {
  readonly y: Ptr<Prec>;
  readonly incy: number;
}

type Call = Bound<SyrArgs<Prec>> | Bound<HerArgs<ComplexPrec>>;

/** A := A + alpha x x^T, or with a second vector A + alpha x y^T + alpha y x^T; Hermitian as `update` says. */
export async function updateTriangle(
  queue: Queue,
  a: Call,
  second: Second | undefined,
  hermitian: boolean,
): Promise<void> {
  const { uplo, n, alpha } = a;
  const [x, y, A] = (await Promise.all([
    hostVector<Prec>(a.x, 'read'),
    second && hostVector<Prec>(second.y, 'read'),
    hostMat<Prec>(a.A, a.lda, 'write'),
  ])) as [FieldMat, FieldMat | undefined, FieldMat];
  const xs = vectorRef(x, n, a.incx);
  const ys = y && vectorRef(y, n, second!.incy);
  const done = onEngine(A, isZero(alpha) ? 0 : n * n, ({ e, r, A: place, pack }) => {
    const px = pack(xs, n, 1);
    const py = ys && pack(ys, n, 1);
    if (r.parts === 2) {
      const factors = py === undefined ? { x: px } : { x: px, y: py };
      return updateEngine(e, r, { uplo, hermitian, n, alpha, A: place, ...factors });
    }
    const shape = uplo === 'l' ? 1 : 2;
    const ld = place.ld * r.bytes;
    const name = py === undefined ? 'ger' : 'ger2';
    runPieces(e, r, name, triangleBounds(uplo, n), (j, last) => {
      return [shape, n, j, last, re(alpha), px, py ?? px, place.at, ld];
    });
  });
  noteCpu(queue, a, done);
  if (!done) update(dense(uplo, n, A), alpha, xs, ys, hermitian);
}

export const syrCpu = (queue: Queue, a: Bound<SyrArgs<Prec>>): Promise<void> =>
  updateTriangle(queue, a, undefined, false);
export const herCpu = (queue: Queue, a: Bound<HerArgs<ComplexPrec>>): Promise<void> =>
  updateTriangle(queue, a, undefined, true);
