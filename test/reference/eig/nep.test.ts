// LAPACK's test programs of nonsymmetric eigenproblems: xchkhs with the sizes, types and threshold of nep.in, and xdrvev, xdrves, xdrvsx
// and xdrvvx with those of ded.in, for real matrices and for complex ones. The 10080 tests of xchkhs are those of five block sizes, and of
// xhsein besides; the drivers have theirs for two lengths of work space, and xdrvsx those of matrices with known condition numbers too.
// All of it is computed on the CPU, for a GPU's context too.
import type { NumberPrec } from '../lin/desk.ts';
import { type Counts, complexCpuTests, cpuTests } from '../lin/programTests.ts';
import { SELDOM, type Setting } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { chkhs } from './chkhs.ts';
import { drves, drvev, drvsx, drvvx } from './drvev.ts';
import { knownConditions } from './knownConditions.ts';
import { OFTEN } from './matrices.ts';
import { LARGER } from './orders.ts';

/** Two tests of each matrix. */
const KNOWN = { real: { trsen: 52, geesx: 30 }, complex: { trsen: 40, geesx: 8 } } as const;

/** Real and complex, which make as many tests. */
function both(
  name: string,
  program: (setting: Setting<NumberPrec>) => Promise<Tally>,
  counts: Counts,
  sampled: Counts,
  often: number,
): void {
  cpuTests(`d${name}`, program, counts, sampled, often);
  complexCpuTests(`z${name}`, program, counts, sampled, often);
}

both(
  'chkhs',
  chkhs,
  { gehrd: 147, orghr: 294, hseqr: 882, trevc3: 588 },
  { gehrd: 30, orghr: 60, hseqr: 180, trevc3: 120 },
  OFTEN,
);
both('drvev', drvev, { geev: 1029 }, { geev: 210 }, OFTEN);
both('drves', drves, { gees: 1911 }, { gees: 390 }, OFTEN);
both('drvsx', drvsx, { geesx: 2205 }, { geesx: 450 }, OFTEN);
cpuTests('ddrvsx, known condition numbers', knownConditions, KNOWN.real, KNOWN.real, 1);
complexCpuTests('zdrvsx, known condition numbers', knownConditions, KNOWN.complex, KNOWN.complex, 1);
both('drvvx', drvvx, { geevx: 4998 }, { geevx: 1020 }, OFTEN);

both(
  'chkhs, larger orders',
  (setting) => chkhs(setting, LARGER),
  { gehrd: 42, orghr: 84, hseqr: 252, trevc3: 168 },
  { gehrd: 3, orghr: 6, hseqr: 18, trevc3: 12 },
  SELDOM,
);
both('drvev, larger orders', (setting) => drvev(setting, LARGER), { geev: 294 }, { geev: 21 }, SELDOM);
both('drves, larger orders', (setting) => drves(setting, LARGER), { gees: 546 }, { gees: 39 }, SELDOM);
both('drvsx, larger orders', (setting) => drvsx(setting, LARGER), { geesx: 630 }, { geesx: 45 }, SELDOM);
both('drvvx, larger orders', (setting) => drvvx(setting, LARGER), { geevx: 1428 }, { geevx: 102 }, SELDOM);
