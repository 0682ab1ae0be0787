// Tridiagonal matrices with known eigenvalues, and those that eigenvalue routines have failed on.
import { complexTests, programTests } from '../lin/programTests.ts';
import { RARELY } from '../lin/setting.ts';
import { OFTEN } from './matrices.ts';
import { tridiagonals } from './tridiagonals.ts';

programTests(
  'tridiagonal matrices',
  tridiagonals,
  { sterf: 81, steqr: 201, stedc: 201, stebz: 81, stein: 120, syevd: 201, syevr: 201 },
  { sterf: 16, steqr: 40, stedc: 40, stebz: 16, stein: 24, syevd: 40, syevr: 40 },
  { sterf: 2, steqr: 4, stedc: 4, stebz: 2, stein: 2, syevd: 4, syevr: 4 },
  OFTEN,
);

complexTests(
  'tridiagonal matrices',
  tridiagonals,
  { sterf: 81, steqr: 201, stedc: 201, stebz: 81, stein: 120, syevd: 201, syevr: 201 },
  { sterf: 2, steqr: 4, stedc: 4, stebz: 2, stein: 2, syevd: 4, syevr: 4 },
  { sterf: 2, steqr: 4, stedc: 4, stebz: 2, stein: 2, syevd: 4, syevr: 4 },
  RARELY,
);
