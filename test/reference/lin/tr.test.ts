// Of LAPACK's test program of triangular matrices, dchktr, 2940 of 8008 tests. The others: 280 are repetitions of the inverse for other
// block sizes, 3780 are of trrfs, 1008 of latrs and latrs3.
import { chktr } from './chktr.ts';
import { programTests } from './programTests.ts';

programTests(
  'dchktr',
  chktr,
  { inverse: 140, solve: 1260, solution: 1260, rcond: 280 },
  { inverse: 20, solve: 180, solution: 180, rcond: 40 },
);
