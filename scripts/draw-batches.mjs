// Draws docs/img/batches.svg: how many times as fast batched routines are as the best of cuBLAS, cuSOLVER and MAGMA, from the tables in
// bench/results. `node scripts/draw-batches.mjs`, after a build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { draw } from './drawing.mjs';
import { root } from './process.mjs';

const LOOKS = Object.fromEntries(
  ['Cholesky', 'QR', 'inverse', 'one system each', 'LU'].map((name, color) => [name, { color, variant: 0 }]),
);
/** A file, the heading of its table, and in which column the factors of a routine are. */
const TABLES = [
  ['h200-2026-11-22.md', 'Batches', { LU: 1, Cholesky: 2, 'one system each': 3, inverse: 4 }],
  ['h200-2026-11-22-batched-qr.md', 'geqrf of batches', { QR: 3 }],
];

/** The rows below a heading that begin with an order and a number of matrices. */
function rowsBelow(file, heading) {
  const text = readFileSync(path.join(root, 'bench/results', file), 'utf8');
  const below = text.split(`\n## ${heading}\n`)[1].split('\n## ')[0];
  return below
    .split('\n')
    .filter((line) => /^\| \d+ x \d+ \|/.test(line))
    .map((line) => line.split('|').slice(1, -1));
}

const points = new Map(Object.keys(LOOKS).map((name) => [name, []]));
for (const [file, heading, columns] of TABLES) {
  for (const cells of rowsBelow(file, heading)) {
    for (const [name, column] of Object.entries(columns)) {
      const [, factor] = /\*\*([\d.]+)\*\*/.exec(cells[column]);
      points.get(name).push({ x: Number.parseInt(cells[0], 10), y: Number(factor) });
    }
  }
}
draw('docs/img/batches.svg', LOOKS, [
  {
    id: 'batches',
    title: 'Batches of small matrices on an NVIDIA H200, beside cuBLAS, cuSOLVER and MAGMA',
    x: { kind: 'size', title: 'order of the matrices' },
    y: { kind: 'log', title: 'times as fast as the best of cuBLAS, cuSOLVER and MAGMA (one H200, f32)' },
    series: Object.entries(LOOKS).map(([name, look]) => ({ name, ...look, points: points.get(name) })),
    threshold: { value: 1, label: 'as fast' },
  },
]);
