// Least squares on rows that no rank holds alone: the gravity field of a planet, from measurements that every rank has its own share of.
//   npm run build && mpirun -n 2 node dist/examples/mpi/leastSquares.js
import assert from 'node:assert/strict';
import { createContext } from '../../src/index.ts';
import { ndarray } from '../../src/linalg/index.ts';
import { openMpi, tsqrSolve } from '../../src/mpi.ts';

const { world } = await openMpi();
// Every rank computes on a context of its own. Of a machine with several GPUs it would take the one of its number: world.localRank.
using context = await createContext({ backend: 'cpu', threads: 1 });

const MEASUREMENTS = 20_000;
/** Zonal harmonics: the planet's mass, its oblateness and what is left. */
const HARMONICS = Float64Array.of(1, 0, -1.0826e-3, 2.53e-6, 1.62e-6, 2.3e-7);
const N = HARMONICS.length;

// A rank makes its own rows, as it would read its own file: Legendre polynomials of the sine of the latitude.
const { from, to } = world.share(MEASUREMENTS);
const rows = new Float64Array((to - from) * N);
const measured = new Float64Array(to - from);
for (let i = 0; i < to - from; i++) {
  const t = Math.sin(1.3 * (from + i)); // the sine of a latitude
  const row = rows.subarray(i * N, (i + 1) * N);
  row.set([1, t]);
  for (let k = 2; k < N; k++) row[k] = ((2 * k - 1) * t * row[k - 1]! - (k - 1) * row[k - 2]!) / k;
  // An error that is the same for each measurement, whichever rank has it.
  measured[i] = HARMONICS.reduce((sum, c, k) => sum + c * row[k]!, 0) + 1e-9 * Math.sin(7 * (from + i) ** 2);
}

const { x, residuals, rank, rows: all } = await tsqrSolve(ndarray(rows, [to - from, N]), measured, { context });
assert.equal(rank, N);
for (let k = 0; k < N; k++) assert.ok(Math.abs(x.get(k) - HARMONICS[k]!) < 1e-10);
// Of such an error the mean square is half the square of its amplitude.
const error = Math.sqrt((2 * residuals[0]!) / all);
assert.ok(error > 0.9e-9 && error < 1.1e-9);
if (world.rank === 0) console.log(`J2 = ${(-x.get(2)).toExponential(6)} of ${all} rows on ${world.size} ranks`); // J2 = 1.082600e-3 of 20000 rows on 2 ranks
