// SPMV on every backend: the case's sweep.
import { spmvCase } from '../../testing/cases/blas2/spmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(spmvCase, (p) => `${p.uplo}, incx ${p.incx}`);
