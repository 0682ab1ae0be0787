// NIST's Longley problem: employment in the United States explained by six figures of its economy, by least squares in mixed precision.
//   node scripts/run.mjs examples/11_longley.js
//   min ||y - X b||_2,   X = (1, x1, ..., x6), 16 x 7
// The columns of X are close to dependent: in 1967 J. W. Longley showed with them how few digits of the programs of his time were right.
// Single precision alone gives about two.
// lstsq with precision 'mixed' factors X in single precision, on a GPU if the context has one, and corrects the solution by residuals in
// double (dsgels). NIST certifies coefficients, their standard deviations s sqrt((X^T X)^-1 (j, j)) and s^2 = ||y - X b||^2 / (16 - 7) to
// 15 digits in the file that is read here: https://www.itl.nist.gov/div898/strd/lls/data/Longley.shtml
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Backend, type Context, createContext } from '../src/index.ts';
import { inv, lstsq, ndarray, qr, type SolutionReport } from '../src/linalg/index.ts';

const [M, N] = [16, 7];

/** Right decimal digits, as NIST counts them: the logarithm of the relative error. */
const digits = (found: number, certified: number): number =>
  Math.min(15, -Math.log10(Math.abs(found - certified) / Math.abs(certified)));

export async function main(context: Context, print = console.log): Promise<void> {
  const lines = readData('Longley.dat').split(/\r?\n/);
  const numbers = (line: string): number[] => line.trim().split(/\s+/).map(Number);
  const certified = lines.filter((line) => /^ +B\d /.test(line)).map((line) => numbers(line.replace(/B\d/, '')));
  const deviation = Number(lines.find((line) => line.includes('Standard Deviation   3'))!.match(/[\d.]+$/)![0]);
  const data = lines.slice(60, 76).map(numbers); // y, x1, ..., x6
  const y = ndarray(
    Float64Array.from(data, ([value]) => value),
    [M],
  );
  const X = ndarray(Float64Array.from(data.flatMap(([, ...x]) => [1, ...x])), [M, N]); // rows first

  const report: Partial<SolutionReport> = {};
  const { x, residuals } = await lstsq(X, y, { precision: 'mixed', report, context });
  const s = Math.sqrt(residuals[0] / (M - N));
  // X = Q R, hence (X^T X)^-1 = R^-1 R^-T: its diagonal has the squared norms of the rows of R^-1.
  const inverse = await inv(await qr(X, { mode: 'r', context }), { context });
  const deviations = Array.from({ length: N }, (_, j) => {
    return s * Math.hypot(...Array.from({ length: N }, (_, k) => inverse.get(j, k)));
  });

  print(`y = X b, by ${report.precision} precision on the ${context.backend}, ${report.iterations} corrections`);
  print('      coefficient   right digits        deviation   right digits');
  let [least, leastOfDeviations] = [15, 15];
  for (const [j, [b, sd]] of certified.entries()) {
    const [right, rightOfDeviation] = [digits(x.get(j), b), digits(deviations[j], sd)];
    least = Math.min(least, right);
    leastOfDeviations = Math.min(leastOfDeviations, rightOfDeviation);
    const [value, spread] = [x.get(j), deviations[j]].map((number) => number.toPrecision(9).padStart(16));
    print(`b${j} ${value} ${right.toFixed(1).padStart(10)} ${spread} ${rightOfDeviation.toFixed(1).padStart(10)}`);
  }
  print(`residual standard deviation ${s.toFixed(9)}, certified ${deviation}`);
  assert.equal(certified.length, N);
  assert(report.precision === 'mixed', 'corrections have converged');
  assert(least > 9 && leastOfDeviations > 9 && digits(s, deviation) > 9);
}

/** The program runs both from its source and compiled to dist/. */
function readData(file: string): string {
  const places = ['./data/', '../../examples/data/'].map((folder) => new URL(folder + file, import.meta.url));
  return readFileSync(places.find((place) => existsSync(place)) ?? places[0], 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  using context = await createContext({ backend: (process.argv[2] ?? 'auto') as Backend | 'auto' });
  await main(context);
}
