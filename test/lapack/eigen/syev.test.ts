// SYEV on every context.
import { syevCase } from '../../../testing/cases/lapack/eigen/syev.ts';
import { testDriver } from './drivers.ts';

testDriver(syevCase);
