// A contraction by gemm, single or batched: by the CPU engine at once, else on buffers of the context.
import { gemmStridedBatched } from '../batched/blas/gemmStridedBatched.ts';
import { gemm } from '../blas3/gemm.ts';
import type { Ptr } from '../core/matrix.ts';
import { type ArrayOf, precisions } from '../core/precision.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { Contraction } from './contraction.ts';
import { contractOnEngine } from './contractOnEngine.ts';
import { type Arranged, type Plan, planOf } from './contractPlan.ts';
import { type Real, withBuffers } from './operands.ts';
import { goOn } from './options.ts';

/** C of a contraction with something to sum over. A and B have been read when the call returns its promise. */
export function contractByGemm(
  context: Context,
  prec: Real,
  c: Contraction,
  signal: AbortSignal | undefined,
): Promise<ArrayOf<Real>> {
  const plan = planOf(c);
  return withBuffers(
    async (keep) => contractOnEngine(context, prec, plan) ?? onBuffers(context, prec, plan, signal, keep),
    signal,
  );
}

type Keep = (buffer: DeviceBuffer<Real>) => DeviceBuffer<Real>;

async function onBuffers(
  context: Context,
  prec: Real,
  plan: Plan,
  signal: AbortSignal | undefined,
  keep: Keep,
): Promise<ArrayOf<Real>> {
  const { call, inner, length, starts } = plan;
  const all = uploaded(context, prec, plan, keep);
  for (const [a, b, c] of starts) {
    goOn(signal);
    const at = { A: behind(all.B, b), B: behind(all.A, a), C: behind(all.C, c) };
    if (inner === undefined) await gemm<Real>(context.queue, { ...call, ...at }, prec);
    else {
      const strides = { strideA: inner.b, strideB: inner.a, strideC: inner.c, batchCount: inner.size };
      await gemmStridedBatched<Real>(context.queue, { ...call, ...at, ...strides }, prec);
    }
  }
  const computed = await context.download(all.C, length);
  if (plan.reorder === undefined) return computed;
  const result = new precisions[prec].array(length);
  plan.reorder(result, computed);
  return result;
}

interface Operands {
  readonly A: Ptr<Real>;
  readonly B: Ptr<Real>;
  readonly C: Ptr<Real>;
}

/** Buffers with the elements of A and B, each copied once, and room for so many of C. */
function uploaded(context: Context, prec: Real, { A, B, length }: Plan, keep: Keep): Operands {
  if (context.placement(prec) === 'gpu') {
    const [a, b] = [A, B].map((x: Arranged) => {
      const ready = x.singles() ?? new Float32Array(x.length);
      if (x.singles() === undefined) x.fill(ready, 0);
      return keep(context.upload<Real>(prec, ready));
    });
    return { A: a!, B: b!, C: keep(context.alloc<Real>(prec, length)) };
  }
  // Each allocation takes a microsecond or two: one for all.
  const [atB, atC] = [lines(A.length), lines(A.length) + lines(B.length)];
  const buffer = keep(context.alloc<Real>(prec, atC + length));
  const host = buffer.host('write') as ArrayOf<Real>;
  A.fill(host, 0);
  B.fill(host, atB);
  return { A: buffer, B: buffer.at(atB), C: buffer.at(atC) };
}

/** Elements in whole cache lines of 64 bytes. */
const lines = (length: number): number => Math.ceil(length / 16) * 16;

const behind = ({ buffer, offset }: Ptr<Real>, more: number): Ptr<Real> => ({ buffer, offset: offset + more });
