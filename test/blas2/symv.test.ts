// SYMV and HEMV on every backend: the cases' sweeps.
import { hemvCase, symvCase } from '../../testing/cases/blas2/symv.ts';
import { sweeps } from './sweeps.ts';

sweeps(symvCase, (p) => `${p.uplo}, incx ${p.incx}`);
sweeps(hemvCase, (p) => `${p.uplo}, incx ${p.incx}`);
