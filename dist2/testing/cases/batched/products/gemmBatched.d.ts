import type { Case } from '../../../lib/case.ts';
import { type BatchData } from '../../../lib/gemmBatch.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type IntegerView } from '../../../lib/operands.ts';
import { type GemmBatchProblem } from './gemmStridedBatched.ts';
type Places = Readonly<Record<'offsetsA' | 'offsetsB' | 'offsetsC', IntegerView>>;
export type GemmBatchedData = BatchData & Places & Readonly<Record<string, MatrixView | IntegerView>>;
export declare const gemmBatchedCase: Case<GemmBatchProblem, GemmBatchedData>;
export {};
