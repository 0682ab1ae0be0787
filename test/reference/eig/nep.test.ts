// LAPACK's test programs of nonsymmetric eigenproblems: dchkhs with the sizes, types and threshold of nep.in, and ddrvev, ddrves and ddrvvx
// with those of ded.in. The 10080 tests of dchkhs are those of five block sizes, and of dhsein besides; the drivers have theirs for two
// lengths of work space.
import { cpuTests } from '../lin/programTests.ts';
import { SELDOM } from '../lin/setting.ts';
import { chkhs } from './chkhs.ts';
import { drves, drvev, drvvx } from './drvev.ts';
import { OFTEN } from './matrices.ts';
import { LARGER } from './orders.ts';

cpuTests(
  'dchkhs',
  chkhs,
  { gehrd: 147, orghr: 294, hseqr: 882, trevc3: 588 },
  { gehrd: 30, orghr: 60, hseqr: 180, trevc3: 120 },
  OFTEN,
);
cpuTests('ddrvev', drvev, { geev: 1029 }, { geev: 210 }, OFTEN);
cpuTests('ddrves', drves, { gees: 1911 }, { gees: 390 }, OFTEN);
cpuTests('ddrvvx', drvvx, { geevx: 4998 }, { geevx: 1020 }, OFTEN);

cpuTests(
  'dchkhs, larger orders',
  (setting) => chkhs(setting, LARGER),
  { gehrd: 42, orghr: 84, hseqr: 252, trevc3: 168 },
  { gehrd: 3, orghr: 6, hseqr: 18, trevc3: 12 },
  SELDOM,
);
cpuTests('ddrvev, larger orders', (setting) => drvev(setting, LARGER), { geev: 294 }, { geev: 21 }, SELDOM);
cpuTests('ddrves, larger orders', (setting) => drves(setting, LARGER), { gees: 546 }, { gees: 39 }, SELDOM);
cpuTests('ddrvvx, larger orders', (setting) => drvvx(setting, LARGER), { geevx: 1428 }, { geevx: 102 }, SELDOM);
