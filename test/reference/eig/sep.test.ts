// LAPACK's test programs of symmetric and Hermitian eigenproblems: xchkst and xdrvst with the sizes, types and threshold of sep.in. Its
// 89520 tests are those of five block sizes, which are nothing that routines take here, and of packed, band and tridiagonal drivers and
// dstemr besides.
import { complexCpuTests, complexTests, cpuTests, programTests } from '../lin/programTests.ts';
import { SELDOM } from '../lin/setting.ts';
import { chkst } from './chkst.ts';
import { drvst } from './drvst.ts';
import { OFTEN } from './matrices.ts';
import { LARGER } from './orders.ts';

programTests(
  'dchkst',
  chkst,
  { sytrd: 252, orgtr: 252, steqr: 504, sterf: 126, stedc: 630, stebz: 258, stein: 252 },
  { sytrd: 52, orgtr: 52, steqr: 104, sterf: 26, stedc: 130, stebz: 54, stein: 52 },
  { sytrd: 6, orgtr: 6, steqr: 12, sterf: 3, stedc: 15, stebz: 6, stein: 6 },
  OFTEN,
);

complexTests(
  'zchkst',
  chkst,
  { sytrd: 252, orgtr: 252, steqr: 504, sterf: 126, stedc: 630, stebz: 258, stein: 252 },
  { sytrd: 14, orgtr: 14, steqr: 28, sterf: 7, stedc: 35, stebz: 14, stein: 14 },
  { sytrd: 6, orgtr: 6, steqr: 12, sterf: 3, stedc: 15, stebz: 6, stein: 6 },
  SELDOM,
);

programTests(
  'ddrvst',
  drvst,
  { syev: 648, syevd: 648, syevx: 1944, syevr: 1944 },
  { syev: 132, syevd: 132, syevx: 396, syevr: 396 },
  { syev: 12, syevd: 12, syevx: 36, syevr: 36 },
  OFTEN,
);

complexTests(
  'zdrvst',
  drvst,
  { syev: 648, syevd: 648, syevx: 1944, syevr: 1944 },
  { syev: 36, syevd: 36, syevx: 108, syevr: 108 },
  { syev: 12, syevd: 12, syevx: 36, syevr: 36 },
  SELDOM,
);

cpuTests(
  'dchkst, larger orders',
  (setting) => chkst(setting, LARGER),
  { sytrd: 84, orgtr: 84, steqr: 168, sterf: 42, stedc: 210, stebz: 86, stein: 84 },
  { sytrd: 6, orgtr: 6, steqr: 12, sterf: 3, stedc: 15, stebz: 6, stein: 6 },
  SELDOM,
);

cpuTests(
  'ddrvst, larger orders',
  (setting) => drvst(setting, LARGER),
  { syev: 216, syevd: 216, syevx: 648, syevr: 648 },
  { syev: 12, syevd: 12, syevx: 36, syevr: 36 },
  SELDOM,
);

complexCpuTests(
  'zchkst, larger orders',
  (setting) => chkst(setting, LARGER),
  { sytrd: 84, orgtr: 84, steqr: 168, sterf: 42, stedc: 210, stebz: 86, stein: 84 },
  { sytrd: 6, orgtr: 6, steqr: 12, sterf: 3, stedc: 15, stebz: 6, stein: 6 },
  SELDOM,
);

complexCpuTests(
  'zdrvst, larger orders',
  (setting) => drvst(setting, LARGER),
  { syev: 216, syevd: 216, syevx: 648, syevr: 648 },
  { syev: 12, syevd: 12, syevx: 36, syevr: 36 },
  SELDOM,
);
