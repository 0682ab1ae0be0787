// Draws docs/img/mixed-condition.svg: times and solutions of the solvers in mixed precision against the condition number, from rows of bench/results.
// `node scripts/draw-mixed.mjs [FILE]`, after a build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const fromReport = (name) => import(path.join(root, 'dist/report', name));
const { colorClass, dashOf, mark, text } = await fromReport('frame.js');
const { lineChart } = await fromReport('lineChart.js');
const { chartStyle, TOKENS } = await fromReport('theme.js');

const MEASURED = 'bench/results/h200-2026-11-22-mixed.json';
const DRAWN = 'docs/img/mixed-condition.svg';
/** Of a chart's widest drawing, of the legend above two of them, and of an entry of it. */
const [WIDTH, HEIGHT, LEGEND, ENTRY] = [720, 360, 64, 220];
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

/** The widest drawing of a chart, put somewhere. */
function drawing(chart, y) {
  const [, attributes, content] = /<svg class="wide"([^>]*)>(.*?)<\/svg>/s.exec(lineChart(chart));
  return `<svg${attributes} x="0" y="${y}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

function entry([name, look], k) {
  const [x, y] = [58 + (k % 3) * ENTRY, 20 + Math.floor(k / 3) * 24];
  const line = `<line class="series ${colorClass(look)}" x1="${x}" y1="${y}" x2="${x + 30}" y2="${y}"${dashOf(look)}/>`;
  return line + mark(x + 15, y, look, name) + text(x + 38, y + 5, name);
}

const rules = (theme) =>
  `:root{${Object.entries(TOKENS)
    .map(([name, token]) => `--${name}:${token[theme]}`)
    .join(';')}}`;
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
const total = LEGEND + 2 * HEIGHT;
const style = `${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}${chartStyle}text{font:14px system-ui,sans-serif}`;
mkdirSync('docs/img', { recursive: true });
writeFileSync(
  DRAWN,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" width="${WIDTH}" height="${total}">` +
    `<style>${style.replaceAll('\n', '')}</style><rect width="${WIDTH}" height="${total}" fill="var(--surface)"/>` +
    `<g class="chart">${Object.entries(LOOKS).map(entry).join('')}${drawing(time, LEGEND)}${drawing(solutions, LEGEND + HEIGHT)}</g></svg>\n`,
);
