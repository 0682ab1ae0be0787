// SYR on every backend: the case's sweep.
import { syrCase } from '../../testing/cases/blas2/syr.ts';
import { sweeps } from './sweeps.ts';

sweeps(syrCase, (p) => `${p.uplo}, incx ${p.incx}`);
