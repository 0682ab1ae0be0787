// docs/complex.md names every routine that has no complex form, and says rightly that complex forms are on a GPU where real ones are:
// by the rows of docs/routines.md, which follow from the specs.
import { expect, it } from 'vitest';
import { read } from './pages.ts';

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = read('docs/routines.md')
  .split('\n')
  .filter((line) => line.startsWith('| [') && !line.includes('(routines/nn.md'))
  .map(cellsOf)
  .map(([name, , , s, d, c, z]) => ({ name: /\[(\w+)\]/.exec(name!)![1]!, s: s!, d: d!, c: c!, z: z! }));

/** First cells of the table under a header that begins so. */
function named(header: string): string[] {
  const lines = read('docs/complex.md').split('\n');
  const first = lines.findIndex((line) => line.startsWith(header)) + 2;
  const end = lines.findIndex((line, k) => k >= first && !line.startsWith('|'));
  return lines.slice(first, end).map((line) => cellsOf(line)[0]!.replaceAll('`', ''));
}

const onGpu = (where: string): boolean => where.includes('GPU');
const namesOf = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name).sort();

it('names what has no complex form', () => {
  const lacking = rows.filter(({ s, d, c, z }) => (s !== '' && c === '') || (d !== '' && z === ''));
  expect(named('| real |').sort()).toEqual(namesOf(lacking));
});

it('is right that nothing is on the GPU for real numbers only', () => {
  const both = rows.filter(({ c, z }) => c !== '' || z !== '');
  expect(both.length).toBeGreaterThan(300);
  expect(namesOf(both.filter(({ s, c }) => onGpu(s) && !onGpu(c)))).toEqual([]);
  expect(namesOf(both.filter(({ d, z }) => onGpu(d) && !onGpu(z)))).toEqual([]);
});
