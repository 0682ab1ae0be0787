// Draws docs/img/mixed-condition.svg: times and solutions of the solvers in mixed precision against the condition number, from rows of
// bench/results. `node scripts/draw-mixed.mjs [FILE]`, after a build.
import { readFileSync } from 'node:fs';
import { draw } from './drawing.mjs';

const MEASURED = 'bench/results/h200-2026-11-22-mixed.json';
/** Routines by colour, pivots by dash. */
const LOOKS = {
  'dsgesv partial': { color: 0, variant: 0 },
  dsgesvGmres: { color: 1, variant: 0 },
  'dhgesv partial': { color: 2, variant: 0 },
  'dhgesv butterfly': { color: 2, variant: 1 },
  'shgesv partial': { color: 3, variant: 0 },
  'shgesv butterfly': { color: 3, variant: 1 },
};

const X = { kind: 'linear', title: 'condition number, power of ten' };
function seriesOf(rows, value) {
  return Object.entries(LOOKS).map(([name, look]) => ({
    ...{ name, ...look },
    points: rows.filter((row) => row.name === name).map((row) => ({ x: Math.log10(row.cond), y: value(row) })),
  }));
}

const { rows } = JSON.parse(readFileSync(process.argv[2] ?? MEASURED, 'utf8'));
const time = {
  id: 'time',
  title: 'Time from call to result',
  x: X,
  y: { kind: 'log', title: 'time, ms' },
  series: seriesOf(rows, ({ ms }) => ms),
};
const solutions = {
  id: 'solutions',
  title: 'Solutions with the factors',
  x: X,
  y: { kind: 'linear', title: 'solutions with the factors' },
  // What ended in double is left out.
  series: seriesOf(rows, ({ iter, inner }) => (iter < 0 ? Number.NaN : inner > 0 ? inner : iter + 1)),
};
draw('docs/img/mixed-condition.svg', LOOKS, [time, solutions]);
