// GESVDX on the CPU backend: gesdd's steps on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gesddEngine } from './gesdd.cpu.ts';
import { gesddScaledRef } from './gesdd.ref.ts';
import { FEW, LOW } from './gesvd.cpu.ts';
import { prepared } from './gesvd.ref.ts';
import { type Chosen, type GesvdxProblem, gesvdxScaledRef, withoutValues } from './gesvdx.ref.ts';
import type { GesvdxArgs } from './routines.gen.ts';

export async function gesvdxCpu(queue: Queue, a: Bound<GesvdxArgs<Prec>>): Promise<void> {
  const { jobu, jobvt, range, m, n, vl, vu, il, iu } = a;
  const { A, ns, S, info } = await onHost(a, { A: 'write', ns: 'write', S: 'write', info: 'write' });
  const { U } = jobu === 'n' ? {} : await onHost(a, { U: 'write?' });
  const { VT } = jobvt === 'n' ? {} : await onHost(a, { VT: 'write?' });
  const length = range === 'i' ? Math.max(0, iu - il + 1) : Math.min(m, n);
  const chosen: Chosen =
    range === 'v' ? { range, vl: vl as number, vu: vu as number } : range === 'i' ? { range, il, iu } : { range };
  const problem: GesvdxProblem = { m, n, chosen, A, S: elementsOf(S, length) as RealArray, U, VT };
  const small = m * n <= FEW && Math.min(m, n) <= LOW ? 'the matrix is small' : undefined;
  const factor = prepared(problem);
  const found =
    factor === undefined
      ? withoutValues(problem)
      : compute(
          queue,
          a,
          (e, r, space) => {
            const inA = space.matrix(A, m, n, 'write');
            return gesvdxScaledRef(problem, factor, (own) => gesddEngine(e, r, space, own, inA, factor));
          },
          () => gesvdxScaledRef(problem, factor, gesddScaledRef),
          small,
        );
  ns.data[ns.off] = found.ns;
  info.data[info.off] = found.info;
}
