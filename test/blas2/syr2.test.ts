// SYR2 on every backend: the case's sweep.
import { syr2Case } from '../../testing/cases/blas2/syr2.ts';
import { sweeps } from './sweeps.ts';

sweeps(syr2Case, (p) => `${p.uplo}, incx ${p.incx}`);
