import type { AttentionRules, AttentionShape } from '../../../../src/core/attention.ts';
import type { Prec, RoutineSpec } from '../../../../src/index.ts';
import { type LaidOut, type Views } from '../../../lib/calls.ts';
import type { Random } from '../../../lib/random.ts';
import type { Size } from '../../../lib/sizes.ts';
export interface AttentionProblem extends AttentionShape, AttentionRules, LaidOut {
    /** Operands that are left out. */
    readonly absent: readonly string[];
    readonly together?: boolean;
}
/** Single numbers, around tiles of 64 and 32 and chunks of 32, several workgroups to a row, none of each, and every rule. */
export declare const ATTENTIONS: readonly AttentionProblem[];
/** The problem of a tester's row: m queries, n keys, k numbers in each of four heads. */
export declare const attentionOf: ({ m, n, k }: Size) => AttentionProblem;
/**
 * Operands, those that are single where others are halves in arrays of their own. In the mask all keys of query 1 are hidden, and a fifth
 * of the others.
 */
export declare function attentionData(spec: RoutineSpec, prec: Prec, problem: AttentionProblem, random: Random): Views;
export declare const ATTENTION_COLUMNS: readonly ['queries', 'keys', 'dim'];
