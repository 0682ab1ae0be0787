import { type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type AttentionProblem } from './attentions.ts';
export declare const attentionForwardCase: Case<AttentionProblem, Views>;
