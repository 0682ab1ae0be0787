// TRMV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { FieldMat } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { bounds, onEngine, runPieces } from './level2.cpu.ts';
import type { TrmvArgs } from './routines.gen.ts';
import { trmvRef } from './trmv.ref.ts';
import { vectorRef } from './vector.ref.ts';

/** Parts of a large triangle: a number that does not depend on that of the threads, because the order of the sums does on the parts. */
const PARTS = 8;

export async function trmvCpu(queue: Queue, a: Bound<TrmvArgs<Prec>>): Promise<void> {
  const { n } = a;
  const [A, x] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'write')]);
  const xs = vectorRef(x as FieldMat, n, a.incx);
  const done = onEngine(A as FieldMat, n * n, ({ e, r, A: { at, ld }, pack, unpack }) => {
    const [px, py] = [pack(xs, n, 1), pack(xs, n, 0)];
    const [upper, trans, unit] = [a.uplo === 'u', a.trans !== 'n', a.diag === 'u'];
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
        px + down,
        to - from,
        rectangle,
        px + from * r.bytes,
        py + down,
      ];
    });
    unpack(py, xs, n);
  });
  noteCpu(queue, a, done);
  if (!done) trmvRef(a.uplo, a.trans, a.diag, n, A as FieldMat, xs);
}
