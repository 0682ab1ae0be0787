import { type Determinant } from '../../../batched/lu/slogdetStridedBatched.ref.ts';
import type { Operand } from '../../arrays.ts';
import type { OnGpu } from '../onGpu.ts';
/** One for each matrix, in their order. */
export declare function determinantsThere(on: OnGpu, routine: string, A: Operand): Promise<readonly Determinant[]>;
