// LAPACK's test programs of symmetric positive definite matrices: dchkpo with all its 1628 tests, and ddrvpo with its 222 of posv and 1688
// of posvx.
import { chkpo } from './chkpo.ts';
import { drivers, drvpo } from './drivers.ts';
import { drvpox } from './drvpox.ts';
import { programTests, sampleTest } from './programTests.ts';

const sampled = { Cholesky: 30, inverse: 30, solve: 30, solution: 30, refined: 30, ferr: 30, berr: 30, rcond: 10 };

programTests(
  'dchkpo',
  chkpo,
  { Cholesky: 222, inverse: 222, solve: 222, solution: 222, refined: 222, ferr: 222, berr: 222, rcond: 74 },
  sampled,
);
sampleTest('dchkpo, hybrid', (setting) => chkpo(setting, { mode: 'hybrid' }), sampled);

programTests(
  'ddrvpo, posv',
  drivers(drvpo),
  { factors: 74, solve: 74, solution: 74 },
  { factors: 10, solve: 10, solution: 10 },
);

programTests(
  'ddrvpo, posvx',
  drvpox,
  { rcond: 356, factors: 148, solve: 296, solution: 296, ferr: 296, berr: 296 },
  { rcond: 50, factors: 20, solve: 40, solution: 40, ferr: 40, berr: 40 },
);
