// LAPACK's test programs of generalized symmetric and Hermitian eigenproblems, xdrvsg, with the sizes, types and threshold of dsg.in. Its
// 33516 tests are those of three block sizes, and of packed and band drivers besides.
import { complexCpuTests, complexTests, cpuTests, programTests } from '../lin/programTests.ts';
import { SELDOM } from '../lin/setting.ts';
import { drvsg } from './drvsg.ts';
import { OFTEN } from './matrices.ts';
import { LARGER } from './orders.ts';

programTests(
  'ddrvsg',
  drvsg,
  { sygv: 882, sygvd: 882, sygvx: 2646 },
  { sygv: 180, sygvd: 180, sygvx: 540 },
  { sygv: 18, sygvd: 18, sygvx: 54 },
  OFTEN,
);

complexTests(
  'zdrvsg',
  drvsg,
  { sygv: 882, sygvd: 882, sygvx: 2646 },
  { sygv: 48, sygvd: 48, sygvx: 144 },
  { sygv: 18, sygvd: 18, sygvx: 54 },
  SELDOM,
);

cpuTests(
  'ddrvsg, larger orders',
  (setting) => drvsg(setting, LARGER),
  { sygv: 252, sygvd: 252, sygvx: 756 },
  { sygv: 18, sygvd: 18, sygvx: 54 },
  SELDOM,
);

complexCpuTests(
  'zdrvsg, larger orders',
  (setting) => drvsg(setting, LARGER),
  { sygv: 252, sygvd: 252, sygvx: 756 },
  { sygv: 18, sygvd: 18, sygvx: 54 },
  SELDOM,
);
