// slice(A, '1:3, :'): views of parts of an array, in NumPy's notation.
import { ArgumentError } from '../../core/errors.ts';
import { type ArrayInput, complexArrayOf, operandOf } from '../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { type View, viewOf } from './view.ts';

/** An index, which takes its axis away; a range; or a new axis of one element. */
type Part = number | 'new' | readonly [start: number | undefined, stop: number | undefined, step: number];

/**
 * A view of a part of an array, as NumPy's A[...] with the same text between the brackets.
 *
 * A: any array that verbs take. which: for each axis, separated by commas, an index, which takes the axis away, or `start:stop:step`, of
 * which each may be missing; negative numbers count from the end, a negative step goes backwards, and what is beyond the end is left out.
 * `...` stands for all axes that are not named, as does the end of the text; `None` (or `newaxis`) for a new axis of one element. The
 * result is an ndarray on the same data, also where all axes are taken away: its number is read by get(), and changed by set(value).
 *
 * @throws ArgumentError for a text that says no part, more axes than A has, an index that is out of range, and a step of 0.
 * @example
 * const A = reshape(arange(12), [3, 4]);
 * console.log(slice(A, '1:, ::2').shape, slice(A, '-1, ::-1').get(0)); // [ 2, 2 ] 11
 * slice(A, '0, 1').set(100);
 * console.log(A.get(0, 1)); // 100
 */
export function slice<A extends ArrayInput>(A: A, which: string): View<A>;
/** The same of a complex array: a view of it, of a pair of arrays on a copy. */
export function slice<D extends Pairs>(A: ComplexOperand<D>, which: string): ComplexArray<D>;
export function slice(A: ComplexInput, which: string): unknown {
  const own = complexArrayOf('slice', [A, 'A', 1]);
  if (own !== undefined) return own.viewed((part) => slice(part, which));
  const { data, shape, stride, offset } = operandOf('slice', A, 'A', 1);
  const fail = (rule: string): never => {
    throw new ArgumentError('slice', 'which', 2, which, rule);
  };
  if (typeof which !== 'string') return fail("must be a text such as '1:3, :'");
  const of: { shape: number[]; stride: number[] } = { shape: [], stride: [] };
  let at = offset;
  let axis = 0;
  for (const part of partsOf(which, shape.length, fail)) {
    if (part === 'new') {
      of.shape.push(1);
      of.stride.push(0);
      continue;
    }
    const [size, step] = [shape[axis]!, stride[axis]!];
    if (typeof part === 'number') {
      if (part < -size || part >= size)
        fail(`its index ${part} must be from ${-size} to ${size - 1}: axis ${axis} has ${size} elements`);
      at += (part < 0 ? part + size : part) * step;
    } else {
      const [first, length] = rangeIn(part, size);
      // A part of nothing begins nowhere.
      if (length > 0) at += first * step;
      of.shape.push(length);
      of.stride.push(step * part[2]);
    }
    axis++;
  }
  return viewOf({ data, ...of, offset: at });
}

/** The parts of a text, one for each axis, and new ones between. */
function partsOf(which: string, dimensions: number, fail: (rule: string) => never): readonly Part[] {
  const words = which.split(',').map((word) => word.trim());
  // NumPy too takes a comma at the end.
  if (words.length > 1 && words.at(-1) === '') words.pop();
  const given = words.filter((word) => word !== '...' && !isNew(word)).length;
  if (given > dimensions) fail(`it must name at most ${dimensions} axes, as many as A has`);
  const rest = new Array<Part>(dimensions - given).fill([undefined, undefined, 1]);
  if (words.filter((word) => word === '...').length > 1) fail("it must have '...' only once");
  const parts = words.flatMap((word): readonly Part[] => {
    if (word === '...') return rest;
    return [isNew(word) ? 'new' : partOf(word, fail)];
  });
  return words.includes('...') ? parts : [...parts, ...rest];
}

const isNew = (word: string): boolean => word === 'None' || word === 'newaxis';

function partOf(word: string, fail: (rule: string) => never): Part {
  const numbers = word.split(':').map((text) => text.trim());
  const isLegal = word !== '' && numbers.length <= 3 && numbers.every((text) => /^([+-]?\d+)?$/.test(text));
  if (!isLegal) fail(`its part '${word}' must be an index, start:stop:step, '...' or None`);
  const [start, stop, step = 1] = numbers.map((text) => (text === '' ? undefined : Number(text)));
  if (numbers.length === 1) return start!;
  if (step === 0) fail('a step must not be 0');
  return [start, stop, step];
}

/** Where a range begins in an axis, and how many elements it has. */
function rangeIn([start, stop, step]: Exclude<Part, number | 'new'>, size: number): readonly [number, number] {
  const [low, high] = step > 0 ? [0, size] : [-1, size - 1];
  const within = (k: number | undefined, missing: number): number => {
    if (k === undefined) return missing;
    return Math.min(high, Math.max(low, k < 0 ? k + size : k));
  };
  const [first, end] = step > 0 ? [within(start, low), within(stop, high)] : [within(start, high), within(stop, low)];
  return [first, Math.max(0, Math.ceil((end - first) / step))];
}
