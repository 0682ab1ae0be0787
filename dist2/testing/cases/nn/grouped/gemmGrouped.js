// GEMMGROUPED as a case: every row against the reference in doubles, and what is behind the groups as it was.
import { groupRef, groupsOf } from '../../../../src/nn/grouped/gemmGrouped.ref.js';
import { gemmGrouped } from '../../../../src/nn.js';
import { gemmGroupedSpec } from '../../../../src/specs.js';
import { differenceOf, inDoubles } from '../../../lib/againstRef.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { larger } from '../../../lib/norms.js';
import { fill, integers, place, window } from '../../../lib/operands.js';
import { hostMat } from '../../../lib/views.js';
const usual = { transW: false, activation: 'none', offset: 2 };
const sweep = [
    { ...usual, groups: 0, rows: 3, features: 2, depth: 2 },
    { ...usual, groups: 2, rows: 0, features: 3, depth: 2 },
    { ...usual, groups: 2, rows: 3, features: 0, depth: 2 },
    { ...usual, groups: 2, rows: 3, features: 2, depth: 0, activation: 'sigmoid' },
    { ...usual, groups: 1, rows: 1, features: 1, depth: 1 },
    { ...usual, groups: 4, rows: 40, features: 35, depth: 19, sizes: [0, 33, 1, 4], offset: 3 },
    { ...usual, groups: 5, rows: 70, features: 9, depth: 33, sizes: [7, 32, 0, 0, 31], transW: true, activation: 'relu' },
    // Counts that cannot be: the others' rows are as without them.
    { ...usual, groups: 4, rows: 20, features: 5, depth: 6, sizes: [3, -7, 5, 2], bare: true },
    { ...usual, groups: 4, rows: 20, features: 5, depth: 6, sizes: [3, 2 ** 31 - 1, 5, -(2 ** 31)], offset: 1 },
    // Large tiles.
    { ...usual, groups: 2, rows: 300, features: 140, depth: 21, sizes: [130, 129], activation: 'silu', offset: 5 },
    { ...usual, groups: 2, rows: 260, features: 130, depth: 8, sizes: [1, 259], transW: true },
];
function compute(problem, operands) {
    const { counts, info, bias } = operands;
    const [X, W, Y] = [operands.X, operands.W, operands.Y].map(hostMat);
    const found = groupsOf(counts.data, counts.offset, problem.groups, problem.rows);
    for (const [e, group] of found.groups.entries())
        groupRef(problem, e, group, X, W, bias === undefined ? undefined : hostMat(bias), Y);
    info.data[info.offset] = found.info;
}
export const gemmGroupedCase = {
    spec: gemmGroupedSpec,
    // Sums of tens of products, and an activation in single.
    tolerance: 30,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n, k }) => ({ ...usual, groups: 8, rows: n, features: m, depth: k }),
    data({ groups, rows, features, depth, sizes, offset = 0, bare }, prec, random) {
        const numbers = (length) => {
            const view = window(prec, length, 1, { offset }, 'read');
            fill(prec, view, () => 2 * random.rand() - 1);
            return view;
        };
        const counts = integers(groups, { offset });
        for (let e = 0; e < groups; e++)
            counts.data[counts.offset + e] = sizes?.[e] ?? Math.floor(rows / groups);
        const { Y } = place(prec, { Y: [rows * features, 1] }, ['Y'], { offset });
        fill(prec, Y, () => 2 * random.rand() - 1);
        const operands = { X: numbers(rows * depth), W: numbers(groups * features * depth), Y };
        const all = {
            ...operands,
            ...(!bare && { bias: numbers(groups * features) }),
            counts,
            info: integers(1, { offset }),
        };
        return all;
    },
    run: calling(gemmGrouped, gemmGroupedSpec),
    reference: compute,
    error(problem, before, after) {
        const { counts, info, ...real } = before;
        const expected = { ...inDoubles(real), counts, info: { ...info, data: info.data.slice() } };
        compute(problem, expected);
        const said = Math.abs(after.info.data[info.offset] - expected.info.data[info.offset]);
        return larger(said, differenceOf(after.Y, expected.Y));
    },
    table: productTable([], ['rows', 'features', 'depth']),
};
