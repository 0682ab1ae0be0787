// GER, GERU and GERC on every backend: the cases' sweeps.
import { gerCase, gercCase, geruCase } from '../../testing/cases/blas2/ger.ts';
import { sweeps } from './sweeps.ts';

for (const c of [gerCase, geruCase, gercCase]) sweeps(c, (p) => `incx ${p.incx}`);
