// Contractions of singles on a GPU that are no products of matrices: elements times elements, and sums over the axes of one array.
import { laset } from '../../blas3/elements/routines.gen.ts';
import { sizeOf } from '../../core/strided.ts';
import { copyStrided } from '../../core/stridedCopy.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { contractOnGpu, type Keep, NO_SINGLES } from '../contractByGemm.ts';
import { type Axis, type Contraction, type Elements, extent } from '../contraction.ts';
import { type Real, withBuffers } from '../operands.ts';
import { gather, type Kept, stridedSum, sumsAtOnce } from './stridedSum.ts';

/** From so many terms on a sum is a product with a vector of ones, by routines that share the work of one sum among threads. */
const LONG = 64;

/** C, in a buffer given to `keep`. Operands of the host have been read when the call returns its promise. */
export function contractByStrides(context: Context, c: Contraction, keep: Keep): Promise<Elements> {
  return withBuffers(async (keepOperand) => {
    const { out, sum } = c;
    const dense = !sumsAtOnce(sum);
    const place = (x: Elements, step: (axis: Axis) => number) =>
      placed(context, x, [...out, ...sum], step, dense ? out.length : Infinity, keepOperand);
    const [placingA, placingB] = [place(c.A, (axis) => axis.a), place(c.B, (axis) => axis.b)];
    const [A, B] = [await placingA, await placingB];
    const axes = [...out, ...sum].map(({ size }, k) => ({ size, a: A.steps[k]!, b: B.steps[k]! }));
    const C = keep(context.lease<Real>('s', extent(out)));
    const [outer, inner] = [axes.slice(0, out.length), axes.slice(out.length)];
    await stridedSum(context, { A: A.at, B: B.at, out: outer, sum: inner }, C);
    return onGpu(C);
  });
}

/** The elements of one array on the GPU, summed over axes: C(out...) = sum over sum... of A(out..., sum...). */
export function sumOnGpu(
  context: Context,
  A: Kept,
  out: readonly Axis[],
  sum: readonly Axis[],
  signal: AbortSignal | undefined,
  keep: Keep,
): Promise<Elements> {
  return withBuffers(async (keepOperand) => {
    const depth = extent(sum);
    if (depth >= LONG) {
      const ones = keepOperand(context.lease<Real>('s', depth));
      await laset(context.queue, { m: depth, n: 1, alpha: 1, beta: 1, A: ones, lda: depth }, 's');
      let step = depth;
      const inner = sum.map(({ size, a }) => ({ size, a, b: (step /= size) }));
      const product = { A: { data: NO_SINGLES, ...A }, B: { ...onGpu(ones) }, out, sum: inner };
      return contractOnGpu(context, product, signal, keep);
    }
    let at = A;
    let [outer, inner] = [out, sum];
    if (!sumsAtOnce(sum)) {
      const copy = await placed(
        context,
        { data: NO_SINGLES, ...A },
        [...out, ...sum],
        (axis) => axis.a,
        out.length,
        keepOperand,
      );
      const axes = [...out, ...sum].map(({ size }, k) => ({ size, a: copy.steps[k]!, b: 0 }));
      [at, outer, inner] = [copy.at, axes.slice(0, out.length), axes.slice(out.length)];
    }
    const C = keep(context.lease<Real>('s', extent(out)));
    await stridedSum(context, { A: at, out: outer, sum: inner }, C);
    return onGpu(C);
  });
}

const onGpu = (kept: DeviceBuffer<Real>): Elements => ({ data: NO_SINGLES, offset: 0, kept });

/**
 * The elements on the GPU, and their steps along the axes. Those of the host are copied there; so are those that are there if axes from
 * number `denseFrom` on are to be one.
 */
async function placed(
  context: Context,
  x: Elements,
  axes: readonly Axis[],
  step: (axis: Axis) => number,
  denseFrom: number,
  keep: Keep,
): Promise<{ readonly at: Kept; readonly steps: readonly number[] }> {
  const { kept, data, offset } = x;
  if (kept !== undefined && denseFrom >= axes.length) return { at: { kept, offset }, steps: axes.map(step) };
  const held = axes.filter((axis, k) => step(axis) !== 0 || k >= denseFrom);
  const [sizes, from] = [held.map(({ size }) => size), held.map(step)];
  const length = sizeOf(sizes);
  let next = length;
  const strides = sizes.map((size) => (next = size === 0 ? 0 : next / size));
  const steps = axes.map((axis) => strides[held.indexOf(axis)] ?? 0);
  if (kept === undefined) {
    const copy = new Float32Array(length);
    copyStrided(sizes, { data: copy, at: 0, strides }, { data, at: offset, strides: from });
    return { at: { kept: keep(context.upload<Real>('s', copy)), offset: 0 }, steps };
  }
  const copy = keep(context.lease<Real>('s', length));
  await gather(context, { kept, offset }, sizes, from, copy);
  return { at: { kept: copy, offset: 0 }, steps };
}
