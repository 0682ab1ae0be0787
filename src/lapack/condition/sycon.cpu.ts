// SYCON on the CPU backend: the estimator with solutions on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import { arrayAt } from '../../engine/views.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { badSymmetricPivots, prepareSytrs } from '../indefinite/sytrs.cpu.ts';
import { hasNaN, rcondRef } from './condition.ref.ts';
import type { SyconArgs } from './routines.gen.ts';
import { adjointBy, syconRef } from './sycon.ref.ts';

/** SYCON or HECON on the operands' host copies. */
export const bunchKaufmanConditionCpu =
  (mirror: Mirror) =>
  async (queue: Queue, a: Bound<SyconArgs<Prec>>): Promise<void> => {
    const { uplo, n, anorm } = a;
    const { A, ipiv, rcond } = await onHost(a, { A: 'read', ipiv: 'read', rcond: 'write' });
    rcond.data[rcond.off] = compute(
      queue,
      a,
      (e, r, space) => {
        const inA = space.matrix(A, n, n, 'read');
        const x = { at: space.take(n * r.bytes), ld: Math.max(1, n) };
        const solve = prepareSytrs(e, r, space, uplo, n, inA, mirror)(ipiv.data, ipiv.off);
        const vector = () => arrayAt(e, r, x.at, n);
        const product = adjointBy(() => solve(1, x), vector, fields[a.prec].parts, mirror);
        const factorsHaveNaN = () => hasNaN(uplo, n, A, mirror === 'c' ? 'real' : 'nothing');
        return rcondRef(anorm, vector(), product, factorsHaveNaN, fields[a.prec].parts);
      },
      () => syconRef(uplo, n, A, ipiv.data, ipiv.off, anorm, mirror),
      badSymmetricPivots(uplo, ipiv, n),
    );
  };

export const syconCpu = bunchKaufmanConditionCpu('t');
