// A contraction by gemm, single or batched: by the CPU engine at once, else on buffers of the context.
import { gemmStridedBatched } from '../batched/products/routines.gen.ts';
import { gemm } from '../blas3/products/routines.gen.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { Contraction, Elements } from './contraction.ts';
import { contractOnEngine } from './contractOnEngine.ts';
import { type Arranged, type Plan, planOf, putInOrder } from './contractPlan.ts';
import { gather, type Kept } from './device/stridedSum.ts';
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

/** What stands for the data of elements on a GPU: it tells their type. */
export const NO_SINGLES = new Float32Array();

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
  for (const [x, { buffer }] of [[plan.A, all.A] as const, [plan.B, all.B] as const])
    if (isAway(x)) await gather(context, keptOf(x.from), x.sizes, x.steps, buffer as DeviceBuffer<Real>);
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

/** Whether it is on a GPU, and lies otherwise than gemm can take it. */
const isAway = ({ from, isThere }: Arranged): boolean => from.kept?.onGpu === true && !isThere;

const keptOf = ({ kept, offset }: Elements): Kept => ({ kept: kept!, offset });

function inOrder(prec: Real, plan: Plan, computed: ArrayOf<Real>): ArrayOf<Real> {
  if (plan.reorder === undefined) return computed;
  const result = new fields[prec].array(plan.length);
  putInOrder(plan, result, computed);
  return result;
}

/** On the host, wherever they are: what is on a GPU lies there from the beginning of its buffer on. */
export async function fetched(context: Context, elements: Elements): Promise<Elements> {
  const { kept, offset } = elements;
  return kept?.onGpu === true ? { data: await context.download(kept), offset } : elements;
}

/**
 * C of a contraction of singles on the GPU, where it stays, in a buffer given to `keep`. A and B may be there already. The signal ends it
 * between products: who owns what `keep` is given waits until then.
 */
export function contractOnGpu(
  context: Context,
  c: Contraction,
  signal: AbortSignal | undefined,
  keep: Keep,
): Promise<Elements> {
  return withBuffers(async (keepOperand) => {
    const plan = planOf(c);
    const { reorder } = plan;
    const keepC = reorder === undefined ? keep : keepOperand;
    const { buffer } = await computed(context, 's', plan, signal, keepOperand, keepC);
    const kept = buffer as DeviceBuffer<Real>;
    if (reorder === undefined) return { data: NO_SINGLES, offset: 0, kept };
    const ordered = keep(context.lease<Real>('s', plan.length));
    await gather(context, { kept, offset: 0 }, reorder.sizes, reorder.steps, ordered);
    return { data: NO_SINGLES, offset: 0, kept: ordered };
  });
}

interface Operands {
  readonly A: Ptr<Real>;
  readonly B: Ptr<Real>;
  readonly C: Ptr<Real>;
}

/**
 * Buffers with the elements of A and B, each copied once unless it is there, and room for so many of C. What is on a GPU has its room only.
 */
function uploaded(context: Context, prec: Real, { A, B, length }: Plan, keep: Keep, keepC: Keep): Operands {
  const there = ({ from: { kept, offset } }: Arranged): Ptr<Real> => ({ buffer: kept!, offset });
  if (context.placement(prec) === 'gpu') {
    const [a, b] = [A, B].map((x: Arranged) => {
      if (x.isThere) return there(x);
      if (isAway(x)) return keep(context.lease<Real>(prec, x.length));
      const ready = prec === 's' ? x.singles() : undefined;
      const values = ready ?? new fields[prec].array(x.length);
      if (ready === undefined) x.fill(values, 0);
      return keep(context.upload<Real>(prec, values));
    });
    return { A: a!, B: b!, C: keepC(context.alloc<Real>(prec, length)) };
  }
  // Each allocation takes a microsecond or two: one for all.
  const [atB, atC] = [lines(A.length), lines(A.length) + lines(B.length)];
  const buffer = keep(context.alloc<Real>(prec, atC + length));
  const host = buffer.host('write') as ArrayOf<Real>;
  if (!A.isThere) A.fill(host, 0);
  if (!B.isThere) B.fill(host, atB);
  return { A: A.isThere ? there(A) : buffer, B: B.isThere ? there(B) : buffer.at(atB), C: buffer.at(atC) };
}

/** Elements in whole cache lines of 64 bytes. */
const lines = (length: number): number => Math.ceil(length / 16) * 16;

const behind = ({ buffer, offset }: Ptr<Real>, more: number): Ptr<Real> => ({ buffer, offset: offset + more });
