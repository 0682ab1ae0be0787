// GEMV of a batch of any form on the CPU backend: products of one row or column on all threads, else, and of complex numbers, the reference
// on one after the other.
import { gemvRef } from '../../blas2/gemv.ref.ts';
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { isZero } from '../../core/complex.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchSizes, matOf } from '../hostOperands.cpu.ts';
import { placesOf, problemsOf } from './blasForms.cpu.ts';
import { gemmListEngine, type ListedGemm } from './gemmList.cpu.ts';
import type { GemvBatchedArgs, GemvStridedBatchedArgs, GemvVbatchedArgs } from './routines.gen.ts';

/** With the conjugate of op(A) in its place or not. */
type Call = { readonly conj?: boolean } & (
  | Bound<GemvStridedBatchedArgs<Prec>>
  | Bound<GemvBatchedArgs<Prec>>
  | Bound<GemvVbatchedArgs<Prec>>
);

/** A copy of the conjugate of an m x n matrix of complex numbers. */
function conjugated(m: number, n: number, { data, off, ld }: FieldMat): FieldMat {
  const copy = data instanceof Float32Array ? new Float32Array(2 * m * n) : new Float64Array(2 * m * n);
  for (let j = 0; j < n; j++) copy.set(data.subarray(2 * (off + j * ld), 2 * (off + j * ld + m)), 2 * j * m);
  for (let p = 1; p < copy.length; p += 2) copy[p]! *= -1;
  return { data: copy, off: 0, ld: Math.max(1, m), parts: 2 };
}

export async function gemvBatchedCpu(queue: Queue, a: Call): Promise<void> {
  const { trans, alpha, beta, incy, conj = false } = a;
  const flip = trans !== 'n';
  const reads = !isZero(alpha);
  const lenX = ({ m, n }: BatchSizes) => (flip ? m : n);
  const lenY = ({ m, n }: BatchSizes) => (flip ? n : m);
  const { operands, each } = await problemsOf(a, {
    A: { rows: ({ m }) => (reads ? m : 0), cols: ({ n }) => n, use: 'read' },
    x: { rows: () => 1, cols: (s) => (reads ? lenX(s) : 0), use: 'read' },
    y: { rows: () => 1, cols: lenY, use: 'write' },
  });
  compute(
    queue,
    a,
    (e, r, space) => {
      const [A, x, y] = operands.map((X) => placesOf(space, r, X));
      const batch: ListedGemm[] = [];
      each((sizes, b) => {
        const [rows, depth] = [lenY(sizes), lenX(sizes)];
        if (rows === 0 || depth === 0) return;
        // x is a row whose leading dimension is the increment, and y a column if it is contiguous, else a row too.
        batch.push(
          incy === 1
            ? { m: rows, n: 1, k: depth, A: A!(b), B: x!(b), C: { at: y!(b).at, ld: rows } }
            : { m: 1, n: rows, k: depth, A: x!(b), B: A!(b), C: y!(b) },
        );
      });
      if (incy === 1) gemmListEngine(e, r, space, trans, 't', alpha, beta, batch);
      else gemmListEngine(e, r, space, 'n', flip ? 'n' : 't', alpha, beta, batch);
    },
    () => {
      const [A, x, y] = operands;
      each(({ m, n }, b) => {
        const matrix = matOf(A!, b);
        // The reference conjugates only what it transposes.
        const [op, factor] = !conj
          ? [trans, matrix]
          : flip
            ? (['c', matrix] as const)
            : (['n', conjugated(m, n, matrix)] as const);
        gemvRef(op, m, n, alpha, reads ? factor : matrix, matOf(x!, b), beta, matOf(y!, b));
      });
    },
    isComplex(a.prec) ? 'lists of products are of real numbers' : undefined,
  );
}
