// INVROOT of one matrix on the CPU backend: products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { invrootRef, type RootReport } from './invroot.ref.ts';
import type { InvrootArgs } from './routines.gen.ts';
import { withSquares } from './squares.cpu.ts';

export async function invrootCpu(queue: Queue, a: Bound<InvrootArgs<Prec>>): Promise<void> {
  const { n, p, epsilon } = a;
  const { A, info, iter, error } = await onHost(a, { A: 'write', info: 'write', iter: 'write?', error: 'write?' });
  const root = { p, epsilon };
  const found = compute<RootReport>(
    queue,
    a,
    (e, r, space) => withSquares(e, r, space, n, A, (s, own) => invrootRef(n, root, own, own, s)),
    () => invrootRef(n, root, A, A),
  );
  info.data[info.off] = found.info;
  if (iter !== undefined) iter.data[iter.off] = found.iter;
  if (error !== undefined) error.data[error.off] = found.error;
}
