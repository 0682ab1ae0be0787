// Complex numbers as NumPy prints them: parts of one width each, 'j' behind the imaginary one.
import { isSingle } from '../arrays.ts';
import { DEFAULTS, type FormatOptions, shownPlaces, written } from '../views/format.ts';
import { floatTexts } from '../views/numbers.ts';
import type { Complexes } from './pairs.ts';

export function formatComplex(x: Complexes, how: Required<FormatOptions> = DEFAULTS): string {
  const { data } = x;
  const places = shownPlaces(x, how);
  const texts = (part: 0 | 1, of: (v: number) => number) =>
    floatTexts(
      places.map((p) => of(data[2 * p + part]!)),
      how.precision,
      isSingle(data),
    );
  const [re, im] = [texts(0, (v) => v), texts(1, Math.abs)];
  return written(x, how, (p) => {
    const value = data[2 * p + 1]!;
    const [, before, digits, behind] = /^( *)(\S+)( *)$/.exec(im(Math.abs(value)))!;
    return `${re(data[2 * p]!)}${before}${value < 0 || Object.is(value, -0) ? '-' : '+'}${digits}j${behind}`;
  });
}
