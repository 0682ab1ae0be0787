// LAPACK's test programs of general matrices, dchkge and zchkge with all their 3653 tests, and ddrvge and zdrvge with their 162 of gesv and
// 5586 of gesvx.
import { full, wide } from '../../lib/sampled.ts';
import { chkge } from './chkge.ts';
import { drivers, drvge } from './drivers.ts';
import { drvgex } from './drvgex.ts';
import { complexTests, cpuTests, doublesTests, fieldTests, gpuTests, sampleTest } from './programTests.ts';
import { SELDOM } from './setting.ts';

const whole = { LU: 1173, inverse: 147, solve: 441, solution: 441, refined: 441, ferr: 441, berr: 441, rcond: 128 };
const seldom = { LU: 63, inverse: 6, solve: 18, solution: 18, refined: 18, ferr: 18, berr: 18, rcond: 4 };
const few = { LU: 21, inverse: 6, solve: 18, solution: 18, refined: 18, ferr: 18, berr: 18, rcond: 4 };

fieldTests('chkge', chkge, whole, seldom, few, SELDOM);
doublesTests('dchkge', chkge, few, { prec: 'd', whole });
if (full) doublesTests('zchkge', chkge, few, { prec: 'z', whole });
for (const way of [
  { mode: 'native', pivoting: 'tournament' },
  { mode: 'hybrid', pivoting: 'partial' },
] as const) {
  sampleTest(`dchkge, ${way.mode}, ${way.pivoting}`, (setting) => chkge(setting, way), seldom, SELDOM);
}

const ofDriver = {
  whole: { factors: 64, solve: 49, solution: 49 },
  few: { factors: 2, solve: 2, solution: 2 },
};
fieldTests('drvge, gesv', drivers(drvge), ofDriver.whole, { factors: 10, solve: 8, solution: 8 }, ofDriver.few);
if (full) {
  doublesTests('ddrvge, gesv', drivers(drvge), ofDriver.few, { prec: 'd', whole: ofDriver.whole });
  doublesTests('zdrvge, gesv', drivers(drvge), ofDriver.few, { prec: 'z', whole: ofDriver.whole });
}

const ofGesvx = [
  { growth: 882, factors: 294, rcond: 882, solve: 882, solution: 882, ferr: 882, berr: 882, singular: 270 },
  { growth: 54, factors: 18, rcond: 54, solve: 54, solution: 54, ferr: 54, berr: 54, singular: 18 },
] as const;
const fewOfGesvx = { growth: 36, factors: 12, rcond: 36, solve: 36, solution: 36, ferr: 36, berr: 36 };
cpuTests('ddrvge, gesvx', drvgex, ...ofGesvx, SELDOM);
// gesvx has tests on a GPU of its own; this one compiles kernels of many sizes.
if (wide) gpuTests('ddrvge, gesvx', drvgex, ...ofGesvx, fewOfGesvx, SELDOM);
complexTests('zdrvge, gesvx', drvgex, ...ofGesvx, fewOfGesvx, SELDOM);
