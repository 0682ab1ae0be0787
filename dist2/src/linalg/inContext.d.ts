import { type Layout } from '../core/strided.ts';
import type { Context } from '../runtime/context.ts';
import { type Numbers, Operand } from './arrays.ts';
/** A copy of an array, rows first. */
export declare function copied({ data, shape, stride, offset }: Layout<Numbers>): Operand;
/**
 * Does `work` on operands that do not change before it has taken what it needs of them: where the context must be waited for, on copies.
 * With a signal the promise rejects if that is given before the result is handed over.
 */
export declare function inContext<R>(named: Context | undefined, operands: readonly Operand[], work: (context: Context, operands: readonly Operand[]) => R | Promise<R>, signal?: AbortSignal): Promise<R>;
