// Of LAPACK's test program of symmetric indefinite matrices, dchksy, 958 of 1846 tests, and of ddrvsy those of sysv. The others of dchksy:
// 222 are of sytrs2, 666 of syrfs.
import { chksy } from './chksy.ts';
import { drivers, drvsy } from './drivers.ts';
import { programTests } from './programTests.ts';

programTests(
  'dchksy',
  chksy,
  { factors: 330, inverse: 74, solve: 222, solution: 222, rcond: 110 },
  { factors: 48, inverse: 11, solve: 33, solution: 33, rcond: 16 },
);

programTests(
  'ddrvsy, sysv',
  drivers(drvsy),
  { factors: 74, solve: 74, solution: 74 },
  { factors: 11, solve: 11, solution: 11 },
);
