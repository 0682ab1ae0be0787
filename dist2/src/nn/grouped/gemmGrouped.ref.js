import { activationOf } from '../activations/activation.ref.js';
/** Where the groups' rows are, and 1 + the first group whose count is not what it can have, or 0. */
export function groupsOf(counts, off, groups, rows) {
    const all = [];
    let [first, info] = [0, 0];
    for (let e = 0; e < groups; e++) {
        const said = counts[off + e];
        const count = Math.min(Math.max(said, 0), rows - first);
        if (info === 0 && count !== said)
            info = e + 1;
        all.push({ first, count });
        first += count;
    }
    return { groups: all, info };
}
/** Y(r, :) := activation(X(r, :) W^T + bias) for the rows of group e. */
export function groupRef({ features, depth, transW, activation }, e, { first, count }, X, W, bias, Y) {
    const [next, step] = transW ? [1, features] : [depth, 1];
    for (let r = first; r < first + count; r++) {
        for (let f = 0; f < features; f++) {
            const w = W.off + e * features * depth + f * next;
            let sum = 0;
            for (let l = 0; l < depth; l++)
                sum += X.data[X.off + r * depth + l] * W.data[w + l * step];
            Y.data[Y.off + r * features + f] = sum;
        }
    }
    groupEpilogueRef(features, activation, e, { first, count }, bias, Y);
}
/** Y(r, :) := activation(Y(r, :) + bias) for the rows of group e. */
export function groupEpilogueRef(features, activation, e, { first, count }, bias, Y) {
    const f = activation === 'none' ? (y) => y : activationOf(activation, 0, 1).f;
    for (let k = first * features; k < (first + count) * features; k++) {
        const shift = bias === undefined ? 0 : bias.data[bias.off + e * features + (k % features)];
        Y.data[Y.off + k] = f(Y.data[Y.off + k] + shift);
    }
}
