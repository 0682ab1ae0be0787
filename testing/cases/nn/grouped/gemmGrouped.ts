// GEMMGROUPED as a case: every row against the reference in doubles, and what is behind the groups as it was.

import { type GroupedRef, groupRef, groupsOf } from '../../../../src/nn/grouped/gemmGrouped.ref.ts';
import { gemmGrouped } from '../../../../src/nn.ts';
import { gemmGroupedSpec } from '../../../../src/specs.ts';
import { differenceOf, inDoubles } from '../../../lib/againstRef.ts';
import { calling, type Data, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { larger } from '../../../lib/norms.ts';
import { fill, integers, place, window } from '../../../lib/operands.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GemmGroupedProblem extends Sizes<'groups' | 'rows' | 'features' | 'depth'>, GroupedRef {
  /** Rows of each group; left out: about the same. */
  readonly sizes?: readonly number[];
  /** Elements in front of the operands. */
  readonly offset?: number;
  readonly bare?: boolean;
}

type Operands = Data<'X' | 'W' | 'bias' | 'Y', 'counts' | 'info'>;

const usual = { transW: false, activation: 'none', offset: 2 } as const;
const sweep: readonly GemmGroupedProblem[] = [
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
  // In fours, large tiles and small ones, weights either way.
  { ...usual, groups: 3, rows: 250, features: 132, depth: 36, sizes: [100, 3, 140], offset: 4 },
  { ...usual, groups: 2, rows: 190, features: 136, depth: 20, sizes: [130, 58], transW: true, offset: 8 },
  { ...usual, groups: 3, rows: 40, features: 36, depth: 44, sizes: [9, 0, 30], activation: 'gelu', offset: 4 },
];

function compute(problem: GemmGroupedProblem, operands: Operands): void {
  const { counts, info, bias } = operands;
  const [X, W, Y] = [operands.X, operands.W, operands.Y].map(hostMat);
  const found = groupsOf(counts.data, counts.offset, problem.groups, problem.rows);
  for (const [e, group] of found.groups.entries())
    groupRef(problem, e, group, X!, W!, bias === undefined ? undefined : hostMat(bias), Y!);
  info.data[info.offset] = found.info;
}

export const gemmGroupedCase: Case<GemmGroupedProblem, Operands> = {
  spec: gemmGroupedSpec,
  // Sums of tens of products, and an activation in single.
  tolerance: 30,
  repeatable: true,
  sweep,
  fromOptions: ({ m, n, k }) => ({ ...usual, groups: 8, rows: n, features: m, depth: k }),

  data({ groups, rows, features, depth, sizes, offset = 0, bare }, prec, random) {
    const numbers = (length: number) => {
      const view = window(prec, length, 1, { offset }, 'read');
      fill(prec, view, () => 2 * random.rand() - 1);
      return view;
    };
    const counts = integers(groups, { offset });
    for (let e = 0; e < groups; e++) counts.data[counts.offset + e] = sizes?.[e] ?? Math.floor(rows / groups);
    const { Y } = place(prec, { Y: [rows * features, 1] }, ['Y'], { offset });
    fill(prec, Y, () => 2 * random.rand() - 1);
    const operands = { X: numbers(rows * depth), W: numbers(groups * features * depth), Y };
    const all = {
      ...operands,
      ...(!bare && { bias: numbers(groups * features) }),
      counts,
      info: integers(1, { offset }),
    };
    return all as unknown as Operands;
  },

  run: calling(gemmGrouped, gemmGroupedSpec),
  reference: compute,

  error(problem, before, after) {
    const { counts, info, ...real } = before;
    const expected = { ...inDoubles(real), counts, info: { ...info, data: info.data.slice() } } as Operands;
    compute(problem, expected);
    const said = Math.abs(after.info.data[info.offset]! - expected.info.data[info.offset]!);
    return larger(said, differenceOf(after.Y, expected.Y));
  },

  table: productTable([], ['rows', 'features', 'depth']),
};
