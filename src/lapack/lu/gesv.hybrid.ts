// GESV on a GPU context: factored where getrf's plan says, solved on the GPU unless all is computed on the CPU.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because, notePlan } from '../factorPlan.ts';
import { gesvCpu } from './gesv.cpu.ts';
import { enqueueGesvSolve, gesvGpu } from './gesv.gpu.ts';
import { enqueueGetrfHybrid, planGetrf } from './getrf.hybrid.ts';
import type { GesvArgs } from './routines.gen.ts';

export function gesvHybrid(queue: Queue, a: Bound<GesvArgs<Prec>>): void | Promise<void> {
  if (isComplex(a.prec)) return gesvGpu(queue, a); // what panels cost on the CPU is known of singles
  const plan = planGetrf(queue, { ...a, m: a.n, nb: 0 }, a.A, a.B);
  notePlan(queue, a, plan);
  if (plan.place === 'native') return gesvGpu(queue, a);
  if (plan.place === 'cpu') return gesvCpu(queue, because(a, plan));
  return factorAndSolve(queue, a, plan.widths);
}

async function factorAndSolve(queue: Queue, a: Bound<GesvArgs<Prec>>, widths: readonly number[]): Promise<void> {
  const { n, nrhs, math } = a;
  const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
  await enqueueGetrfHybrid(queue, { m: n, n, ...operands, math }, widths);
  enqueueGesvSolve(queue, { n, nrhs, ...operands, B: deviceMat(a.B, a.ldb) });
}
