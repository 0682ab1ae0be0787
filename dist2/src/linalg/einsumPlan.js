// What the subscripts of an einsum say, checked against its operands, and the order in which more than two operands are multiplied.
import { ArgumentError } from '../core/errors.js';
const ELLIPSIS = '...';
const refuse = (subscripts, rule) => {
    throw new ArgumentError('einsum', 'subscripts', 1, subscripts, rule);
};
/** Takes subscripts apart. */
export function parsed(subscripts) {
    if (typeof subscripts !== 'string')
        return refuse(subscripts, 'must be a string');
    const parts = subscripts.replaceAll(' ', '').split('->');
    if (parts.length > 2)
        refuse(subscripts, "must have one '->' at most");
    const labelsOf = (text) => {
        const labels = text.match(/\.{3}|./gs) ?? [];
        for (const label of labels) {
            if (label.startsWith('.') && label !== ELLIPSIS)
                refuse(subscripts, `a '.' must be part of an ellipsis, '...'`);
            if (!/^[A-Za-z]$/.test(label) && label !== ELLIPSIS)
                refuse(subscripts, `'${label}' is no letter`);
        }
        if (labels.filter((label) => label === ELLIPSIS).length > 1)
            refuse(subscripts, 'an operand must not have more than one ellipsis');
        return labels;
    };
    const terms = parts[0].split(',').map(labelsOf);
    const output = parts[1] === undefined ? undefined : labelsOf(parts[1]);
    for (const label of output ?? []) {
        if (output.indexOf(label) !== output.lastIndexOf(label))
            refuse(subscripts, `the result must not have '${label}' more than once`);
        if (label !== ELLIPSIS && !terms.some((term) => term.includes(label)))
            refuse(subscripts, `'${label}', an index of the result, must be one of an operand`);
    }
    return { terms, output };
}
/** The same for operands of these shapes: ellipses are replaced by what they stand for, and the implicit result is made explicit. */
export function subscriptsOf(subscripts, { terms, output }, shapes) {
    const hidden = terms.map((term, k) => {
        const [named, dims] = [term.filter((label) => label !== ELLIPSIS).length, shapes[k].length];
        const more = dims - named;
        if (more === 0 || (more > 0 && term.includes(ELLIPSIS)))
            return more;
        const rule = more < 0 ? 'it must have an axis' : "there must be an index, or '...',";
        const each = more < 0 ? `for each of its indices '${term.join('')}'` : 'for each of its axes';
        throw new ArgumentError('einsum', `operands[${k}]`, k + 2, shapes[k].join(' x '), `${rule} ${each}`);
    });
    const most = Math.max(0, ...hidden);
    const ellipsis = (count) => Array.from({ length: count }, (_, k) => `${count - 1 - k}`);
    const full = terms.map((term, k) => term.flatMap((label) => (label === ELLIPSIS ? ellipsis(hidden[k]) : label)));
    const sizes = new Map();
    for (const [k, term] of full.entries())
        checkTerm(term, k, shapes[k], sizes);
    if (output !== undefined && most > 0 && !output.includes(ELLIPSIS))
        refuse(subscripts, "the result must have '...', for the axes that it stands for in an operand");
    const letters = terms.flat().filter((label) => label !== ELLIPSIS);
    const once = letters.filter((label) => letters.indexOf(label) === letters.lastIndexOf(label)).sort();
    const result = output ?? [ELLIPSIS, ...once];
    return { terms: full, output: result.flatMap((label) => (label === ELLIPSIS ? ellipsis(most) : label)), sizes };
}
/** Lengths of indices, which must be the same everywhere, or 1 in an operand that is broadcast. */
function checkTerm(term, k, shape, sizes) {
    const fail = (rule) => {
        throw new ArgumentError('einsum', `operands[${k}]`, k + 2, shape.join(' x '), rule);
    };
    for (const [axis, label] of term.entries()) {
        const size = shape[axis];
        const first = term.indexOf(label);
        if (shape[first] !== size)
            fail(`its axes of '${label}' must be of one length, not ${shape[first]} and ${size}`);
        const known = sizes.get(label) ?? 1;
        const name = /\d/.test(label) ? ELLIPSIS : label;
        if (known !== 1 && size !== 1 && known !== size)
            fail(`'${name}' must have length ${known}, as before, or 1`);
        if (size !== 1 || !sizes.has(label))
            sizes.set(label, size);
    }
}
/**
 * The products of two that make one of all, greedily: next comes the pair whose product needs least more memory than the two did, among
 * such pairs that with the fewest multiplications; pairs without a common index only when there are no others. Source: NumPy's einsum_path,
 * opt_einsum (D. G. A. Smith and J. Gray, J. Open Source Software 3, 2018).
 */
export function stepsOf({ terms, output, sizes }) {
    const left = terms.map((term) => [...new Set(term)]);
    const extent = (labels) => {
        let size = 1;
        for (const label of labels)
            size *= sizes.get(label);
        return size;
    };
    const steps = [];
    while (left.length > 1) {
        let best;
        for (let j = 1; j < left.length; j++) {
            for (let i = 0; i < j; i++) {
                const [a, b] = [left[i], left[j]];
                const others = new Set([...output, ...left.flatMap((term, k) => (k === i || k === j ? [] : term))]);
                const all = new Set([...a, ...b]);
                const kept = inGroups(a, b).filter((label) => others.has(label));
                const apart = a.some((label) => b.includes(label)) ? 0 : 1;
                const cost = [apart, extent(kept) - extent(a) - extent(b), extent(all)];
                if (best === undefined || isLess(cost, best.cost))
                    best = { pair: [i, j], output: kept, cost };
            }
        }
        const { pair, output: kept } = best;
        for (const k of [pair[1], pair[0]])
            left.splice(k, 1);
        left.push([...kept]);
        steps.push({ pair, output: left.length === 1 ? output : kept });
    }
    return steps;
}
/** The labels of both, then those of a alone, then those of b alone: as a batched product has its axes. */
const inGroups = (a, b) => [
    ...a.filter((label) => b.includes(label)),
    ...a.filter((label) => !b.includes(label)),
    ...b.filter((label) => !a.includes(label)),
];
function isLess(x, y) {
    const k = x.findIndex((value, i) => value !== y[i]);
    return k >= 0 && x[k] < y[k];
}
