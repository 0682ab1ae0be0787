// TRMV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { FieldMat } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import type { Real } from '../engine/ops.ts';
import type { Place } from '../engine/workspace.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { triangularEngine } from './complexTriangle.cpu.ts';
import { bounds, onEngine, runPieces } from './level2.cpu.ts';
import type { TrmvArgs } from './routines.gen.ts';
import { trmvRef } from './trmv.ref.ts';
import { vectorRef } from './vector.ref.ts';

/** Parts of a large triangle: a number that does not depend on that of the threads, because the order of the sums does on the parts. */
const PARTS = 8;

export async function trmvCpu(queue: Queue, a: Bound<TrmvArgs<Prec>>): Promise<void> {
  const { uplo, trans, diag, n } = a;
  const [A, x] = (await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'write')])) as [FieldMat, FieldMat];
  const xs = vectorRef(x, n, a.incx);
  const done = onEngine(A, n * n, ({ e, r, A: place, pack, unpack }) => {
    const px = pack(xs, n, 1);
    const py = pack(xs, n, r.parts === 2 ? 1 : 0);
    if (r.parts === 2) triangularEngine(e, r, { uplo, trans, diag, n, A: place, x: px, y: py });
    else trmvEngine(e, r, a, place, px, py);
    unpack(py, xs, n);
  });
  noteCpu(queue, a, done);
  if (!done) trmvRef(uplo, trans, diag, n, A, xs);
}

/** y := op(A) x; y is zero. */
function trmvEngine(
  e: Engine,
  r: Real,
  { uplo, trans: op, diag, n }: Pick<Bound<TrmvArgs<Prec>>, 'uplo' | 'trans' | 'diag' | 'n'>,
  { at, ld }: Place,
  x: number,
  y: number,
): void {
  const [upper, trans, unit] = [uplo === 'u', op !== 'n', diag === 'u'];
  const address = (i: number, j: number): number => at + (i + j * ld) * r.bytes;
  const cuts = bounds(n, n * n, PARTS);
  runPieces(e, r, 'trmv', cuts, (first, last) => {
    // Rows first..last-1 of op(A): the triangle on the diagonal, and what op(A) has before it or behind it.
    const [from, to] = upper === trans ? [0, first] : [last, n];
    const rectangle = trans ? address(from, first) : address(first, from);
    const [diagonal, down] = [address(first, first), first * r.bytes];
    const shape = [upper, trans, unit].map(Number);
    return [
      ...shape,
      last - first,
      diagonal,
      ld * r.bytes,
      x + down,
      to - from,
      rectangle,
      x + from * r.bytes,
      y + down,
    ];
  });
}
