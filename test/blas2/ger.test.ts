// GER on every backend: the case's sweep.
import { gerCase } from '../../testing/cases/blas2/ger.ts';
import { sweeps } from './sweeps.ts';

sweeps(gerCase, (p) => `incx ${p.incx}`);
