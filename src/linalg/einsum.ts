// einsum(subscripts, ...operands) on ndarrays: its plan is made by einsumPlan.ts, and each of its products computed by contract.ts.
import ndarray from 'ndarray';
import { ArgumentError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import { rowMajor, sizeOf } from '../core/strided.ts';
import { copyStrided } from '../core/stridedCopy.ts';
import type { Context } from '../runtime/context.ts';
import { type ArrayInput, type Operand, operandOf, type SolvedAll } from './arrays.ts';
import { contract, contractInChain, type How, type ProductOptions, productOptions } from './contract.ts';
import { fetched } from './contractByGemm.ts';
import { type Axis, type Contraction, contractDirectly, type Elements } from './contraction.ts';
import { parsed, type Step, type Subscripts, stepsOf, subscriptsOf } from './einsumPlan.ts';
import { copied, inContext } from './inContext.ts';
import { type Real, withBuffers } from './operands.ts';
import { goOn } from './options.ts';
import { inPrecision } from './precision.ts';

/**
 * The sum of products that the subscripts say, as NumPy's einsum: 'ij,jk->ik' is a product of matrices, 'ii' a trace, 'ii->i' a diagonal,
 * 'bij,bjk->bik' a stack of products.
 *
 * Each operand has a list of indices, letters, one for each of its axes; the lists are separated by commas. Behind '->' come the indices of the
 * result; without it these are all that occur once, in alphabetical order, capitals first. What is not an index of the result is summed over. An
 * index that stands twice in one operand walks along its diagonal. '...' stands for any further axes, which broadcast, and come first in a result
 * without '->'. An axis of length 1 broadcasts too. Spaces do not matter.
 *
 * The operands are whatever counts as an array (ArrayInput), behind them options may follow. The result is a new ndarray, rows first; of no dimensions
 * where all is summed over. No operand is changed, and all are read before the call returns its promise.
 *
 * More than two operands are multiplied two at a time, the pair next whose product is smallest against the two. Every such product is one gemm, or a
 * batched one over the indices that it keeps of both; arrays are rearranged only if their strides do not allow that. What is
 * computed on a GPU stays there until the last product. The result is single if all operands are of singles, else double. Singles are multiplied on the
 * context's backend, doubles on the CPU; products too small for the way to a GPU, sums over one operand
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
): Promise<ndarray.NdArray<SolvedAll<X>>>;
export async function einsum<X extends readonly ArrayInput[]>(
  subscripts: string,
  ...operandsAndOptions: readonly [...X, ProductOptions]
): Promise<ndarray.NdArray<SolvedAll<X>>>;
export async function einsum(
  subscripts: string,
  ...given: readonly unknown[]
): Promise<ndarray.NdArray<Float32Array | Float64Array>> {
  const labels = parsed(subscripts);
  const count = labels.terms.length;
  if (given.length < count || given.length > count + 1) {
    const rule = `it must have as many operands as lists of indices, and options behind them, not ${given.length} arguments`;
    throw new ArgumentError('einsum', 'subscripts', 1, subscripts, rule);
  }
  const operands = given.slice(0, count).map((x, k) => operandOf('einsum', x, `operands[${k}]`, k + 2));
  const { [count]: options = {} } = given;
  const how = productOptions('einsum', count + 2, options as ProductOptions, operands);
  const plan = subscriptsOf(
    subscripts,
    labels,
    operands.map(({ shape }) => shape),
  );
  const data = await inContext(how.named, operands, (context, own) => computed(context, how, plan, own));
  return ndarray(
    inPrecision(how.result, data),
    plan.output.map((label) => plan.sizes.get(label)!),
  );
}

/** An operand, or a product of some: its axes by their labels. One that is broadcast has step 0. */
interface Term extends Elements {
  readonly steps: ReadonlyMap<string, number>;
}

async function computed(
  context: Context,
  how: How,
  plan: Subscripts,
  operands: readonly Operand[],
): Promise<ArrayOf<Real>> {
  const { terms, output, sizes } = plan;
  // What is multiplied later must not change meanwhile.
  const own = operands.length > 2 ? operands.map(copied) : operands;
  const left = own.map((operand, k) => termOf(operand, terms[k]!));
  if (left.length === 1) {
    context.assertAlive();
    return summed(how.prec, left[0]!, output, sizes);
  }
  const kept = (term: Term, k: number): Term => {
    const others = new Set([...output, ...left.flatMap((other, i) => (i === k ? [] : [...other.steps.keys()]))]);
    return ofOthers(how.prec, term, others, sizes);
  };
  const alone = left.map(kept);
  const steps = stepsOf({ ...plan, terms: alone.map(({ steps }) => [...steps.keys()]) });
  const take = ([first, second]: Step['pair']): [Term, Term] => {
    const b = alone.splice(second, 1)[0]!;
    return [alone.splice(first, 1)[0]!, b];
  };
  if (steps.length === 1) return contract(context, how, productOf(...take(steps[0]!.pair), output, sizes));
  return withBuffers(async (keep) => {
    for (const step of steps) {
      goOn(how.signal);
      const found = await contractInChain(context, how, productOf(...take(step.pair), step.output, sizes), keep);
      alone.push(rowsFirst(found, step.output, sizes));
    }
    return (await fetched(context, alone[0]!)).data as ArrayOf<Real>;
  }, how.signal);
}

/** Axes with the same label are one, along the diagonal. */
function termOf({ data, offset, shape, stride }: Operand, labels: readonly string[]): Term {
  const steps = new Map<string, number>();
  for (const [axis, label] of labels.entries())
    steps.set(label, (steps.get(label) ?? 0) + (shape[axis] === 1 ? 0 : stride[axis]!));
  return { data, offset, steps };
}

type Sizes = Subscripts['sizes'];

function rowsFirst(elements: Elements, labels: readonly string[], sizes: Sizes): Term {
  const steps = rowMajor(labels.map((label) => sizes.get(label)!));
  return { ...elements, steps: new Map(labels.map((label, axis) => [label, steps[axis]!])) };
}

/** A term without the indices that no other term and not the result has: they are summed over first. */
function ofOthers(prec: Real, term: Term, others: ReadonlySet<string>, sizes: Sizes): Term {
  const kept = [...term.steps.keys()].filter((label) => others.has(label));
  return kept.length === term.steps.size
    ? term
    : rowsFirst({ data: summed(prec, term, kept, sizes), offset: 0 }, kept, sizes);
}

/** A term with these axes, summed over all others. */
function summed(prec: Real, { data, offset, steps }: Term, output: readonly string[], sizes: Sizes): ArrayOf<Real> {
  const axis = (label: string): Axis => ({ size: sizes.get(label)!, a: steps.get(label)!, b: 0 });
  const [out, sum] = [output.map(axis), [...steps.keys()].filter((label) => !output.includes(label)).map(axis)];
  if (sum.length > 0) return contractDirectly(prec, { A: { data, offset }, B: { data: [1], offset: 0 }, out, sum });
  const shape = out.map(({ size }) => size);
  const copy = new fields[prec].array(sizeOf(shape));
  const from = { data, at: offset, strides: out.map(({ a }) => a) };
  copyStrided(shape, { data: copy, at: 0, strides: rowMajor(shape) }, from);
  return copy;
}

function productOf(A: Term, B: Term, output: readonly string[], sizes: Sizes): Contraction {
  const axis = (label: string): Axis => {
    return { size: sizes.get(label)!, a: A.steps.get(label) ?? 0, b: B.steps.get(label) ?? 0 };
  };
  const all = new Set([...A.steps.keys(), ...B.steps.keys()]);
  const sum = [...all].filter((label) => !output.includes(label)).map(axis);
  return { A, B, out: output.map(axis), sum };
}
