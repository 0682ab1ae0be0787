// Of LAPACK's test programs of symmetric indefinite matrices, dchksy, 958 of 1846 tests, of complex symmetric ones, zchksy, 1090 of 2122,
// which has one more type of matrix, and of Hermitian ones, zchkhe, 958 of 1846; of ddrvsy, zdrvsy and zdrvhe those of sysv and hesv. The
// others of these programs: 222 (258) are of sytrs2 and hetrs2, 666 (774) of syrfs and herfs.
import { wide } from '../../lib/sampled.ts';
import { chkcs, chkhe, chksy } from './chksy.ts';
import { drivers, drvcs, drvhe, drvsy } from './drivers.ts';
import { complexTests, cpuTests, gpuTests, programTests } from './programTests.ts';

const whole = { factors: 330, inverse: 74, solve: 222, solution: 222, rcond: 110 };
const sampled = { factors: 48, inverse: 11, solve: 33, solution: 33, rcond: 16 };
const few = { factors: 6, inverse: 1, solve: 3, solution: 3, rcond: 2 };
const driven = { factors: 74, solve: 74, solution: 74 };
const sampledDriven = { factors: 11, solve: 11, solution: 11 };
const fewDriven = { factors: 1, solve: 1, solution: 1 };

cpuTests('dchksy', chksy, whole, sampled);
// The routines have tests on a GPU of their own.
if (wide) gpuTests('dchksy', chksy, whole, sampled);
complexTests('zchkhe', chkhe, whole, sampled, few);
complexTests(
  'zchksy',
  chkcs,
  { factors: 366, inverse: 86, solve: 258, solution: 258, rcond: 122 },
  { factors: 54, inverse: 13, solve: 39, solution: 39, rcond: 18 },
  few,
);

programTests('ddrvsy, sysv', drivers(drvsy), driven, sampledDriven);
complexTests('zdrvhe, hesv', drivers(drvhe), driven, sampledDriven, fewDriven);
complexTests(
  'zdrvsy, sysv',
  drivers(drvcs),
  { factors: 86, solve: 86, solution: 86 },
  { factors: 13, solve: 13, solution: 13 },
  fewDriven,
);
