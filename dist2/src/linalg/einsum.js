// einsum(subscripts, ...operands) on ndarrays: its plan is made by einsumPlan.ts, and each of its products computed by contract.ts.
import { ArgumentError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { rowMajor, sizeOf } from '../core/strided.js';
import { copyStrided } from '../core/stridedCopy.js';
import { operandOf } from './arrays.js';
import { contract, contractInChain, productOptions } from './contract.js';
import { fetched } from './contractByGemm.js';
import { contractDirectly } from './contraction.js';
import { sumOnGpu } from './device/contractByStrides.js';
import { throughDevice } from './device/verb.js';
import { parsed, stepsOf, subscriptsOf } from './einsumPlan.js';
import { axesOf, axesOfProduct, keptLabels, stepsByRows, stepsOfAxes } from './einsumTerms.js';
import { copied, inContext } from './inContext.js';
import { withBuffers } from './operands.js';
import { goOn } from './options.js';
import { deliverTo } from './out.js';
import { inPrecision } from './precision.js';
export async function einsum(subscripts, ...given) {
    const labels = parsed(subscripts);
    const count = labels.terms.length;
    if (given.length < count || given.length > count + 1) {
        const rule = `it must have as many operands as lists of indices, and options behind them, not ${given.length} arguments`;
        throw new ArgumentError('einsum', 'subscripts', 1, subscripts, rule);
    }
    const { [count]: options = {} } = given;
    const checked = (own, options) => {
        const operands = own.map((x, k) => operandOf('einsum', x, `operands[${k}]`, k + 2));
        const how = productOptions('einsum', count + 2, options, operands);
        const shapes = operands.map(({ shape }) => shape);
        const plan = subscriptsOf(subscripts, labels, shapes);
        return { operands, how, plan, shape: plan.output.map((label) => plan.sizes.get(label)) };
    };
    const ways = {
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
    const args = given.slice(0, count).map((x, k) => [x, `operands[${k}]`, k + 2]);
    return throughDevice(ways, args, options);
}
const stepsIn = (terms) => terms.map(({ steps }) => steps);
async function computed(context, how, plan, operands) {
    const { terms, output, sizes } = plan;
    // What is multiplied later must not change meanwhile.
    const own = operands.length > 2 ? operands.map((x) => (x.kept === undefined ? copied(x) : x)) : operands;
    const left = own.map((operand, k) => termOf(operand, terms[k]));
    if (left.length === 1) {
        context.assertAlive();
        return summed(how.prec, left[0], output, sizes);
    }
    const alone = left.map((term, k) => {
        const kept = keptLabels(stepsIn(left), k, output);
        return kept.length === term.steps.size
            ? term
            : rowsFirst({ data: summed(how.prec, term, kept, sizes), offset: 0 }, kept, sizes);
    });
    if (alone.length === 2)
        return contract(context, how, productOf(alone[0], alone[1], output, sizes));
    return withBuffers(async (keep) => (await fetched(context, await multiplied(context, how, plan, alone, keep))).data, how.signal);
}
/** The same of operands on a GPU, where the result stays. */
async function computedThere(on, how, { terms, output, sizes }, operands) {
    const { context } = on;
    const keep = (buffer) => on.keep(buffer);
    const left = operands.map((operand, k) => termOf(operand, terms[k]));
    const sums = async (term, kept) => {
        const { out, sum } = axesOf(term.steps, kept, sizes);
        const { kept: at, offset } = term;
        return rowsFirst(await sumOnGpu(context, { kept: at, offset }, out, sum, how.signal, keep), kept, sizes);
    };
    if (left.length === 1)
        return (await sums(left[0], output)).kept;
    const alone = [];
    for (const [k, term] of left.entries()) {
        const kept = keptLabels(stepsIn(left), k, output);
        alone.push(kept.length === term.steps.size ? term : await sums(term, kept));
    }
    return (await multiplied(context, how, { terms, output, sizes }, alone, keep)).kept;
}
/** The product of all terms, two at a time. */
async function multiplied(context, how, plan, terms, keep) {
    const left = [...terms];
    for (const { pair, output } of stepsOf({ ...plan, terms: left.map(({ steps }) => [...steps.keys()]) })) {
        goOn(how.signal);
        const b = left.splice(pair[1], 1)[0];
        const a = left.splice(pair[0], 1)[0];
        const found = await contractInChain(context, how, productOf(a, b, output, plan.sizes), keep);
        left.push(rowsFirst(found, output, plan.sizes));
    }
    return left[0];
}
const termOf = ({ data, offset, shape, stride, kept }, labels) => {
    return { data, offset, kept, steps: stepsOfAxes(shape, stride, labels) };
};
const rowsFirst = (elements, labels, sizes) => {
    return { ...elements, steps: stepsByRows(labels, sizes) };
};
/** A term with these axes, summed over all others. */
function summed(prec, term, output, sizes) {
    const { data, offset } = term;
    const { out, sum } = axesOf(term.steps, output, sizes);
    if (sum.length > 0)
        return contractDirectly(prec, { A: { data, offset }, B: { data: [1], offset: 0 }, out, sum });
    const shape = out.map(({ size }) => size);
    const copy = new fields[prec].array(sizeOf(shape));
    const from = { data, at: offset, strides: out.map(({ a }) => a) };
    copyStrided(shape, { data: copy, at: 0, strides: rowMajor(shape) }, from);
    return copy;
}
const productOf = (A, B, output, sizes) => {
    return { A, B, ...axesOfProduct(A.steps, B.steps, output, sizes) };
};
