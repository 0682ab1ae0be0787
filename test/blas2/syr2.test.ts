// SYR2 and HER2 on every backend: the cases' sweeps.
import { her2Case, syr2Case } from '../../testing/cases/blas2/syr2.ts';
import { sweeps } from './sweeps.ts';

sweeps(syr2Case, (p) => `${p.uplo}, incx ${p.incx}`);
sweeps(her2Case, (p) => `${p.uplo}, incx ${p.incx}`);
