// LAPACK's test programs of singular values: xchkbd and xdrvbd with the sizes, types and threshold of svd.in. Its 125400 tests are those of
// five block sizes and, of the drivers, four lengths of work space, and of dbdsvdx, dgesvdq and right-hand sides besides.
import { wide } from '../../lib/sampled.ts';
import { complexCpuTests, complexGpuTests, cpuTests, gpuTests } from '../lin/programTests.ts';
import { SELDOM } from '../lin/setting.ts';
import { chkbd } from './chkbd.ts';
import { drvbd, drvbdNative } from './drvbd.ts';
import { OFTEN } from './matrices.ts';
import { LARGER_SHAPES } from './orders.ts';

cpuTests(
  'dchkbd',
  chkbd,
  { gebrd: 285, orgbr: 570, bdsqr: 2679, bdsdc: 1520 },
  { gebrd: 57, orgbr: 114, bdsqr: 537, bdsdc: 305 },
  OFTEN,
);

cpuTests(
  'ddrvbd',
  drvbd,
  { gesvd: 665, gesdd: 665, gesvj: 280, gejsv: 280, gesvdx: 1235 },
  { gesvd: 98, gesdd: 98, gesvj: 36, gejsv: 36, gesvdx: 182 },
);

// Kernels to compile, of routines that have tests on a GPU of their own.
if (wide) gpuTests('ddrvbd, gesdd polar', drvbdNative('polar'), { gesdd: 665 }, { gesdd: 98 }, { gesdd: 14 });
gpuTests('ddrvbd, gesdd bidiagonal', drvbdNative('bidiagonal'), { gesdd: 665 }, { gesdd: 98 }, { gesdd: 14 });

if (wide) {
  gpuTests(
    'dchkbd',
    chkbd,
    { gebrd: 285, orgbr: 570, bdsqr: 2679, bdsdc: 1520 },
    { gebrd: 41, orgbr: 82, bdsqr: 387, bdsdc: 220 },
  );
}

cpuTests(
  'dchkbd, larger orders',
  (setting) => chkbd(setting, LARGER_SHAPES),
  { gebrd: 45, orgbr: 90, bdsqr: 423, bdsdc: 240 },
  { gebrd: 3, orgbr: 6, bdsqr: 27, bdsdc: 15 },
  SELDOM,
);

cpuTests(
  'ddrvbd, larger orders',
  (setting) => drvbd(setting, LARGER_SHAPES),
  { gesvd: 105, gesdd: 105, gesvj: 40, gejsv: 40, gesvdx: 195 },
  { gesvd: 7, gesdd: 7, gesvj: 4, gejsv: 4, gesvdx: 13 },
  SELDOM,
);

// bdsdc is of real matrices alone.
complexCpuTests('zchkbd', chkbd, { gebrd: 285, orgbr: 570, bdsqr: 2679 }, { gebrd: 15, orgbr: 30, bdsqr: 141 }, SELDOM);

complexCpuTests(
  'zdrvbd',
  drvbd,
  { gesvd: 665, gesdd: 665, gesvj: 280, gejsv: 280, gesvdx: 1235 },
  { gesvd: 35, gesdd: 35, gesvj: 20, gejsv: 20, gesvdx: 65 },
  SELDOM,
);

complexGpuTests('zdrvbd, gesdd polar', drvbdNative('polar'), { gesdd: 665 }, { gesdd: 98 }, { gesdd: 14 });
complexGpuTests('zdrvbd, gesdd bidiagonal', drvbdNative('bidiagonal'), { gesdd: 665 }, { gesdd: 98 }, { gesdd: 14 });

complexCpuTests(
  'zchkbd, larger orders',
  (setting) => chkbd(setting, LARGER_SHAPES),
  { gebrd: 45, orgbr: 90, bdsqr: 423 },
  { gebrd: 3, orgbr: 6, bdsqr: 27 },
  SELDOM,
);

complexCpuTests(
  'zdrvbd, larger orders',
  (setting) => drvbd(setting, LARGER_SHAPES),
  { gesvd: 105, gesdd: 105, gesvj: 40, gejsv: 40, gesvdx: 195 },
  { gesvd: 7, gesdd: 7, gesvj: 4, gejsv: 4, gesvdx: 13 },
  SELDOM,
);
