// GESVJ on the CPU backend: one-sided Jacobi iteration on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { type GesvjProblem, gesvjRef, iterateRef, refuse } from './gesvj.ref.ts';
import { columnsEngine } from './jacobi.cpu.ts';
import { scaleUpRef } from './jacobi.ref.ts';
import type { GesvjArgs } from './routines.gen.ts';

export async function gesvjCpu(queue: Queue, a: Bound<GesvjArgs<Prec>>): Promise<void> {
  const { jobu, jobv, m, n } = a;
  const { A, SVA, info } = await onHost(a, { A: 'write', SVA: 'write', info: 'write' });
  const { V } = jobv === 'n' ? {} : await onHost(a, { V: 'write?' });
  const left = jobu === 'u';
  const problem: GesvjProblem = { m, n, A, left, SVA: elementsOf(SVA, n) as RealArray, V };
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const rows = V === undefined ? m : m + n;
      // A's columns, and below them V's, which are rotated alike
      const X = takeMatrix(space, r, rows, n);
      const x = matrixAt(e, r, rows, n, X);
      const factor = scaleUpRef(m, n, A);
      if (factor === undefined) return refuse(problem);
      move(m, n, A, x, 0, true);
      for (let j = 0; V !== undefined && j < n; j++) {
        x.data.fill(0, m + j * x.ld, m + n + j * x.ld);
        x.data[m + j + j * x.ld] = 1;
      }
      const below = V && { data: x.data, off: m, ld: x.ld };
      const found = iterateRef({ ...problem, A: x, V: below }, factor, columnsEngine(e, r, m, rows, X));
      if (left) move(m, n, A, x, 0, false);
      if (V !== undefined) move(n, n, V, x, m, false);
      return found;
    },
    () => gesvjRef(problem),
  );
}

/** Copies A to the rows of X from `row` on, or back. */
function move(rows: number, n: number, A: RealMat, X: RealMat, row: number, there: boolean): void {
  for (let j = 0; j < n; j++) {
    const [a, x] = [A.off + j * A.ld, X.off + row + j * X.ld];
    if (there) X.data.set(A.data.subarray(a, a + rows), x);
    else A.data.set(X.data.subarray(x, x + rows), a);
  }
}
