// SBMV on every backend: the case's sweep.
import { sbmvCase } from '../../testing/cases/blas2/sbmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(sbmvCase, (p) => `${p.uplo}, incx ${p.incx}`);
