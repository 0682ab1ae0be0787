// SYEVD on every context.
import { syevdCase } from '../../../testing/cases/lapack/eigen/syevd.ts';
import { testDriver } from './drivers.ts';

testDriver(syevdCase);
