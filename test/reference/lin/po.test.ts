// LAPACK's test programs of symmetric and of Hermitian positive definite matrices: dchkpo and zchkpo with all their 1628 tests, and ddrvpo
// and zdrvpo with their 222 of posv and 1688 of posvx.
import { full } from '../../lib/sampled.ts';
import { chkpo } from './chkpo.ts';
import { drivers, drvpo } from './drivers.ts';
import { drvpox } from './drvpox.ts';
import { doublesTests, fieldTests, sampleTest } from './programTests.ts';

const whole = { Cholesky: 222, inverse: 222, solve: 222, solution: 222, refined: 222, ferr: 222, berr: 222, rcond: 74 };
const sampled = { Cholesky: 30, inverse: 30, solve: 30, solution: 30, refined: 30, ferr: 30, berr: 30, rcond: 10 };
const few = { Cholesky: 6, inverse: 6, solve: 6, solution: 6, refined: 6, ferr: 6, berr: 6, rcond: 2 };

fieldTests('chkpo', chkpo, whole, sampled, few);
doublesTests('dchkpo', chkpo, few, { prec: 'd', whole });
if (full) doublesTests('zchkpo', chkpo, few, { prec: 'z', whole });
sampleTest('dchkpo, hybrid', (setting) => chkpo(setting, { mode: 'hybrid' }), sampled);

const ofDriver = {
  whole: { factors: 74, solve: 74, solution: 74 },
  few: { factors: 2, solve: 2, solution: 2 },
};
fieldTests('drvpo, posv', drivers(drvpo), ofDriver.whole, { factors: 10, solve: 10, solution: 10 }, ofDriver.few);
if (full) {
  doublesTests('ddrvpo, posv', drivers(drvpo), ofDriver.few, { prec: 'd', whole: ofDriver.whole });
  doublesTests('zdrvpo, posv', drivers(drvpo), ofDriver.few, { prec: 'z', whole: ofDriver.whole });
}

fieldTests(
  'drvpo, posvx',
  drvpox,
  { rcond: 356, factors: 148, solve: 296, solution: 296, ferr: 296, berr: 296 },
  { rcond: 50, factors: 20, solve: 40, solution: 40, ferr: 40, berr: 40 },
  { rcond: 8, factors: 4, solve: 8, solution: 8, ferr: 8, berr: 8 },
);
