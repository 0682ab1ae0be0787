// GESVJ on the CPU backend: one-sided Jacobi iteration on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at, type FieldMat, type RealArray } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { handOut, IN_PLACE, unitRef } from './gesvd.ref.ts';
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
      copy(m, n, A, x);
      const below = V && at(x, m, 0);
      if (below !== undefined) unitRef(n, below);
      const found = iterateRef({ ...problem, A: x, V: below }, factor, columnsEngine(e, r, m, rows, X));
      if (left) copy(m, n, x, A);
      if (V !== undefined) copy(n, n, at(x, m, 0), V);
      return found;
    },
    () => gesvjRef(problem),
  );
}

const copy = (rows: number, cols: number, from: FieldMat, to: FieldMat): void =>
  handOut(rows, cols, from, IN_PLACE, false, to, false);
