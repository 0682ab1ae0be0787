// LAPACK's test programs of orthogonal factorizations, real and complex ones alike, every test once that is not a repetition. Of dchkqr
// 7085 of 42840 tests: the others are 17136 for other crossover points (NX), to which nothing corresponds here, and of the rest those
// that it counts without making them, those of geqrfp, of other types of empty matrices, and of a second block size that takes all
// reflectors at once. Of dchklq 7085 of 28784, and of dchkq3 2061 of 4410: the others repeat these likewise. Of dchkqrtp 858 of 1482: the
// others are of one and the same block size.
import { full } from '../../lib/sampled.ts';
import { chklq } from './chklq.ts';
import { chkq3 } from './chkq3.ts';
import { chkqr } from './chkqr.ts';
import { chkqrtp } from './chkqrtp.ts';
import { doublesTests, fieldTests, sampleTest } from './programTests.ts';
import { RARELY, SELDOM } from './setting.ts';

/** Of both programs: one sees what the other does, transposed. */
const all = { factors: 981, orthogonal: 981, products: 4948, solve: 175 };
/** Of dchkqr, and of dchklq. */
const few = { factors: 17, orthogonal: 17, products: 88, solve: 4 };
const fewOfLq = { factors: 21, orthogonal: 21, products: 88, solve: 4 };

fieldTests('chkqr', chkqr, all, { factors: 48, orthogonal: 48, products: 268, solve: 8 }, few, SELDOM);
sampleTest('dchkqr, hybrid', (setting) => chkqr(setting, { mode: 'hybrid' }), few, RARELY);
if (full) {
  doublesTests('dchkqr', chkqr, few, { prec: 'd', whole: all });
  doublesTests('zchkqr', chkqr, few, { prec: 'z', whole: all });
}

fieldTests('chklq', chklq, all, { factors: 50, orthogonal: 50, products: 268, solve: 9 }, fewOfLq, SELDOM);
if (full) {
  doublesTests('dchklq', chklq, fewOfLq, { prec: 'd', whole: all });
  doublesTests('zchklq', chklq, fewOfLq, { prec: 'z', whole: all });
}

const allOfQ3 = { 'singular values': 687, factors: 687, orthogonal: 687 };
const fewOfQ3 = { 'singular values': 12, factors: 12, orthogonal: 12 };
fieldTests('chkq3', chkq3, allOfQ3, { 'singular values': 39, factors: 39, orthogonal: 39 }, fewOfQ3, SELDOM);
if (full) {
  doublesTests('dchkq3', chkq3, fewOfQ3, { prec: 'd', whole: allOfQ3 });
  doublesTests('zchkq3', chkq3, fewOfQ3, { prec: 'z', whole: allOfQ3 });
}

fieldTests(
  'chkqrtp',
  chkqrtp,
  { factors: 143, orthogonal: 143, products: 572 },
  { factors: 8, orthogonal: 8, products: 32 },
  { factors: 3, orthogonal: 3, products: 12 },
  SELDOM,
);
