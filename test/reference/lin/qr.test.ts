// LAPACK's test programs of orthogonal factorizations, every test once that is not a repetition. Of dchkqr 14329 of 42840 tests: the others
// are 17136 for other crossover points (NX), to which nothing corresponds here, and of the rest those that it counts without making them,
// those of geqrfp, and other types of empty matrices. Of dchklq 4893 of 28784, and of dchkq3 2061 of 4410: the others repeat these for other
// NX, for types of empty matrices and, gelqf having no block size to choose, for other block sizes. Of dchkqrtp 858 of 1482: the others are of
// one and the same block size.
import { chklq } from './chklq.ts';
import { chkq3 } from './chkq3.ts';
import { chkqr } from './chkqr.ts';
import { chkqrtp } from './chkqrtp.ts';
import { programTests, sampleTest } from './programTests.ts';
import { RARELY } from './setting.ts';

const few = { factors: 33, orthogonal: 33, products: 168, solve: 4 };

programTests(
  'dchkqr',
  chkqr,
  { factors: 1911, orthogonal: 1911, products: 10332, solve: 175 },
  { factors: 255, orthogonal: 255, products: 1356, solve: 28 },
  few,
);
sampleTest('dchkqr, hybrid', (setting) => chkqr(setting, { mode: 'hybrid' }), few, RARELY);

programTests(
  'dchklq',
  chklq,
  { factors: 637, orthogonal: 637, products: 3444, solve: 175 },
  { factors: 85, orthogonal: 85, products: 452, solve: 22 },
  { factors: 13, orthogonal: 13, products: 56, solve: 4 },
);

programTests(
  'dchkq3',
  chkq3,
  { 'singular values': 687, factors: 687, orthogonal: 687 },
  { 'singular values': 99, factors: 99, orthogonal: 99 },
  { 'singular values': 12, factors: 12, orthogonal: 12 },
);

programTests(
  'dchkqrtp',
  chkqrtp,
  { factors: 143, orthogonal: 143, products: 572 },
  { factors: 21, orthogonal: 21, products: 84 },
  { factors: 3, orthogonal: 3, products: 12 },
);
