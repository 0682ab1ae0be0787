// einsum(subscripts, ...operands) on ndarrays: its plan is made by einsumPlan.ts, and each of its products computed by contract.ts.

import { ArgumentError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import { rowMajor, sizeOf } from '../core/strided.ts';
import { copyStrided } from '../core/stridedCopy.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { type AnyArray, type ArrayInput, type Operand, operandOf, type SolvedAll } from './arrays.ts';
import type { ComplexArray, ComplexInput } from './complex/complexArray.ts';
import { contract, contractInChain, type How, type ProductOptions, productOptions } from './contract.ts';
import { fetched, type Keep } from './contractByGemm.ts';
import { type Contraction, contractDirectly, type Elements } from './contraction.ts';
import { sumOnGpu } from './device/contractByStrides.ts';
import type { OnGpu } from './device/onGpu.ts';
import { throughDevice, type Ways } from './device/verb.ts';
import type { DeviceArray } from './deviceArray.ts';
import { parsed, type Subscripts, stepsOf, subscriptsOf } from './einsumPlan.ts';
import { axesOf, axesOfProduct, keptLabels, type Steps, stepsByRows, stepsOfAxes } from './einsumTerms.ts';
import { copied, inContext } from './inContext.ts';
import type { NdArray } from './ndarray.ts';
import { type Real, withBuffers } from './operands.ts';
import { goOn, type VerbOptions } from './options.ts';
import { deliverTo } from './out.ts';
import { inPrecision } from './precision.ts';

/**
 * The sum of products that the subscripts say, as NumPy's einsum: 'ij,jk->ik' is a product of matrices, 'ii' a trace, 'ii->i' a diagonal,
 * 'bij,bjk->bik' a stack of products.
 *
 * Each operand has a list of indices, letters, one for each of its axes; the lists are separated by commas. Behind '->' come the indices of
 * the result; without it these are all that occur once, in alphabetical order, capitals first. What is not an index of the result is summed
 * over. An index that stands twice in one operand walks along its diagonal. '...' stands for any further axes, which broadcast, and come
 * first in a result without '->'. An axis of length 1 broadcasts too. Spaces do not matter.
 *
 * The operands are whatever counts as an array (ArrayInput), behind them options may follow. The result is a new ndarray, rows first; of no
 * dimensions where all is summed over. No operand is changed, and all are read before the call returns its promise.
 *
 * More than two operands are multiplied two at a time, the pair next whose product is smallest against the two. Every such product is one
 * gemm, or a batched one over the indices that it keeps of both; arrays are rearranged only if their strides do not allow that. What is
 * computed on a GPU stays there until the last product. The result is single if all operands are of singles, else double. Singles are
 * multiplied on the context's backend, doubles on the CPU; products too small for the way to a GPU, sums over one operand
 * and products element by element on the CPU. Flops: twice the product of all lengths of indices of each pair. Source: NumPy, numpy.einsum.
 *
 * @throws ArgumentError for subscripts that are malformed or do not fit the operands, a wrong data type or option.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const trace = await einsum('ii', A);
 * const form = await einsum('i,ij,j->', [1, 2], A, [3, 4]);
 * console.log(trace.get(), form.get()); // 5 58
 */
export async function einsum<X extends readonly ArrayInput[]>(
  subscripts: string,
  ...operands: X
): Promise<NdArray<SolvedAll<X>>>;
export async function einsum<X extends readonly ArrayInput[]>(
  subscripts: string,
  ...operandsAndOptions: readonly [...X, ProductOptions]
): Promise<NdArray<SolvedAll<X>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export async function einsum<X extends readonly AnyArray[]>(
  subscripts: string,
  ...operands: X
): Promise<DeviceArray<SolvedAll<X>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export async function einsum<X extends readonly AnyArray[]>(
  subscripts: string,
  ...operandsAndOptions: readonly [...X, ProductOptions]
): Promise<DeviceArray<SolvedAll<X>>>;
/** The same of complex arrays, with real ones beside them: single if all are of singles. `precision` and `out` are of real numbers. */
export async function einsum<X extends readonly ComplexInput[]>(
  subscripts: string,
  ...operands: X
): Promise<ComplexArray>;
/** The same of complex arrays, with real ones beside them: single if all are of singles. `precision` and `out` are of real numbers. */
export async function einsum<X extends readonly ComplexInput[]>(
  subscripts: string,
  ...operandsAndOptions: readonly [...X, VerbOptions]
): Promise<ComplexArray>;
export async function einsum(subscripts: string, ...given: readonly unknown[]): Promise<unknown> {
  const labels = parsed(subscripts);
  const count = labels.terms.length;
  if (given.length < count || given.length > count + 1) {
    const rule = `it must have as many operands as lists of indices, and options behind them, not ${given.length} arguments`;
    throw new ArgumentError('einsum', 'subscripts', 1, subscripts, rule);
  }
  const { [count]: options = {} } = given;
  const checked = (own: readonly unknown[], options: ProductOptions) => {
    const operands = own.map((x, k) => operandOf('einsum', x, `operands[${k}]`, k + 2));
    const how = productOptions('einsum', count + 2, options, operands);
    const shapes = operands.map(({ shape }) => shape);
    const plan = subscriptsOf(subscripts, labels, shapes);
    return { operands, how, plan, shape: plan.output.map((label) => plan.sizes.get(label)!) };
  };
  const ways: Ways<ProductOptions, NdArray> = {
    routine: 'einsum',
    order: subscripts,
    host: async (own, options) => {
      const { operands, how, plan, shape } = checked(own, options);
      const deliver = deliverTo('einsum', count + 2, options.out, how.result, shape);
      const data = await inContext(how.named, operands, (context, own) => computed(context, how, plan, own));
      return deliver(inPrecision(how.result, data));
    },
    gpu: async (on, own, options) => {
      const { operands, how, plan, shape } = checked(own, options);
      return on.inPrecision(how.result, on.array(await computedThere(on, how, plan, operands), shape));
    },
  };
  const args = given.slice(0, count).map((x, k) => [x, `operands[${k}]`, k + 2] as const);
  return throughDevice(ways, args, options as ProductOptions);
}

/** An operand, or a product of some: its axes by their labels. One that is broadcast has step 0. */
interface Term extends Elements {
  readonly steps: Steps;
}

const stepsIn = (terms: readonly Term[]): Steps[] => terms.map(({ steps }) => steps);

async function computed(
  context: Context,
  how: How,
  plan: Subscripts,
  operands: readonly Operand[],
): Promise<ArrayOf<Real>> {
  const { terms, output, sizes } = plan;
  // What is multiplied later must not change meanwhile.
  const own = operands.length > 2 ? operands.map((x) => (x.kept === undefined ? copied(x) : x)) : operands;
  const left = own.map((operand, k) => termOf(operand, terms[k]!));
  if (left.length === 1) {
    context.assertAlive();
    return summed(how.prec, left[0]!, output, sizes);
  }
  const alone = left.map((term, k) => {
    const kept = keptLabels(stepsIn(left), k, output);
    return kept.length === term.steps.size
      ? term
      : rowsFirst({ data: summed(how.prec, term, kept, sizes), offset: 0 }, kept, sizes);
  });
  if (alone.length === 2) return contract(context, how, productOf(alone[0]!, alone[1]!, output, sizes));
  return withBuffers(
    async (keep) => (await fetched(context, await multiplied(context, how, plan, alone, keep))).data as ArrayOf<Real>,
    how.signal,
  );
}

/** The same of operands on a GPU, where the result stays. */
async function computedThere(on: OnGpu, how: How, { terms, output, sizes }: Subscripts, operands: readonly Operand[]) {
  const { context } = on;
  const keep = (buffer: DeviceBuffer<Real>) => on.keep(buffer);
  const left = operands.map((operand, k) => termOf(operand, terms[k]!));
  const sums = async (term: Term, kept: readonly string[]): Promise<Term> => {
    const { out, sum } = axesOf(term.steps, kept, sizes);
    const { kept: at, offset } = term;
    return rowsFirst(await sumOnGpu(context, { kept: at!, offset }, out, sum, how.signal, keep), kept, sizes);
  };
  if (left.length === 1) return (await sums(left[0]!, output)).kept!;
  const alone: Term[] = [];
  for (const [k, term] of left.entries()) {
    const kept = keptLabels(stepsIn(left), k, output);
    alone.push(kept.length === term.steps.size ? term : await sums(term, kept));
  }
  return (await multiplied(context, how, { terms, output, sizes }, alone, keep)).kept!;
}

/** The product of all terms, two at a time. */
async function multiplied(
  context: Context,
  how: How,
  plan: Subscripts,
  terms: readonly Term[],
  keep: Keep,
): Promise<Elements> {
  const left = [...terms];
  for (const { pair, output } of stepsOf({ ...plan, terms: left.map(({ steps }) => [...steps.keys()]) })) {
    goOn(how.signal);
    const b = left.splice(pair[1], 1)[0]!;
    const a = left.splice(pair[0], 1)[0]!;
    const found = await contractInChain(context, how, productOf(a, b, output, plan.sizes), keep);
    left.push(rowsFirst(found, output, plan.sizes));
  }
  return left[0]!;
}

const termOf = ({ data, offset, shape, stride, kept }: Operand, labels: readonly string[]): Term => {
  return { data, offset, kept, steps: stepsOfAxes(shape, stride, labels) };
};

type Sizes = Subscripts['sizes'];

const rowsFirst = (elements: Elements, labels: readonly string[], sizes: Sizes): Term => {
  return { ...elements, steps: stepsByRows(labels, sizes) };
};

/** A term with these axes, summed over all others. */
function summed(prec: Real, term: Term, output: readonly string[], sizes: Sizes): ArrayOf<Real> {
  const { data, offset } = term;
  const { out, sum } = axesOf(term.steps, output, sizes);
  if (sum.length > 0) return contractDirectly(prec, { A: { data, offset }, B: { data: [1], offset: 0 }, out, sum });
  const shape = out.map(({ size }) => size);
  const copy = new fields[prec].array(sizeOf(shape));
  const from = { data, at: offset, strides: out.map(({ a }) => a) };
  copyStrided(shape, { data: copy, at: 0, strides: rowMajor(shape) }, from);
  return copy;
}

const productOf = (A: Term, B: Term, output: readonly string[], sizes: Sizes): Contraction => {
  return { A, B, ...axesOfProduct(A.steps, B.steps, output, sizes) };
};
