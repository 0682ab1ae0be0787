// A contraction by gemm, single or batched: by the CPU engine at once, else on buffers of the context.
import { gemmStridedBatched } from '../batched/products/routines.gen.ts';
import { gemm } from '../blas3/products/routines.gen.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { Contraction, Elements } from './contraction.ts';
import { contractOnEngine } from './contractOnEngine.ts';
import { type Arranged, type Plan, planOf } from './contractPlan.ts';
import { type Real, withBuffers } from './operands.ts';
import { goOn } from './options.ts';

/** C of a contraction with something to sum over; not on the engine if `away`. A and B have been read when the call returns its promise. */
export function contractByGemm(
  context: Context,
  prec: Real,
  c: Contraction,
  away: boolean,
  signal: AbortSignal | undefined,
): Promise<ArrayOf<Real>> {
  const plan = planOf(c);
  return withBuffers(
    async (keep) =>
      (away ? undefined : contractOnEngine(context, prec, plan)) ?? onBuffers(context, prec, plan, signal, keep),
    signal,
  );
}

export type Keep = (buffer: DeviceBuffer<Real>) => DeviceBuffer<Real>;

async function onBuffers(
  context: Context,
  prec: Real,
  plan: Plan,
  signal: AbortSignal | undefined,
  keep: Keep,
): Promise<ArrayOf<Real>> {
  const all = await computed(context, prec, plan, signal, keep);
  return inOrder(prec, plan, await context.download(all, plan.length));
}

/** C as it is computed. */
async function computed(
  context: Context,
  prec: Real,
  plan: Plan,
  signal: AbortSignal | undefined,
  keep: Keep,
  keepResult = keep,
): Promise<Ptr<Real>> {
  const { call, inner, starts } = plan;
  const all = uploaded(context, prec, plan, keep, keepResult);
  for (const [a, b, c] of starts) {
    goOn(signal);
    const at = { A: behind(all.B, b), B: behind(all.A, a), C: behind(all.C, c) };
    if (inner === undefined) await gemm<Real>(context.queue, { ...call, ...at }, prec);
    else {
      const strides = { strideA: inner.b, strideB: inner.a, strideC: inner.c, batchCount: inner.size };
      await gemmStridedBatched<Real>(context.queue, { ...call, ...at, ...strides }, prec);
    }
  }
  return all.C;
}

function inOrder(prec: Real, { length, reorder }: Plan, computed: ArrayOf<Real>): ArrayOf<Real> {
  if (reorder === undefined) return computed;
  const result = new fields[prec].array(length);
  reorder(result, computed);
  return result;
}

/** On the host, wherever they are. */
export async function fetched(context: Context, elements: Elements): Promise<Elements> {
  const { kept, offset } = elements;
  return kept === undefined ? elements : { data: await context.download(kept), offset };
}

/**
 * C of a contraction with something to sum over, of singles on the GPU, where it stays, in a buffer given to `keep`, unless it must be put in order. A and B
 * may be there already; what lies otherwise than gemm can take it comes back first. The signal ends it between products: who owns what `keep` is given waits
 * until then.
 */
export function contractOnGpu(
  context: Context,
  c: Contraction,
  signal: AbortSignal | undefined,
  keep: Keep,
): Promise<Elements> {
  return withBuffers(async (keepOperand) => {
    let plan = planOf(c);
    const unfit = [plan.A, plan.B].filter(({ kept, asIs }) => kept !== undefined && !asIs).map(({ kept }) => kept);
    if (unfit.length > 0) {
      const here = (x: Elements) => (unfit.includes(x.kept) ? fetched(context, x) : x);
      plan = planOf({ ...c, A: await here(c.A), B: await here(c.B) });
    }
    const { buffer } = await computed(context, 's', plan, signal, keepOperand, keep);
    if (plan.reorder === undefined) return { data: new Float32Array(), offset: 0, kept: buffer as DeviceBuffer<Real> };
    return { data: inOrder('s', plan, await context.download(buffer as DeviceBuffer<Real>)), offset: 0 };
  });
}

interface Operands {
  readonly A: Ptr<Real>;
  readonly B: Ptr<Real>;
  readonly C: Ptr<Real>;
}

/** Buffers with the elements of A and B, each copied once, and room for so many of C. */
function uploaded(context: Context, prec: Real, { A, B, length }: Plan, keep: Keep, keepC: Keep): Operands {
  if (context.placement(prec) === 'gpu') {
    const [a, b] = [A, B].map((x: Arranged) => {
      if (x.kept !== undefined) return x.kept;
      const ready = x.singles() ?? new Float32Array(x.length);
      if (x.singles() === undefined) x.fill(ready, 0);
      return keep(context.upload<Real>(prec, ready));
    });
    return { A: a!, B: b!, C: keepC(context.alloc<Real>(prec, length)) };
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
