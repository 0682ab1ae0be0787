// Whether a verb on matrices of singles of the host goes by way of the context's GPU: there rows and columns are turned in the time of a
// copy, which takes the host longer than most factorizations.
import { sizeOf } from '../../core/strided.ts';
import { besideGpu } from '../../runtime/later.ts';
import { isSingle, operandOf } from '../arrays.ts';
import { checkContext, openContext } from '../defaultContext.ts';
import { signalAmong } from '../options.ts';
import type { Argument, Choices, Ways } from './verb.ts';

const code = /* @__PURE__ */ besideGpu(() => import('./thereAndBack.ts'));

/**
 * From so many elements of the first operand on. Wall ms of the host's way and of this one, order 1024: inv 40, 16; cholesky 27, 8; qr 55,
 * 21; lu 73, 13; eigh 50, 31; at 4096 430, 100; 430, 90; 840, 165; 890, 190; 600, 205 (H200, 2026-11-29).
 */
const LARGE = 2 ** 19;

/** Undefined where it does not, or cannot at once: what is passed is copied before the call returns. */
export function fromHost<O extends Choices>(
  ways: Ways<O, unknown>,
  given: readonly Argument[],
  options: O,
): Promise<unknown> | undefined {
  const first = given[0]![0] as { readonly data?: unknown } | null | undefined;
  const { length = 0 } = (first?.data ?? {}) as { readonly length?: number };
  if (length < LARGE || !isSingle(first!.data) || typeof options !== 'object' || options === null) return undefined;
  const { routine, takes } = ways;
  const { context: named, precision = 'auto', out } = options;
  const position = given.length + 1;
  const context = named === undefined ? openContext() : checkContext(routine, position, named);
  if (context?.gpu === undefined || context.gpu.software || out !== undefined || precision !== 'auto') return undefined;
  signalAmong(routine, position, options.signal);
  const operands = given.map(([x, name, position]) => operandOf(routine, x as never, name, position));
  const sizes = operands.map(({ shape }) => sizeOf(shape));
  const fits = 4 * Math.max(...sizes) <= context.gpu.bindingBytes && operands.every(({ data }) => isSingle(data));
  const one = sizes[0]! >= LARGE && operands.every(({ shape }) => shape.length <= 2);
  if (!one || !fits || takes?.(options, operands) === false) return undefined;
  return code()?.thereAndBack(context, ways, operands, options);
}
