// SPMV and HPMV on every backend: the cases' sweeps.
import { hpmvCase, spmvCase } from '../../testing/cases/blas2/spmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(spmvCase, (p) => `${p.uplo}, incx ${p.incx}`);
sweeps(hpmvCase, (p) => `${p.uplo}, incx ${p.incx}`);
