// SYR and HER on every backend: the cases' sweeps.
import { herCase, syrCase } from '../../testing/cases/blas2/syr.ts';
import { sweeps } from './sweeps.ts';

sweeps(syrCase, (p) => `${p.uplo}, incx ${p.incx}`);
sweeps(herCase, (p) => `${p.uplo}, incx ${p.incx}`);
