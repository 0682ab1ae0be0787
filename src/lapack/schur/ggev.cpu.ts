// GGEV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { ggevRef } from './ggev.ref.ts';
import type { GgevArgs } from './routines.gen.ts';

export async function ggevCpu(_queue: Queue, a: Bound<GgevArgs<Prec>>): Promise<void> {
  const { jobvl, jobvr, n } = a;
  const { A, B, beta, info } = await onHost(a, { A: 'read', B: 'read', beta: 'write', info: 'write' });
  const { alphar, alphai, alpha } = await onHost(a, { alphar: 'write?', alphai: 'write?', alpha: 'write?' });
  const { VL } = jobvl === 'v' ? await onHost(a, { VL: 'write?' }) : {};
  const { VR } = jobvr === 'v' ? await onHost(a, { VR: 'write?' }) : {};
  const of = (x: Parameters<typeof elementsOf>[0]): RealArray => elementsOf(x, n) as RealArray;
  const pairs = alpha && of(alpha);
  const parts = pairs ? { alphar: pairs, alphai: pairs.subarray(1) } : { alphar: of(alphar!), alphai: of(alphai!) };
  const values = { ...parts, beta: of(beta) };
  info.data[info.off] = ggevRef({ jobvl, jobvr, n, A, B, ...values, VL, VR });
}
