// The problems of the cases of attention, and their operands.
import type { AttentionRules, AttentionShape } from '../../../../src/core/attention.ts';
import { sumType } from '../../../../src/core/field.ts';
import type { Prec, RoutineSpec } from '../../../../src/index.ts';
import { type LaidOut, ODD, type Views, vectorWindow } from '../../../lib/calls.ts';
import { fill, type TypedView } from '../../../lib/operands.ts';
import type { Random } from '../../../lib/random.ts';
import type { Size } from '../../../lib/sizes.ts';
import { tensorsOf } from '../../../lib/tensors.ts';

export interface AttentionProblem extends AttentionShape, AttentionRules, LaidOut {
  /** Operands that are left out. */
  readonly absent: readonly string[];
  readonly together?: boolean;
}

/** Without a mask. */
const sized = (batch: number, heads: number, queries: number, keys: number, dim: number, dimV = dim) =>
  ({
    ...{ axes: 'bhsd', batch, heads, groups: 1, queries, keys, dim, dimV, capacity: 0, maskBatch: 1, maskHeads: 1 },
    ...{ causal: false, past: 0, scale: 0, cap: 0, absent: ['mask'], layout: ODD },
  }) as const satisfies AttentionProblem;

/** Single numbers, around tiles of 64 and 32 and chunks of 32, several workgroups to a row, none of each, every rule, and blocks. */
export const ATTENTIONS: readonly AttentionProblem[] = [
  sized(1, 1, 1, 1, 1),
  { ...sized(2, 4, 9, 40, 8, 5), groups: 2, capacity: 50, causal: true, past: 31, absent: [] },
  { ...sized(2, 3, 5, 7, 4), axes: 'bshd' },
  { ...sized(2, 2, 65, 33, 33, 20), causal: true, past: 3 },
  { ...sized(1, 6, 70, 70, 16), groups: 3, causal: true, axes: 'bshd' },
  { ...sized(2, 2, 10, 34, 12), maskBatch: 2, maskHeads: 2, absent: [], cap: 0.4 },
  { ...sized(2, 2, 10, 34, 12), maskBatch: 2, absent: [], scale: -0.3, causal: true },
  { ...sized(1, 3, 10, 34, 12), maskHeads: 3, absent: [], cap: 2 },
  sized(1, 1, 33, 66, 65, 130),
  sized(1, 1, 20, 31, 140, 40),
  sized(1, 2, 3, 0, 4),
  sized(1, 2, 3, 4, 0),
  sized(1, 2, 3, 4, 5, 0),
  sized(1, 2, 0, 4, 5),
  sized(0, 2, 3, 4, 5),
  { ...sized(2, 2, 6, 5, 4), layout: {}, together: true },
  { ...sized(1, 4, 258, 260, 52, 48), groups: 2, causal: true, past: 5, absent: [] },
];

/** The problem of a tester's row: m queries, n keys, k numbers in each of four heads. */
export const attentionOf = ({ m, n, k }: Size): AttentionProblem => ({ ...sized(1, 4, m, n, k), layout: {} });

/**
 * Operands, those that are single where others are halves in arrays of their own. In the mask all keys of query 1 are hidden, and a fifth
 * of the others.
 */
export function attentionData(spec: RoutineSpec, prec: Prec, problem: AttentionProblem, random: Random): Views {
  const views = tensorsOf(spec, prec, problem, problem.absent, random);
  const { mask, L } = views;
  const { queries, keys } = problem;
  if (mask !== undefined)
    fill(prec, mask, (_, k) => {
      const isHidden = Math.floor(k / Math.max(1, keys)) % Math.max(1, queries) === 1 || random.rand() < 0.2;
      return isHidden ? Number.NEGATIVE_INFINITY : random.rand() - 0.5;
    });
  if (L === undefined || problem.together) return views;
  const arg = spec.args.L!;
  const use = 'access' in arg && arg.access === 'in' ? 'read' : 'write';
  const typed: TypedView = { ...vectorWindow(sumType(prec), L.cols, 1, use, ODD.offset), type: sumType(prec) };
  return { ...views, L: typed };
}

export const ATTENTION_COLUMNS = ['queries', 'keys', 'dim'] as const;
