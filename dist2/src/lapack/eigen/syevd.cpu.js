import { fields } from '../../core/field.js';
import { ormtrEngine } from './ormtr.cpu.js';
import { stedcOfEngine } from './stedc.cpu.js';
import { sterfRef } from './sterf.ref.js';
import { eigenCpu, reducedEngine } from './syev.cpu.js';
import { valuesOut } from './syev.ref.js';
import { syevdScaledRef } from './syevd.ref.js';
/** As syevdScaledRef, A at `inA`. */
export function syevdEngine(e, r, space, problem, inA, factor) {
    const { jobz, uplo, n, W } = problem;
    const { S, tau, d, off } = reducedEngine(e, r, space, uplo, n, inA);
    let info;
    if (jobz === 'n') {
        info = sterfRef(n, d, off, fields[r.prec].eps);
    }
    else {
        info = stedcOfEngine(e, r, space, 'i', n, d, off, inA);
        ormtrEngine(e, r, space, 'l', 'l', false, n, n, S, tau, inA);
    }
    valuesOut(d, factor, W);
    return info;
}
/** Whatever the mode. */
export const syevdCpu = (queue, a) => eigenCpu(queue, a, syevdEngine, syevdScaledRef);
