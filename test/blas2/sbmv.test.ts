// SBMV and HBMV on every backend: the cases' sweeps.
import { hbmvCase, sbmvCase } from '../../testing/cases/blas2/sbmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(sbmvCase, (p) => `${p.uplo}, incx ${p.incx}`);
sweeps(hbmvCase, (p) => `${p.uplo}, incx ${p.incx}`);
