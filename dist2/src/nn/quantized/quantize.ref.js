// QUANTIZE in TypeScript: element by element. Host memory only.
import { pitchOf, pointOf, stepsOf, zeroOf } from '../../core/scales.js';
import { roundToEven } from './qgemm.ref.js';
/** Y := round(X / scale) + zero, in as many bits as there are. */
export function quantizeRef(q, Y) {
    const { outer, channels, inner, unsigned, X, scale } = q;
    const [steps, pitch, bits] = [stepsOf(q), pitchOf(q), Number(q.bits)];
    const least = unsigned ? 0 : -(2 ** (bits - 1));
    Y.data.fill(0, Y.off, Y.off + outer * pitch);
    for (let o = 0; o < outer; o++)
        for (let c = 0; c < channels; c++)
            for (let i = 0; i < inner; i++) {
                const at = o * steps.outerStep + Math.floor(c / steps.group) * steps.channelStep + i * steps.innerStep;
                const zero = q.zero === undefined ? zeroOf(q) : pointOf(q.zero.data[q.zero.off + at], unsigned);
                const e = c * inner + i;
                const factor = scale.data[scale.off + at];
                const y = Math.fround(X.data[X.off + o * channels * inner + e] / factor);
                const rounded = factor === 0 || Number.isNaN(y) ? 0 : roundToEven(y);
                const integer = Math.min(Math.max(rounded + zero, least), least + 2 ** bits - 1);
                const place = Y.off + o * pitch + Math.floor((e * bits) / 8);
                if (bits === 8)
                    Y.data[place] = integer;
                else
                    Y.data[place] |= (integer & 15) << (4 * (e % 2));
            }
}
