// DYNAMICQUANTIZE in TypeScript: element by element. Host memory only.
import { wholeLayout } from '../../core/scales.js';
import { roundToEven } from './qgemm.ref.js';
import { quantizeRef } from './quantize.ref.js';
/** scale and zero := those by which bytes just hold X and 0; Y := round(X / scale) + zero. */
export function dynamicQuantizeRef(n, X, Y, scale, zero) {
    let [least, most] = [0, 0];
    for (let k = 0; k < n; k++) {
        const x = X.data[X.off + k];
        if (x < least)
            least = x;
        if (x > most)
            most = x;
    }
    const factor = Math.fround(Math.fround(most - least) / 255);
    const point = Math.fround(-least / factor);
    scale.data[scale.off] = factor;
    zero.data[zero.off] = Number.isNaN(point) ? 0 : Math.min(roundToEven(point), 255);
    quantizeRef({ ...wholeLayout(n), X, scale, zero }, Y);
}
