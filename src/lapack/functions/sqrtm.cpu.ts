// SQRTM on the CPU backend: the Schur form and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { engineTools, LOW } from './form.cpu.ts';
import { answered } from './form.ref.ts';
import type { SqrtmArgs } from './routines.gen.ts';
import { sqrtmRef, sqrtmSteps } from './sqrtm.ref.ts';

export async function sqrtmCpu(queue: Queue, a: Bound<SqrtmArgs<Prec>>): Promise<void> {
  const { n } = a;
  const { A, info } = await onHost(a, { A: 'write', info: 'write' });
  info.data[info.off] =
    answered(n, A) ??
    compute(
      queue,
      a,
      (e, _, space) => sqrtmSteps(n, A, engineTools(e, space, n, A)),
      () => sqrtmRef(n, A),
      n <= LOW ? 'the matrix is small' : undefined,
    );
}
