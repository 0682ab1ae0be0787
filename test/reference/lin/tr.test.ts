// Of LAPACK's test programs of triangular matrices, dchktr and zchktr, 2940 of 8008 tests each. The others: 280 are repetitions of the
// inverse for other block sizes, 3780 are of trrfs, 1008 of latrs and latrs3.
import { chktr } from './chktr.ts';
import { fieldTests } from './programTests.ts';

fieldTests(
  'chktr',
  chktr,
  { inverse: 140, solve: 1260, solution: 1260, rcond: 280 },
  { inverse: 20, solve: 180, solution: 180, rcond: 40 },
  { inverse: 3, solve: 27, solution: 27, rcond: 6 },
);
