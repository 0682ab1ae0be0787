// SPR and HPR on every backend: the cases' sweeps.
import { hprCase, sprCase } from '../../testing/cases/blas2/spr.ts';
import { sweeps } from './sweeps.ts';

sweeps(sprCase, (p) => `${p.uplo}, incx ${p.incx}`);
sweeps(hprCase, (p) => `${p.uplo}, incx ${p.incx}`);
