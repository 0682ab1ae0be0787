// Of LAPACK's test programs of least squares, ddrvls and zdrvls, all tests of gels (8820 of 114660) and of gelsy (17640) that are no
// repetitions: 1452 and 2328. The others repeat them for other crossover points (NX), to which nothing corresponds here, for scales and
// ranks of empty matrices, and, the reference counting them as passed, where a solution needs no test of its range or row space; and
// block sizes go round with numbers of right-hand sides and scales, every pair once. The rest of ddrvls are gelst, getsls, gelss and
// gelsd.
import { full } from '../../lib/sampled.ts';
import { drvls } from './drvls.ts';
import { drvlsy } from './drvlsy.ts';
import { doublesTests, fieldTests } from './programTests.ts';
import { SELDOM } from './setting.ts';

const whole = { residual: 726, range: 420, 'row space': 306 };
const few = { residual: 12, range: 7, 'row space': 5 };

fieldTests('drvls, gels', drvls, whole, { residual: 40, range: 24, 'row space': 16 }, few, SELDOM);
if (full) {
  doublesTests('ddrvls, gels', drvls, few, { prec: 'd', whole });
  doublesTests('zdrvls, gels', drvls, few, { prec: 'z', whole });
}

const wholeOfAnyRank = { 'singular values': 687, residual: 687, range: 477, 'row space': 477 };
const fewOfAnyRank = { 'singular values': 12, residual: 12, range: 7, 'row space': 7 };

fieldTests(
  'drvls, gelsy',
  drvlsy,
  wholeOfAnyRank,
  { 'singular values': 37, residual: 37, range: 26, 'row space': 25 },
  fewOfAnyRank,
  SELDOM,
);
if (full) {
  doublesTests('ddrvls, gelsy', drvlsy, fewOfAnyRank, { prec: 'd', whole: wholeOfAnyRank });
  doublesTests('zdrvls, gelsy', drvlsy, fewOfAnyRank, { prec: 'z', whole: wholeOfAnyRank });
}
