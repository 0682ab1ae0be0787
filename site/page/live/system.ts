// The grid of A x = b: solved at every change, filled by numbers that are pasted.
import type { SystemAnswer } from '../../protocolLive.ts';
import { byId, element, threeDigits } from '../dom.ts';
import { type Link, orShow } from './link.ts';

/** Orders that fit on a screen. */
const MOST = 8;

const EXAMPLES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'a small one': [
    [4, 1, 2, 9],
    [1, 3, 0, 7],
    [2, 0, 5, 12],
  ],
  'Hilbert, order 6': Array.from({ length: 6 }, (_, i) => [
    ...Array.from({ length: 6 }, (_, j) => Number((1 / (i + j + 1)).toPrecision(8))),
    1,
  ]),
  singular: [
    [1, 2, 3, 1],
    [2, 4, 6, 1],
    [1, 1, 1, 1],
  ],
};

export function systemGrid(link: Link): void {
  const form = byId<HTMLFormElement>('live-form');
  const body = byId('live-grid').querySelector('tbody')!;
  const verdict = byId('live-verdict');
  const choice = byId<HTMLSelectElement>('live-example');

  const solve = (): void => {
    const rows = [...body.rows].map((row) => [...row.querySelectorAll('input')]);
    const bad = rows.flat().filter(({ value }) => value.trim() === '' || Number.isNaN(Number(value)));
    for (const input of rows.flat()) input.toggleAttribute('aria-invalid', bad.includes(input));
    const results = [...body.querySelectorAll('output')];
    if (bad.length > 0) {
      for (const result of results) result.textContent = '';
      verdict.textContent = `${bad[0]!.ariaLabel} is no number`;
      return;
    }
    const numbers = rows.map((row) => row.map(({ value }) => Number(value)));
    const [a, b] = [numbers.map((row) => row.slice(0, -1)), numbers.map((row) => row.at(-1)!)];
    byId('live-code').textContent = `const x = await solve(${textOf(a)}, ${textOf([b]).slice(1, -1)});`;
    orShow(
      verdict,
      link.ask('system', { a, b }).then((answer) => {
        const failed = 'failure' in answer;
        for (const [i, result] of results.entries()) result.textContent = failed ? '' : shortText(answer.x[i]!);
        verdict.className = failed ? 'bad' : 'sub';
        verdict.textContent = failed ? answer.failure : numbersOf(answer);
      }),
    );
  };

  /** Rows of A and b; b is zeros where it is not given. */
  const fill = (rows: readonly (readonly number[])[]): void => {
    const n = rows.length;
    const head = [...Array.from({ length: n }, (_, j) => `A${j + 1}`), 'b', 'x'];
    byId('live-grid')
      .querySelector('thead')!
      .replaceChildren(element('tr', {}, ...head.map((title) => element('th', { scope: 'col' }, title))));
    body.replaceChildren(
      ...rows.map((row, i) => {
        const inputs = Array.from({ length: n + 1 }, (_, j) =>
          element('input', {
            inputmode: 'decimal',
            autocomplete: 'off',
            size: '4',
            value: String(row[j] ?? 1),
            'aria-label': j < n ? `A, row ${i + 1}, column ${j + 1}` : `b, row ${i + 1}`,
          }),
        );
        const cells = inputs.map((input, j) => element('td', j === n ? { class: 'right' } : {}, input));
        const result = element('td', {}, element('output', { 'aria-label': `x, row ${i + 1}` }));
        return element('tr', {}, ...cells, result);
      }),
    );
    solve();
  };

  const paste = async (text: string): Promise<void> => {
    const rows = await link.ask('table', text);
    const [n, columns] = [rows.length, rows[0]?.length ?? 0];
    if (n < 1 || n > MOST || (columns !== n && columns !== n + 1)) {
      throw new Error(
        `The text has ${n} x ${columns} numbers: A is square, up to ${MOST} x ${MOST}, with b as a last column or without`,
      );
    }
    fill(rows);
  };

  form.addEventListener('input', ({ target }) => {
    if (target === choice) fill(EXAMPLES[choice.value]!);
    else solve();
  });
  form.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A single number goes where the cursor is.
    if (!/[\n\t,;]|\d\s+[-+.\d]/.test(text.trim())) return;
    event.preventDefault();
    verdict.className = 'bad';
    orShow(verdict, paste(text));
  });
  choice.replaceChildren(...Object.keys(EXAMPLES).map((name) => element('option', { value: name }, name)));
  fill(EXAMPLES[choice.value]!);
}

const numbersOf = ({ ms, rcond, backwardError }: Exclude<SystemAnswer, { failure: string }>): string =>
  `Solved in ${threeDigits(ms)} ms. Condition about ${digitsText(1 / rcond)}, backward error ${digitsText(backwardError)}.`;

const textOf = (rows: readonly (readonly number[])[]): string =>
  `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;

const shortText = (value: number): string => String(Number(value.toPrecision(6)));

const digitsText = (value: number): string =>
  value >= 0.01 && value < 1e4 ? threeDigits(value) : value.toExponential(1);
