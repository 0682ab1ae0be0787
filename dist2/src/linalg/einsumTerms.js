// The terms of an einsum: operands, and products of some, as steps by the labels of their axes, and what they have in common. Of real
// numbers and of complex ones, whose steps count pairs.
import { rowMajor } from '../core/strided.js';
/** Axes with the same label are one, along the diagonal. */
export function stepsOfAxes(shape, stride, labels) {
    const steps = new Map();
    for (const [axis, label] of labels.entries())
        steps.set(label, (steps.get(label) ?? 0) + (shape[axis] === 1 ? 0 : stride[axis]));
    return steps;
}
/** Steps of an array without gaps that has these axes in their order. */
export function stepsByRows(labels, sizes) {
    const steps = rowMajor(labels.map((label) => sizes.get(label)));
    return new Map(labels.map((label, axis) => [label, steps[axis]]));
}
/** The indices of a term that another one or the result has: over the others it is summed first. */
export function keptLabels(terms, k, output) {
    const others = new Set([...output, ...terms.flatMap((other, i) => (i === k ? [] : [...other.keys()]))]);
    return [...terms[k].keys()].filter((label) => others.has(label));
}
/** The axes of a term that are kept, and those that are summed over. */
export function axesOf(steps, output, sizes) {
    const axis = (label) => ({ size: sizes.get(label), a: steps.get(label), b: 0 });
    return { out: output.map(axis), sum: [...steps.keys()].filter((label) => !output.includes(label)).map(axis) };
}
/** The axes of a product of two terms. */
export function axesOfProduct(A, B, output, sizes) {
    const axis = (label) => ({ size: sizes.get(label), a: A.get(label) ?? 0, b: B.get(label) ?? 0 });
    const all = new Set([...A.keys(), ...B.keys()]);
    return { out: output.map(axis), sum: [...all].filter((label) => !output.includes(label)).map(axis) };
}
