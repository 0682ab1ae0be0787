// SPR on every backend: the case's sweep.
import { sprCase } from '../../testing/cases/blas2/spr.ts';
import { sweeps } from './sweeps.ts';

sweeps(sprCase, (p) => `${p.uplo}, incx ${p.incx}`);
