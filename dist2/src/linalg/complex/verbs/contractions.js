// einsum, tensordot, kron and outer of complex arrays: the sums of real ones, with their axes in pairs.
import { sizeOf } from '../../../core/strided.js';
import { parsed, stepsOf, subscriptsOf } from '../../einsumPlan.js';
import { axesOf, axesOfProduct, keptLabels, stepsByRows, stepsOfAxes } from '../../einsumTerms.js';
import { productOf as kronOf, kronShape } from '../../kron.js';
import { contextAmong, goOn } from '../../options.js';
import { productOf as outerOf } from '../../outer.js';
import { tensordotOf } from '../../tensordot.js';
import { within } from '../call.js';
import { contractPairs } from '../contract.js';
import { complexOf } from '../operands.js';
import { complexPrecision, pairsOf, rowsFirst } from '../pairs.js';
/** An operand as it is now: what is computed later must not see it change. */
function copyOf(routine, argument) {
    const x = complexOf(routine, argument);
    return rowsFirst(pairsOf(complexPrecision([x]), x), x.shape);
}
/** A verb that is one sum of products, of a shape of its own. */
const verbOf = (routine, position, plan) => async (given, options, make, more) => {
    const [A, B] = given.map((argument) => copyOf(routine, argument));
    const [{ out, sum }, shape] = plan(A, B, more);
    const named = contextAmong(routine, position, options, []);
    const of = { A, B, out, sum };
    const data = await within(named, options, (context, keep) => contractPairs(context, complexPrecision([A, B]), of, keep));
    return make(rowsFirst(data, shape));
};
export const tensordot = verbOf('tensordot', 4, (A, B, axes) => {
    const of = tensordotOf(A, B, axes);
    return [of, of.out.map(({ size }) => size)];
});
export const kron = verbOf('kron', 3, (A, B) => {
    const of = kronOf(A, B);
    return [of, kronShape(of)];
});
export const outer = verbOf('outer', 3, (A, B) => [outerOf(A, B), [sizeOf(A.shape), sizeOf(B.shape)]]);
/** What a term is multiplied by to be summed. */
const ONE = { data: Float64Array.of(1, 0), offset: 0 };
const rows = (data, labels, sizes) => {
    return { data, offset: 0, steps: stepsByRows(labels, sizes) };
};
export const einsum = async (given, options, make, subscripts) => {
    const operands = given.map((argument) => copyOf('einsum', argument));
    const position = given.length + 2;
    const named = contextAmong('einsum', position, options, []);
    const plan = subscriptsOf(subscripts, parsed(subscripts), operands.map(({ shape }) => shape));
    const { terms, output, sizes } = plan;
    const prec = complexPrecision(operands);
    const shape = output.map((label) => sizes.get(label));
    const data = await within(named, options, async (context, keep) => {
        const sumOf = (term, kept) => contractPairs(context, prec, { A: term, B: ONE, ...axesOf(term.steps, kept, sizes) }, keep);
        const given = operands.map(({ data, offset, shape, stride }, k) => {
            return { data, offset, steps: stepsOfAxes(shape, stride, terms[k]) };
        });
        if (given.length === 1)
            return sumOf(given[0], output);
        const all = given.map(({ steps }) => steps);
        const left = [];
        for (const [k, term] of given.entries()) {
            const kept = keptLabels(all, k, output);
            left.push(kept.length === term.steps.size ? term : rows(await sumOf(term, kept), kept, sizes));
        }
        for (const step of stepsOf({ ...plan, terms: left.map(({ steps }) => [...steps.keys()]) })) {
            goOn(options.signal);
            const B = left.splice(step.pair[1], 1)[0];
            const A = left.splice(step.pair[0], 1)[0];
            const axes = axesOfProduct(A.steps, B.steps, step.output, sizes);
            left.push(rows(await contractPairs(context, prec, { A, B, ...axes }, keep), step.output, sizes));
        }
        return left[0].data;
    });
    return make(rowsFirst(data, shape));
};
