// The testers' section: which programs, a table that grows as they run, and charts of it.
import { type LineChart, lineChart, type Series } from '../../report/lineChart.ts';
import type { Facts, Program, TesterRow } from '../protocol.ts';
import { type Compute, onSubmit } from './compute.ts';
import { sideChoice } from './devices.ts';
import { byId, element, GrowingTable, save, threeDigits, verdict } from './dom.ts';

/** What most people ask about. */
const COMMON = [
  'gemm',
  'gemv',
  'trsm',
  'getrf',
  'gesv',
  'potrf',
  'posv',
  'geqrf',
  'gels',
  'gemmBatched',
  'getrfBatched',
  'potrfBatched',
];
/** Charts of more series cannot be read. */
const MOST_SERIES = 12;
/** Exact results have no place on a logarithmic axis: they are shown here. */
const EXACT = 1e-3;
const REDRAW_MS = 1000;

const COLUMNS = [
  { title: 'Routine' },
  { title: 'Verdict' },
  { title: 'Device' },
  { title: 'Size' },
  { title: 'Time, ms', number: true },
  { title: 'Gflop/s', number: true },
  { title: 'Error, eps', number: true },
  { title: 'Limit', number: true },
  { title: 'Note', note: true },
];

export function testerSection(compute: Compute, facts: Facts): void {
  const form = byId<HTMLFormElement>('testers-form');
  const group = byId<HTMLSelectElement>('testers-group');
  const filter = byId<HTMLInputElement>('testers-filter');
  const place = byId('testers-result');
  const groups: Readonly<Record<string, readonly string[]>> = { common: COMMON, ...facts.groups };
  const all = [...new Set(facts.programs.map(({ routine }) => routine))];
  group.replaceChildren(
    ...Object.keys(groups).map((name) => element('option', { value: name }, name)),
    element('option', { value: 'all' }, `all ${all.length}`),
  );
  byId('testers-names').replaceChildren(...all.map((name) => element('option', { value: name })));
  const sidesChosen = sideChoice('testers-sides', facts);
  const checked = (name: string): string[] =>
    [...form.querySelectorAll<HTMLInputElement>(`input[name=${name}]:checked`)].map(({ value }) => value);
  const chosen = (): Program[] => {
    const wanted = groups[group.value] ?? all;
    const part = filter.value.trim().toLowerCase();
    // A name asked for is found in any group.
    const among = (routine: string) => (part === '' ? wanted.includes(routine) : true);
    const precisions = checked('prec');
    return facts.programs.filter(
      ({ name, routine, prec }) =>
        among(routine) &&
        precisions.includes(prec) &&
        (part === '' || name.toLowerCase().includes(part) || routine.toLowerCase().includes(part)),
    );
  };
  const count = (): void => {
    const { length } = chosen();
    byId('testers-count').textContent = `${length} program${length === 1 ? '' : 's'}`;
  };
  form.addEventListener('input', count);
  count();

  let rows: TesterRow[] = [];
  const table = (): GrowingTable => {
    const made = new GrowingTable('Results of the testers', COLUMNS);
    place.replaceChildren(element('p', { class: 'summary' }), made.box, element('div', { class: 'charts even' }));
    return made;
  };
  let shown: GrowingTable | undefined;
  const tools = (on: boolean): void => {
    byId('testers-save').hidden = !on;
    byId('testers-clear').hidden = !on;
  };
  onSubmit(form, compute, place, async () => {
    const programs = chosen().map(({ name }) => name);
    const sides = sidesChosen();
    if (programs.length === 0) throw new Error('no routine is chosen');
    const sizes = byId<HTMLInputElement>('testers-sizes').value;
    const words = byId<HTMLInputElement>('testers-words').value;
    let drawn = 0;
    try {
      await compute.run('testers', { programs, sides, sizes, words }, 'Testing', (event) => {
        if (event.kind === 'progress') {
          compute.progress(event.what, event.done, event.total);
          return;
        }
        shown ??= table();
        rows.push(event);
        shown.add(cellsOf(event));
        if (performance.now() - drawn > REDRAW_MS) {
          draw(place, rows);
          drawn = performance.now();
        }
      });
    } finally {
      tools(rows.length > 0);
      if (rows.length > 0) compute.announce(draw(place, rows));
    }
  });
  byId('testers-clear').addEventListener('click', () => {
    rows = [];
    shown = undefined;
    place.replaceChildren();
    tools(false);
    byId('testers-group').focus();
  });
  byId('testers-save').addEventListener('click', () => {
    // JSON has no NaN and no infinity: they are written as text.
    const safe = (_key: string, value: unknown): unknown =>
      typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
    const { devices } = facts;
    const date = new Date().toISOString();
    const saved = { schema: 'basalt-testers/1', version: BASALT_VERSION, date, devices, rows };
    save('basalt-testers.json', 'application/json', `${JSON.stringify(saved, safe, 2)}\n`);
  });
}

function cellsOf({ routine, side, size, result, failure }: TesterRow): (string | Node)[] {
  const where = [side.toUpperCase(), size];
  if (result === undefined) return [routine, 'none', ...where, '', '', '', '', failure ?? ''];
  const { ms, gflops, error, limit, ok, info } = result;
  const numbers = [ms, gflops, error].map(threeDigits);
  return [routine, verdict(ok), ...where, ...numbers, String(limit), info === 0 ? '' : `info = ${info}`];
}

/** Charts and a summary, which is returned. */
function draw(place: HTMLElement, rows: readonly TesterRow[]): string {
  const judged = rows.flatMap(({ result }) => result ?? []);
  const failed = judged.filter(({ ok }) => !ok).length;
  const none = rows.length - judged.length;
  const parts = [`${judged.length - failed} of ${judged.length} results are right`];
  if (none > 0) parts.push(`${none} could not be computed here`);
  const summary = place.querySelector('.summary')!;
  summary.className = `summary ${failed === 0 ? 'good' : 'bad'}`;
  const text = `${parts.join('; ')}.`;
  summary.textContent = text;

  const names = [...new Set(rows.map(nameOf))].slice(0, MOST_SERIES);
  const series = (y: (result: NonNullable<TesterRow['result']>) => number): Series[] =>
    names.map((name, k) => ({
      ...{ name, color: k % 6, variant: Math.floor(k / 6) },
      points: rows
        .filter((row) => nameOf(row) === name)
        .flatMap(({ n, size, result }) =>
          result === undefined ? [] : [{ x: n, y: y(result), note: `${name}, ${size}\n${threeDigits(y(result))}` }],
        )
        .sort((a, b) => a.x - b.x),
    }));
  const x = { kind: 'size', title: 'n' } as const;
  const charts: [string, LineChart][] = [
    [
      'Rates of the testers',
      {
        ...{ id: 'testers-rates', title: 'Rates of the testers', x, series: series(({ gflops }) => 1e9 * gflops) },
        y: { kind: 'log', title: 'Rate', unit: 'flop/s' },
      },
    ],
    [
      'Errors as parts of their limits',
      {
        ...{ id: 'testers-errors', title: 'Errors as parts of their limits', x, lines: false },
        series: series(({ error, limit }) => Math.max(EXACT, error / limit)),
        y: { kind: 'log', title: 'Error / limit' },
        threshold: { value: 1, label: 'limit' },
      },
    ],
  ];
  const figures = charts.map(([title, chart]) => `<figure><h3>${title}</h3>${lineChart(chart)}</figure>`);
  place.querySelector('.charts')!.innerHTML = figures.join('');
  return text;
}

const nameOf = ({ routine, side }: TesterRow): string => `${routine} ${side.toUpperCase()}`;
