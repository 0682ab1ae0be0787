// A file of charts for a page of the documentation: drawings of the report's charts, one below the other, under a legend.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const fromReport = (name) => import(path.join(root, 'dist/report', name));
const { colorClass, dashOf, mark, text } = await fromReport('frame.js');
const { lineChart } = await fromReport('lineChart.js');
const { chartStyle, TOKENS } = await fromReport('theme.js');

/** Of a chart's widest drawing, and of an entry of the legend. */
const [WIDTH, HEIGHT, ENTRY, ROW] = [720, 360, 220, 24];
const IN_A_ROW = 3;

/** The widest drawing of a chart, put somewhere. */
function drawing(chart, y) {
  const [, attributes, content] = /<svg class="wide"([^>]*)>(.*?)<\/svg>/s.exec(lineChart(chart));
  return `<svg${attributes} x="0" y="${y}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

function entry([name, look], k) {
  const [x, y] = [58 + (k % IN_A_ROW) * ENTRY, 20 + Math.floor(k / IN_A_ROW) * ROW];
  const line = `<line class="series ${colorClass(look)}" x1="${x}" y1="${y}" x2="${x + 30}" y2="${y}"${dashOf(look)}/>`;
  return line + mark(x + 15, y, look, name) + text(x + 38, y + 5, name);
}

const rules = (theme) =>
  `:root{${Object.entries(TOKENS)
    .map(([name, token]) => `--${name}:${token[theme]}`)
    .join(';')}}`;

/**
 * Writes charts of the same series to a file below the root.
 * @param {string} file
 * @param {Readonly<Record<string, { color: number, variant: number }>>} looks of the series, by their names
 * @param {readonly object[]} charts as lineChart takes them
 */
export function draw(file, looks, charts) {
  const entries = Object.entries(looks);
  const legend = 16 + ROW * Math.ceil(entries.length / IN_A_ROW);
  const total = legend + charts.length * HEIGHT;
  const style = `${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}${chartStyle}text{font:14px system-ui,sans-serif}`;
  const drawn = charts.map((chart, k) => drawing(chart, legend + k * HEIGHT)).join('');
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" width="${WIDTH}" height="${total}">` +
      `<style>${style.replaceAll('\n', '')}</style><rect width="${WIDTH}" height="${total}" fill="var(--surface)"/>` +
      `<g class="chart">${entries.map(entry).join('')}${drawn}</g></svg>\n`,
  );
}
