import { candidates, sumOf } from './level1.cpu.js';
import { nrm2Ref } from './nrm2.ref.js';
import { reduced } from './reductions.cpu.js';
import { startOf } from './vector.ref.js';
/** Sums of squares between these have not suffered from squares that left the range. */
const LEAST_SUM = 2 ** -900;
const MOST_SUM = Number.MAX_VALUE;
/** As the reference, but the pass that looks for the largest element is made only if the plain sum of squares has left the range. */
function nrm2Engine(v) {
    const sum = sumOf(v, 'squares', [1]);
    if (Number.isNaN(sum) || (sum >= LEAST_SUM && sum <= MOST_SUM))
        return Math.sqrt(sum);
    const [x] = v.vectors;
    const start = startOf(v.n, x);
    const largest = Math.max(...candidates(v, 'iamax').map((i) => Math.abs(x.data[start + i * x.ld])));
    if (largest === 0 || largest === Infinity)
        return largest;
    // 2^-1074 would ask for 2^1074, which is infinite; at 2^1000 every number is large enough to be squared.
    const scale = 2 ** Math.min(1000, -Math.floor(Math.log2(largest)));
    return Math.sqrt(sumOf(v, 'squares', [scale])) / scale;
}
export const nrm2Cpu = reduced(nrm2Engine, nrm2Ref);
