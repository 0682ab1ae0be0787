// EXPM of one matrix on the CPU backend: products and solutions on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { expmRef } from './expm.ref.ts';
import type { ExpmArgs } from './routines.gen.ts';
import { withSquares } from './squares.cpu.ts';

export async function expmCpu(queue: Queue, a: Bound<ExpmArgs<Prec>>): Promise<void> {
  const { n } = a;
  const { A, info } = await onHost(a, { A: 'write', info: 'write' });
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => withSquares(e, r, space, n, A, (s, own) => expmRef(n, own, own, s)),
    () => expmRef(n, A, A),
  );
}
